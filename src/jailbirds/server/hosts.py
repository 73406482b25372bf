"""What the host of an address is: a name or a number, and whose."""

from __future__ import annotations

import ipaddress


def is_number(host: str) -> bool:
    """Is it an address itself, not a name that stands for one?"""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(number: str) -> bool:
    """Does a number belong to the net that everybody can reach?"""
    found = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if inner:
            return is_public(str(inner))
        if found in ipaddress.ip_network("64:ff9b::/96"):  # an IPv4 address behind a gateway
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast
