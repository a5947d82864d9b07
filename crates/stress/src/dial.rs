//! Connections to the server: from whatever address the system chooses, or from one that is bound before.

use std::io;
use std::net::{IpAddr, SocketAddr};

use tokio::net::{TcpSocket, TcpStream};

/// Where a connection comes from, and how much of what it is sent it takes in unread.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Source {
    /// The address; the system chooses one if there is none.
    pub(crate) address: Option<IpAddr>,
    /// The bytes that the system keeps for whoever does not read them.
    pub(crate) receive_buffer: Option<u32>,
}

/// Opens a connection; its messages are sent at once. A connection from an address of our own choice is reset when it
/// is dropped: nothing of thousands of them is left waiting in the system, which has ports for some 28,000 an address.
pub(crate) async fn connect(to: SocketAddr, source: Source) -> io::Result<TcpStream> {
    let socket = if to.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.set_nodelay(true)?;
    if let Some(bytes) = source.receive_buffer {
        socket.set_recv_buffer_size(bytes)?;
    }
    if let Some(address) = source.address {
        socket.set_zero_linger()?;
        socket.bind(SocketAddr::new(address, 0))?;
    }
    socket.connect(to).await
}
