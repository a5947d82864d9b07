//! A map whose first key has been looked at, as it was before.

use serde::de::value::{BorrowedStrDeserializer, MapAccessDeserializer};
use serde::de::{DeserializeSeed, MapAccess};

/// A map of which one key was taken, and is given first.
pub(crate) struct FirstKey<'de, A> {
    first: Option<&'de str>,
    rest: A,
}

impl<'de, A: MapAccess<'de>> FirstKey<'de, A> {
    /// The map as it was before this key was taken.
    pub(crate) fn put_back(key: &'de str, rest: A) -> MapAccessDeserializer<FirstKey<'de, A>> {
        MapAccessDeserializer::new(FirstKey { first: Some(key), rest })
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for FirstKey<'de, A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error> {
        match self.first.take() {
            Some(key) => seed.deserialize(BorrowedStrDeserializer::new(key)).map(Some),
            None => self.rest.next_key_seed(seed),
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, A::Error> {
        self.rest.next_value_seed(seed)
    }
}
