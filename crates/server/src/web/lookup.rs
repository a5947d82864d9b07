//! Finding a table for somebody: names cannot be guessed, but codes are short, so nobody may try many of them.

use axum::http::StatusCode;
use protocol::ProtocolError;

use super::App;
use super::error::HttpError;
use crate::identity::read_code;
use crate::network::ClientNetwork;
use crate::room::RoomRef;
use crate::services::TableUnavailable;

/// Why a table was not looked for, or could not be read.
pub(crate) enum LookupError {
    /// This client has tried too many codes of no table.
    TooManyUnknown,
    /// It cannot be had now.
    Unavailable(TableUnavailable),
}

impl LookupError {
    /// What a client hears that has tried too many codes.
    pub(crate) fn too_many_unknown() -> ProtocolError {
        let message = "too many wrong codes from your address: use the link to the table, or wait a while";
        ProtocolError::new("too_many", message)
    }
}

impl App {
    /// The room of a table, by its name or its code. A client that has tried too many unknown codes is not even
    /// told whether the next one is right.
    pub(crate) async fn find(
        &self,
        network: ClientNetwork,
        key: &str,
    ) -> Result<Option<RoomRef>, LookupError> {
        let tries = read_code(key).map(|_| self.limits.unknown_codes(network));
        // Taken before the answer is known, so that many tries at a time are counted one by one.
        if tries.as_ref().is_some_and(|tries| !tries.take()) {
            self.services.metrics().limited.add(1);
            return Err(LookupError::TooManyUnknown);
        }
        let found = self.services.find(key).await;
        if let (Some(tries), Ok(Some(_)) | Err(_)) = (tries, &found) {
            tries.give_back();
        }
        found.map_err(LookupError::Unavailable)
    }
}

impl From<LookupError> for HttpError {
    fn from(error: LookupError) -> HttpError {
        match error {
            LookupError::TooManyUnknown => {
                HttpError::from_error(StatusCode::TOO_MANY_REQUESTS, LookupError::too_many_unknown())
            }
            LookupError::Unavailable(error) => error.into(),
        }
    }
}
