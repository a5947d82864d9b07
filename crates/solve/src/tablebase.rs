//! A tablebase, the values of all states of a solved game, and its file: a header that says what it is, and the numbers behind it.
//!
//! A file is read only if every byte is as it was written: the header carries its own checksum, the text
//! that says exactly what was solved, and the length and checksum of everything behind it. Files are mapped
//! into memory, so several programs share one copy. They are never changed in place.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use memmap2::Mmap;
use thiserror::Error;

/// How long the header is: one page, so that the numbers are aligned.
const HEADER: usize = 4096;
/// How a file begins; the last byte is the version of this layout.
const MAGIC: [u8; 8] = *b"RWTABLE\x01";
/// Where the length of the numbers stands, their checksum, the length of the identity, the identity, and
/// the checksum of all that.
const LENGTH: usize = 8;
const CHECKSUM: usize = 16;
const IDENTITY_LENGTH: usize = 20;
const IDENTITY: usize = 24;
const HEADER_CHECKSUM: usize = HEADER - 4;

/// Why a file cannot be used as the tablebase that is wanted.
#[derive(Debug, Error)]
pub enum TablebaseError {
    /// There is none.
    #[error("there is no file")]
    Missing,
    /// It cannot be read.
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// It is something else altogether, or of another version.
    #[error("it is not a tablebase of this version")]
    Foreign,
    /// It is the tablebase of something else.
    #[error("it is a tablebase for something else")]
    Other,
    /// It is too short or too long.
    #[error("its length is wrong")]
    Length,
    /// Some bytes are not as they were written.
    #[error("it is damaged")]
    Damaged,
}

/// A tablebase: its bytes, wherever they are.
#[derive(Debug)]
pub struct Tablebase {
    bytes: Bytes,
}

#[derive(Debug)]
enum Bytes {
    Mapped(Mmap),
    Owned(Vec<u8>),
}

impl Tablebase {
    /// A tablebase that is kept in memory only.
    pub fn in_memory(numbers: Vec<u8>) -> Tablebase {
        Tablebase { bytes: Bytes::Owned(numbers) }
    }

    /// Opens a file and checks all of it.
    pub fn open(path: &Path, identity: &str) -> Result<Tablebase, TablebaseError> {
        let file = File::open(path).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => TablebaseError::Missing,
            _ => TablebaseError::Unreadable(error),
        })?;
        if file.metadata()?.len() < HEADER as u64 {
            return Err(TablebaseError::Length);
        }
        let map = map(&file)?;
        let header = &map[..HEADER];
        if header[..MAGIC.len()] != MAGIC {
            return Err(TablebaseError::Foreign);
        }
        if crc32fast::hash(&header[..HEADER_CHECKSUM]) != number(header, HEADER_CHECKSUM) {
            return Err(TablebaseError::Damaged);
        }
        let length = number(header, IDENTITY_LENGTH) as usize;
        let written = header[IDENTITY..HEADER_CHECKSUM].get(..length).ok_or(TablebaseError::Damaged)?;
        if written != identity.as_bytes() {
            return Err(TablebaseError::Other);
        }
        let numbers = &map[HEADER..];
        let length = u64::from(number(header, LENGTH)) | u64::from(number(header, LENGTH + 4)) << 32;
        if numbers.len() as u64 != length {
            return Err(TablebaseError::Length);
        }
        if crc32fast::hash(numbers) != number(header, CHECKSUM) {
            return Err(TablebaseError::Damaged);
        }
        Ok(Tablebase { bytes: Bytes::Mapped(map) })
    }

    /// Writes the whole file.
    pub fn write(identity: &str, numbers: &[u8], file: &mut File) -> io::Result<()> {
        let mut header = [0; HEADER];
        let room = HEADER_CHECKSUM - IDENTITY;
        if identity.len() > room {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "the table's identity is too long"));
        }
        header[..MAGIC.len()].copy_from_slice(&MAGIC);
        header[LENGTH..CHECKSUM].copy_from_slice(&(numbers.len() as u64).to_le_bytes());
        header[CHECKSUM..IDENTITY_LENGTH].copy_from_slice(&crc32fast::hash(numbers).to_le_bytes());
        header[IDENTITY_LENGTH..IDENTITY].copy_from_slice(&(identity.len() as u32).to_le_bytes());
        header[IDENTITY..IDENTITY + identity.len()].copy_from_slice(identity.as_bytes());
        let checksum = crc32fast::hash(&header[..HEADER_CHECKSUM]);
        header[HEADER_CHECKSUM..].copy_from_slice(&checksum.to_le_bytes());
        file.write_all(&header)?;
        file.write_all(numbers)?;
        file.sync_all()
    }

    /// The numbers.
    #[inline]
    pub fn numbers(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Mapped(map) => &map[HEADER..],
            Bytes::Owned(numbers) => numbers,
        }
    }
}

fn number(header: &[u8], at: usize) -> u32 {
    u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
}

#[allow(unsafe_code)]
fn map(file: &File) -> io::Result<Mmap> {
    // SAFETY: a map is sound as long as nobody changes or shortens the file. Ours are written under another
    // name and moved into place when they are complete, and never touched again.
    unsafe { Mmap::map(file) }
}
