/** Copies of a file that each differ from it somewhere: as bits rot, as transfers break, and as people alter what they were sent. */

export type Mutation = { how: string; bytes: Buffer };

const ways: Record<string, (bytes: Buffer, random: () => number) => Buffer> = {
  'a bit flipped': (bytes, random) => withByte(bytes, random, (byte) => byte ^ (1 << Math.floor(random() * 8))),
  'a byte changed': (bytes, random) => withByte(bytes, random, (byte) => (byte + 1 + Math.floor(random() * 255)) % 256),
  'bytes cut out': (bytes, random) => {
    const [from, to] = spanIn(bytes, random, 16);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  'bytes put in': (bytes, random) => {
    const at = placeIn(bytes, random);
    const more = Buffer.from(Array.from({ length: 1 + Math.floor(random() * 16) }, () => Math.floor(random() * 256)));
    return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
  },
  'a part repeated': (bytes, random) => {
    const [from, to] = spanIn(bytes, random, 2_000);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  'a part blank': (bytes, random) => {
    const [from, to] = spanIn(bytes, random, 2_000);
    return Buffer.from(bytes).fill(0x20, from, to);
  },
  'two parts exchanged': (bytes, random) => {
    const [from, to] = spanIn(bytes, random, 400);
    const half = Math.floor((from + to) / 2);
    return Buffer.concat([
      bytes.subarray(0, from),
      bytes.subarray(half, to),
      bytes.subarray(from, half),
      bytes.subarray(to),
    ]);
  },
  'the end cut off': (bytes, random) => bytes.subarray(0, bytes.length - 1 - Math.floor(random() * 2_000)),
  'something added': (bytes, random) => Buffer.concat([bytes, Buffer.from(`\n% ${random()}`)]),
  // As a program saves a change of the first page: the old bytes stay, and new ones say what is in force.
  'an update added': (bytes, random) =>
    Buffer.concat([
      bytes,
      Buffer.from(
        `\n1 0 obj\n<</Note (${random()})>>\nendobj\nxref\n0 0\ntrailer\n<</Size 1>>\nstartxref\n${bytes.length}\n%%EOF\n`,
      ),
    ]),
  'a digit of a date changed': (bytes, random) => {
    const dates = [...bytes.toString('latin1').matchAll(/\(D:20\d{12}/g)].map(({ index }) => index + 5);
    const at = (dates[Math.floor(random() * dates.length)] ?? 0) + Math.floor(random() * 10);
    const altered = Buffer.from(bytes);
    altered[at] = 0x30 + (((altered[at] ?? 0) - 0x30 + 1 + Math.floor(random() * 9)) % 10);
    return altered;
  },
};

/** The ways take turns; each place is drawn from the seed, so that a copy can be had again. */
export function* mutationsOf(bytes: Buffer, count: number, seed: number): Generator<Mutation> {
  const random = randomFrom(seed);
  const all = Object.entries(ways);
  for (let made = 0; made < count; ) {
    const [how, alter] = all[made % all.length] ?? [];
    const altered = alter?.(bytes, random);
    // Blank that was blank, or equal parts exchanged: drawn again.
    if (how === undefined || altered === undefined || altered.equals(bytes)) continue;
    made += 1;
    yield { how, bytes: altered };
  }
}

function withByte(bytes: Buffer, random: () => number, change: (byte: number) => number): Buffer {
  const altered = Buffer.from(bytes);
  const at = placeIn(bytes, random);
  altered[at] = change(altered[at] ?? 0);
  return altered;
}

const placeIn = (bytes: Buffer, random: () => number): number => Math.floor(random() * bytes.length);

function spanIn(bytes: Buffer, random: () => number, most: number): [from: number, to: number] {
  const from = placeIn(bytes, random);
  return [from, Math.min(bytes.length, from + 1 + Math.floor(random() * most))];
}

/** mulberry32: the same numbers for the same seed, on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
