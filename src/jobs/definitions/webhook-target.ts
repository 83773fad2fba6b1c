/** Decides where webhooks may be sent: https to public addresses; every address inside a network is refused. */
import ipaddr from 'ipaddr.js';

export type TargetRules = { allowLoopback: boolean };

const publicRange = 'unicast';
type SpecialRange =
  | Exclude<ReturnType<(ipaddr.IPv4 | ipaddr.IPv6)['range']>, typeof publicRange>
  // Known to the library, missing from its types.
  | 'deprecatedSiteLocal'
  | 'discard'
  | 'deprecatedOrchid'
  | 'segmentRouting';

/** `0.0.0.0 is …`: what each range is for, by the library's names. */
const ranges: Record<SpecialRange, string> = {
  unspecified: 'the address of no machine',
  broadcast: 'the address of all machines of a network',
  multicast: 'the address of a group of machines',
  linkLocal: 'an address that works on one cable or wireless network only',
  loopback: 'the address of this machine itself',
  carrierGradeNat: 'an address inside a provider’s network',
  private: 'an address inside a private network',
  uniqueLocal: 'an address inside a private network',
  deprecatedSiteLocal: 'an address inside a private network',
  ipv4Mapped: 'an IPv4 address written as IPv6',
  rfc6145: 'an IPv4 address translated into IPv6',
  rfc6052: 'an IPv4 address translated into IPv6',
  '6to4': 'the address of a tunnel to IPv4',
  teredo: 'the address of a tunnel to IPv4',
  amt: 'the address of a relay of multicasts',
  as112: 'an address for questions that have no answer',
  as112v6: 'an address for questions that have no answer',
  discard: 'an address whose traffic is thrown away',
  benchmarking: 'an address for measuring networks',
  deprecatedOrchid: 'an identifier, not an address on the internet',
  orchid2: 'an identifier, not an address on the internet',
  droneRemoteIdProtocolEntityTags: 'an identifier, not an address on the internet',
  segmentRouting: 'an address for steering traffic inside a network',
  reserved: 'an address set aside for special uses or examples',
};

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** The reason why an IP address must not be called; undefined when it may. */
export function addressFault(address: string, { allowLoopback }: TargetRules): string | undefined {
  if (!ipaddr.isValid(address)) return `${address} is no IP address`;
  // `process` unwraps IPv4 addresses mapped into IPv6.
  const parsed = ipaddr.process(address);
  const range = parsed.range();
  if (range === 'loopback' && allowLoopback) return undefined;
  if (range !== publicRange) return `${address} is ${ranges[range]}`;
  // IPv6 has given out only 2000::/3; other addresses may be translated to one inside (`::a.b.c.d`).
  if (parsed.kind() === 'ipv6' && !parsed.match(globalUnicast)) return `${address} is no public address`;
  return undefined;
}

/**
 * The reason why a URL must not be registered; undefined when it may. Names are looked up again at every connection.
 */
export function urlFault(text: string, rules: TargetRules): string | undefined {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return 'is not a URL';
  }
  // A dot at the end names the same host.
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  const isLoopbackName = host === 'localhost' || host.endsWith('.localhost');
  const isLoopback = isLoopbackName || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback && rules.allowLoopback))
    return 'must be https';
  if (url.username !== '' || url.password !== '') return 'must not carry a user name or password';
  if (isLoopbackName) return rules.allowLoopback ? undefined : 'must not point at this machine';
  if (ipaddr.isValid(host)) {
    const fault = addressFault(host, rules);
    return fault === undefined ? undefined : `must be a public address: ${fault}`;
  }
  if (!host.includes('.') || /\.(local|localdomain|internal|home|home\.arpa|lan|intranet|private|corp)$/.test(host))
    return 'must be a public name';
  return undefined;
}
