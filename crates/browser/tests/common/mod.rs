//! A server of a few fixed files, for pages that the tests plant.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;

/// A path, the kind of its content, the content.
pub(crate) type File = (&'static str, &'static str, &'static str);

/// Serves files on a free port until the tests end: its address.
pub(crate) fn serve(files: &'static [File]) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        for stream in listener.incoming() {
            // A connection that breaks is the browser's business.
            thread::spawn(move || answer(stream.unwrap(), files).ok());
        }
    });
    address
}

fn answer(mut stream: TcpStream, files: &[File]) -> std::io::Result<()> {
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let first = lines.next().unwrap_or_else(|| Ok(String::new()))?;
    let mut language = String::new();
    for line in lines {
        let line = line?;
        if let Some(said) = line.to_lowercase().strip_prefix("accept-language:") {
            language = said.trim().to_owned();
        }
        if line.is_empty() {
            break;
        }
    }
    let path = first.split(' ').nth(1).unwrap_or_default();
    let found = files.iter().find(|(name, ..)| *name == path);
    let (status, kind, content) = match found {
        Some((_, kind, content)) => ("200 OK", *kind, *content),
        None if path == "/language" => ("200 OK", "text/plain", language.as_str()),
        None => ("404 Not Found", "text/plain", "not here"),
    };
    let length = content.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nCache-Control: no-store\r\n\
         Connection: close\r\n\r\n{content}"
    )
}
