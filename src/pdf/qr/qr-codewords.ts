/** Text to the codewords of a QR code: padded data, cut into blocks, each with its Reed-Solomon remainder, interleaved. */

/** Error correction M: remainder codewords per block, then the data codewords of each block, by version from 1. */
const versions: { remainder: number; blocks: number[] }[] = [
  { remainder: 10, blocks: [16] },
  { remainder: 16, blocks: [28] },
  { remainder: 26, blocks: [44] },
  { remainder: 18, blocks: [32, 32] },
  { remainder: 24, blocks: [43, 43] },
  { remainder: 16, blocks: [27, 27, 27, 27] },
  { remainder: 18, blocks: [31, 31, 31, 31] },
  { remainder: 22, blocks: [38, 38, 39, 39] },
  { remainder: 22, blocks: [36, 36, 36, 37, 37] },
  { remainder: 26, blocks: [43, 43, 43, 43, 44] },
];

export function encodeBytes(text: Uint8Array): { version: number; codewords: number[] } | null {
  const at = versions.findIndex(({ blocks }, index) => text.length <= sum(blocks) - (index < 9 ? 2 : 3));
  const layout = versions[at];
  if (layout === undefined) return null;
  const data = padded(text, at < 9 ? 8 : 16, sum(layout.blocks));
  const blocks: number[][] = [];
  let from = 0;
  for (const length of layout.blocks) {
    blocks.push(data.slice(from, from + length));
    from += length;
  }
  const remainders = blocks.map((block) => remainderOf(block, layout.remainder));
  return { version: at + 1, codewords: [...interleave(blocks), ...interleave(remainders)] };
}

/** Byte mode (0100), the count, the bytes, a terminator, then the two pad bytes in turn. */
function padded(text: Uint8Array, countBits: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(text.length, countBits);
  for (const byte of text) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
  );
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

function interleave(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}

/** In GF(256) with the polynomial 0x11d. */
const powers: number[] = [];
for (let at = 0, value = 1; at < 255; at++) {
  powers.push(value);
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}
const logs = new Map(powers.map((value, at) => [value, at]));

function times(a: number, b: number): number {
  const [logA, logB] = [logs.get(a), logs.get(b)];
  return logA === undefined || logB === undefined ? 0 : (powers[(logA + logB) % 255] ?? 0);
}

function remainderOf(block: number[], length: number): number[] {
  let generator = [1];
  for (let root = 0; root < length; root++) {
    const factor = powers[root] ?? 0;
    const shifted = [...generator, 0];
    generator = shifted.map((value, at) => value ^ times(generator[at - 1] ?? 0, factor));
  }
  const rest = [...block, ...Array<number>(length).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const lead = rest[at] ?? 0;
    for (const [offset, factor] of generator.entries())
      rest[at + offset] = (rest[at + offset] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(block.length);
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
