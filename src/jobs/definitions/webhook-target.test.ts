import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { addressFault, urlFault } from './webhook-target.ts';

const strict = { allowLoopback: false };

describe('an address that must not be registered', () => {
  test.each([
    // This machine, in every spelling.
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://１２７.０.０.１/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://api.localhost/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::127.0.0.1]/',
    // Networks inside.
    'https://10.0.0.8/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[::ffff:10.0.0.8]/',
    // Addresses that others translate to one inside.
    'https://[64:ff9b::a00:8]/',
    'https://[64:ff9b:1::a00:8]/',
    'https://[2002:a00:8::1]/',
    'https://[2001:0:a00:8::1]/',
    'https://[::a9fe:a9fe]/',
    'https://[::ffff:0:10.0.0.8]/',
    // Metadata of clouds.
    'https://169.254.169.254/latest/meta-data/',
    'https://[fd00:ec2::254]/',
    'https://metadata.google.internal/',
    'https://metadata.google.internal./',
    // Nobody's, everybody's, and those set aside.
    'https://192.0.2.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://240.0.0.1/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    // Names that only a network inside knows.
    'https://intranet/',
    'https://printer.local/',
    'https://router.home.arpa/',
    // Not https, or with something hidden in it.
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'https://user:secret@example.com/',
    'https://example.com@10.0.0.8/',
    '//example.com/',
    'nonsense',
  ])('%s', (url) => {
    expect(urlFault(url, strict)).toBeTypeOf('string');
  });
});

test.each([
  ['0.0.0.0', 'the address of no machine'],
  ['127.0.0.1', 'the address of this machine itself'],
  ['255.255.255.255', 'the address of all machines of a network'],
  ['224.0.0.1', 'the address of a group of machines'],
  ['169.254.169.254', 'an address that works on one cable or wireless network only'],
  ['100.64.0.1', 'an address inside a provider’s network'],
  ['10.0.0.8', 'an address inside a private network'],
  ['192.175.48.1', 'an address for questions that have no answer'],
  ['192.52.193.1', 'the address of a relay of multicasts'],
  ['192.0.2.1', 'an address set aside for special uses or examples'],
  ['fd00::1', 'an address inside a private network'],
  ['64:ff9b::a00:8', 'an IPv4 address translated into IPv6'],
  ['2002:a00:8::1', 'the address of a tunnel to IPv4'],
  ['100::1', 'an address whose traffic is thrown away'],
  ['2001:2::1', 'an address for measuring networks'],
  ['2001:20::1', 'an identifier, not an address on the internet'],
  ['5f00::1', 'an address for steering traffic inside a network'],
])('%s is refused as %s', (address, words) => {
  expect(addressFault(address, strict)).toBe(`${address} is ${words}`);
});

test.each([
  ['IPv4', ipaddr.IPv4],
  ['IPv6', ipaddr.IPv6],
])('every range of %s that is not public is refused in words', (_kind, { prototype }) => {
  const { SpecialRanges } = prototype as unknown as { SpecialRanges: Parameters<typeof ipaddr.subnetMatch>[1] };
  const first = Object.values(SpecialRanges)
    .map((given) => (Array.isArray(given[0]) ? given : [given]) as [ipaddr.IPv4 | ipaddr.IPv6, number][])
    .flatMap((blocks) => blocks.map(([address]) => address.toString()));
  expect(first.length).toBeGreaterThan(10);
  for (const address of first) {
    const fault = addressFault(address, strict);
    expect(fault).toMatch(/ is (?:an? |the |no )/);
    expect(fault).not.toMatch(/undefined|[a-z][A-Z]|rfc/);
  }
});

test.each([
  'https://example.com/hook',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]/',
  'https://xn--bcher-kva.example/',
])('%s may be registered', (url) => {
  expect(urlFault(url, strict)).toBeUndefined();
});

test('only this machine is allowed when it is', () => {
  const rules = { allowLoopback: true };
  expect(urlFault('http://localhost:9/', rules)).toBeUndefined();
  expect(urlFault('http://127.0.0.1:9/', rules)).toBeUndefined();
  expect(urlFault('http://10.0.0.8/', rules)).toBeTypeOf('string');
  expect(urlFault('https://10.0.0.8/', rules)).toBeTypeOf('string');
  expect(addressFault('10.0.0.8', rules)).toBeTypeOf('string');
});
