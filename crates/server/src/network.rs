//! Whom limits by address count: whoever has one IPv6 address has 2^64 of them.

use std::net::{IpAddr, Ipv6Addr};

/// How many bits of an IPv6 address its owner can choose.
const OWNERS_BITS: u32 = 64;

/// An IPv4 address, or the /64 of an IPv6 address. An IPv4 address in the clothes of IPv6 is the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientNetwork(IpAddr);

impl From<IpAddr> for ClientNetwork {
    fn from(address: IpAddr) -> ClientNetwork {
        ClientNetwork(match address.to_canonical() {
            IpAddr::V6(address) => {
                Ipv6Addr::from_bits(address.to_bits() >> OWNERS_BITS << OWNERS_BITS).into()
            }
            address => address,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_owner_is_one_network() {
        let network = |address: &str| ClientNetwork::from(address.parse::<IpAddr>().unwrap());
        for (one, other, same) in [
            ("192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.1", "::ffff:192.0.2.1", true),
            ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false),
            ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true),
            ("2001:db8:1:2::1", "2001:db8:1:3::1", false),
        ] {
            assert_eq!(network(one) == network(other), same, "{one} and {other}");
        }
    }
}
