//! Enums whose variants have names, and perhaps letters, in the notation and in views: colours, rows, phases.

/// Makes an enum whose variants have a name each: `ALL`, `index`, `name` and `named`.
#[macro_export]
macro_rules! named_enum {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $type:ident {
            $($(#[$documentation:meta])* $variant:ident = $name:literal,)+
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        $visibility enum $type {
            $($(#[$documentation])* $variant,)+
        }

        impl $type {
            /// All of them, in the order of the notation.
            pub const ALL: [$type; [$($name),+].len()] = [$($type::$variant),+];

            /// The place in that order, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name in views.
            pub const fn name(self) -> &'static str {
                [$($name),+][self as usize]
            }

            /// The one with this name.
            pub fn named(name: &str) -> Option<$type> {
                $type::ALL.into_iter().find(|known| known.name() == name)
            }
        }
    };
}

/// As [`named_enum!`], with a letter for each variant, too: `letter` and `with_letter`.
#[macro_export]
macro_rules! lettered_enum {
    (
        $(#[$attribute:meta])*
        $visibility:vis enum $type:ident {
            $($(#[$documentation:meta])* $variant:ident = $letter:literal $name:literal,)+
        }
    ) => {
        $crate::named_enum! {
            $(#[$attribute])*
            $visibility enum $type {
                $($(#[$documentation])* $variant = $name,)+
            }
        }

        impl $type {
            /// The letter in the notation.
            pub const fn letter(self) -> char {
                [$($letter),+][self as usize]
            }

            /// The one with this letter.
            pub fn with_letter(letter: char) -> Option<$type> {
                $type::ALL.into_iter().find(|known| known.letter() == letter)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    lettered_enum! {
        /// Two sides.
        enum Side {
            Left = 'l' "left",
            Right = 'r' "right",
        }
    }

    #[test]
    fn names_and_letters_lead_back() {
        for (place, side) in Side::ALL.into_iter().enumerate() {
            assert_eq!(side.index(), place);
            assert_eq!(
                (Side::named(side.name()), Side::with_letter(side.letter())),
                (Some(side), Some(side))
            );
        }
        assert_eq!((Side::named("l"), Side::with_letter('L')), (None, None));
    }
}
