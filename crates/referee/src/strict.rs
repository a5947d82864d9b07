//! JSON read more strictly than the derived readers do: objects are objects, and keys stand once.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error, MapAccess, Visitor};

/// Why a line could not be read.
pub(crate) enum Unread {
    /// It is not JSON.
    Syntax(String),
    /// It is JSON of another form.
    Form(String),
}

/// Reads a line that is one JSON object.
pub(crate) fn read_object<T: DeserializeOwned>(line: &str) -> Result<T, Unread> {
    let short = |error: serde_json::Error| error.to_string().chars().take(200).collect::<String>();
    match serde_json::from_str(line) {
        Ok(Object(read)) => Ok(read),
        Err(error) if error.is_data() => Err(Unread::Form(short(error))),
        Err(error) => Err(Unread::Syntax(short(error))),
    }
}

/// Something that must be a JSON object; a derived reader alone would take an array, too.
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object<T>, D::Error> {
        struct OnlyMaps<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for OnlyMaps<T> {
            type Value = Object<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Object<T>, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map)).map(Object)
            }
        }

        deserializer.deserialize_map(OnlyMaps(PhantomData))
    }
}

/// An object of any keys, each of which stands once.
pub(crate) struct Unique<V>(pub(crate) BTreeMap<String, V>);

impl<'de, V: Deserialize<'de>> Deserialize<'de> for Unique<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Unique<V>, D::Error> {
        struct Once<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Once<V> {
            type Value = Unique<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Unique<V>, A::Error> {
                let mut entries = BTreeMap::new();
                while let Some((key, value)) = map.next_entry::<String, V>()? {
                    if entries.contains_key(&key) {
                        return Err(A::Error::custom(format!("`{key}` stands twice")));
                    }
                    entries.insert(key, value);
                }
                Ok(Unique(entries))
            }
        }

        deserializer.deserialize_map(Once(PhantomData))
    }
}
