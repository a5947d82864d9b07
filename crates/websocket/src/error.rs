//! Why a WebSocket cannot be read any further.

use thiserror::Error;

use crate::close_code;

/// How the other side breaks the standard, or a limit. The text is the reason in the close frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ProtocolError {
    /// An opcode that the standard reserves.
    #[error("unknown opcode")]
    UnknownOpcode,
    /// A bit that belongs to an extension; none was agreed on.
    #[error("reserved bit without an extension")]
    ReservedBit,
    /// A client's frame without a mask.
    #[error("frame without a mask")]
    NotMasked,
    /// A length in more bytes than it needs.
    #[error("length in more bytes than it needs")]
    LengthNotMinimal,
    /// A length of 64 bits whose first bit is set.
    #[error("length with its first bit set")]
    LengthOutOfRange,
    /// A control frame that is not final.
    #[error("fragmented control frame")]
    FragmentedControlFrame,
    /// A control frame with more than 125 bytes.
    #[error("control frame of more than 125 bytes")]
    LongControlFrame,
    /// A continuation without a beginning.
    #[error("continuation of nothing")]
    UnexpectedContinuation,
    /// A message that begins before the one before it has ended.
    #[error("message within a fragmented message")]
    InterruptedMessage,
    /// The body of a close frame has one byte, or a code that must not be sent.
    #[error("close frame with an invalid code")]
    InvalidCloseCode,
    /// A text, or the reason of a close frame, that is not UTF-8.
    #[error("text that is not UTF-8")]
    InvalidUtf8,
    /// A message that is longer than the limit.
    #[error("message too long")]
    MessageTooLong,
    /// A message in more fragments than the limit.
    #[error("message in too many fragments")]
    TooManyFragments,
}

impl ProtocolError {
    /// The code to close the WebSocket with.
    pub fn close_code(self) -> u16 {
        match self {
            ProtocolError::InvalidUtf8 => close_code::INVALID_DATA,
            ProtocolError::MessageTooLong => close_code::TOO_BIG,
            ProtocolError::TooManyFragments => close_code::POLICY,
            _ => close_code::PROTOCOL_ERROR,
        }
    }
}

/// Why there is no next message.
#[derive(Debug, Error)]
pub enum ReadError {
    /// The other side does not keep to the standard: the WebSocket has to be closed.
    #[error("the client breaks the WebSocket protocol: {0}")]
    Protocol(#[from] ProtocolError),
    /// The connection is gone.
    #[error("the connection is gone: {0}")]
    Disconnected(#[from] std::io::Error),
}
