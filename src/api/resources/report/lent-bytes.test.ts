import { describe, expect, test } from 'vitest';
import { buildBytesLender } from './lent-bytes.ts';

describe('lent bytes', () => {
  test('are as many as were asked for, and another one’s when the last who held them has let go', () => {
    const { lend } = buildBytesLender();
    const one = lend(1_000_001);
    expect(one.bytes.length).toBeGreaterThan(1_000_000);
    const [reader, keeper] = [one.hold(), one.hold()];
    keeper();
    expect(lend(1_000_001).bytes === one.bytes).toBe(false);
    reader();
    expect(lend(1_000_001).bytes === one.bytes).toBe(true);
  });

  test('are let go of once by each, and held by nobody after that', () => {
    const { lend } = buildBytesLender();
    const one = lend(500_000);
    const [reader, keeper] = [one.hold(), one.hold()];
    reader();
    reader();
    expect(lend(500_000).bytes === one.bytes).toBe(false);
    keeper();
    expect(() => one.hold()).toThrow('given back');
    const other = lend(500_000);
    expect(other.bytes === one.bytes).toBe(true);
    keeper();
    expect(lend(500_000).bytes === other.bytes).toBe(false);
  });

  test('wait for what is nearly as long, and not without end', () => {
    const { lend } = buildBytesLender();
    const all = [4_000_000, 4_000_000, 1_000_000].map(lend);
    for (const one of all) one.hold()();
    const [first, second, third] = all.map(({ bytes }) => bytes);
    expect(lend(500_000).bytes === third).toBe(false);
    expect(lend(3_900_000).bytes === second).toBe(true);
    // The first was driven out.
    expect(lend(3_900_000).bytes === first).toBe(false);
    expect(lend(999_000).bytes === third).toBe(true);
  });
});
