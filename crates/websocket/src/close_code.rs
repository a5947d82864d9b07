//! The numbers that say why a WebSocket is closed (RFC 6455, section 7.4, and IANA's registry).

/// It has done what it was for.
pub const NORMAL: u16 = 1000;
/// The other side does not keep to the standard.
pub const PROTOCOL_ERROR: u16 = 1002;
/// A text is not UTF-8.
pub const INVALID_DATA: u16 = 1007;
/// The other side broke the rules of the house.
pub const POLICY: u16 = 1008;
/// A message is too big.
pub const TOO_BIG: u16 = 1009;
/// The server restarts.
pub const RESTART: u16 = 1012;
/// The other side may come back at once.
pub const TRY_LATER: u16 = 1013;

/// Whether the code may stand in a close frame.
pub(crate) fn may_be_sent(code: u16) -> bool {
    // 1004 to 1006 and 1015 stand for ends without a code; what is between 1016 and 2999 has no meaning yet.
    matches!(code, 1000..=1003 | 1007..=1014 | 3000..=4999)
}
