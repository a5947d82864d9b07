//! JSON read more strictly than the derived readers do: objects are objects, not arrays.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};

/// Why a line could not be read.
pub(crate) enum ReadError {
    /// It is not JSON.
    Syntax(String),
    /// It is JSON of another form.
    Form(String),
}

/// Reads a line that is one JSON object.
pub(crate) fn read_object<T: DeserializeOwned>(line: &str) -> Result<T, ReadError> {
    let short = |error: serde_json::Error| error.to_string().chars().take(200).collect::<String>();
    match serde_json::from_str(line) {
        Ok(Object(read)) => Ok(read),
        Err(error) if error.is_data() => Err(ReadError::Form(short(error))),
        Err(error) => Err(ReadError::Syntax(short(error))),
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
