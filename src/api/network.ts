/** The address or network that a caller is counted and remembered by. */
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Origin } from '#domain/caller.ts';

/**
 * The network of an IPv6 address: the owner of one address has the 2^64 of its /64, and could come from another each
 * time.
 *
 *     2001:db8:1:2:3:4:5:6 → 2001:db8:1:2::/64      ::ffff:192.0.2.7 → 192.0.2.7
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`;
}

/**
 * For people who want to know where a visitor came from, but not who it was: about as much as a town.
 *
 *     192.0.2.7 → 192.0.2.0/24      2001:db8:1:2:3:4:5:6 → 2001:db8:1::/48
 */
export function roughNetworkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return parsed.toString();
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`;
}

/**
 * The proxy that says who it asks for, and is not believed, since TRUSTED_PROXIES does not name it: everybody who comes
 * through it is counted as one. Undefined without one; a visitor may also write the header by hand.
 */
export function unnamedProxyOf({ headers, socket, ips = [] }: FastifyRequest): string | undefined {
  const { remoteAddress } = socket;
  if (headers['x-forwarded-for'] === undefined || ips.length > 1 || remoteAddress === undefined) return undefined;
  // A socket of both versions of IP writes 10.0.0.5 as ::ffff:10.0.0.5.
  return ipaddr.isValid(remoteAddress) ? ipaddr.process(remoteAddress).toString() : remoteAddress;
}

/** For records: the address itself, and the browser as it calls itself. */
export function originOf({ ip, headers }: FastifyRequest): Origin {
  return { address: ip, browser: headers['user-agent'] ?? null };
}
