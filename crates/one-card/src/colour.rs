//! The six colours of the dice and of the cards' rows (K1).

table::lettered_enum! {
    /// A colour. Each has a symbol, too, so that nobody needs to see colours.
    pub enum Colour {
        /// `r`, a hexagon.
        Red = 'r' "red",
        /// `o`, a pentagon.
        Orange = 'o' "orange",
        /// `y`, a circle.
        Yellow = 'y' "yellow",
        /// `g`, an octagon.
        Green = 'g' "green",
        /// `b`, a triangle.
        Blue = 'b' "blue",
        /// `p`, a square.
        Purple = 'p' "purple",
    }
}
