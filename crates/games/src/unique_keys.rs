//! JSON objects read more strictly than maps are: a key that stands twice is an error, not a guess.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

/// An object of any keys, each of which stands once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UniqueKeys<V>(pub BTreeMap<String, V>);

impl<'de, V: Deserialize<'de>> Deserialize<'de> for UniqueKeys<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UniqueKeys<V>, D::Error> {
        struct Once<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Once<V> {
            type Value = UniqueKeys<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a JSON object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<UniqueKeys<V>, A::Error> {
                let mut entries = BTreeMap::new();
                while let Some((key, value)) = map.next_entry::<String, V>()? {
                    if entries.contains_key(&key) {
                        return Err(A::Error::custom(format!("`{key}` appears twice")));
                    }
                    entries.insert(key, value);
                }
                Ok(UniqueKeys(entries))
            }
        }

        deserializer.deserialize_map(Once(PhantomData))
    }
}
