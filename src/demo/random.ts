/** Repeatable chance: the same seed always tells the same company, and a fork's numbers never depend on its siblings. */

export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number between both ends, included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Picks by weight: `[['a', 3], ['b', 1]]`. */
  weigh<T>(list: readonly (readonly [T, number])[]): T;
  /** `count` different elements in the list's own order. */
  some<T>(list: readonly T[], count: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  fork(name: string | number): Random;
};

export function seededRandom(seed: string): Random {
  let state = hash(seed);

  // mulberry32: small, quick and good enough for a demo.
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  const random: Random = {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new Error('There is nothing to pick from.');
      return list[Math.floor(next() * list.length)] as (typeof list)[number];
    },
    weigh(list) {
      let at = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [one, weight] of list) {
        at -= weight;
        if (at < 0) return one;
      }
      return (list[list.length - 1] as (typeof list)[number])[0];
    },
    some(list, count) {
      const chosen = new Set(random.shuffle(list.map((_, at) => at)).slice(0, count));
      return list.filter((_, at) => chosen.has(at));
    },
    shuffle(list) {
      const result = [...list];
      for (let at = result.length - 1; at > 0; at -= 1) {
        const other = Math.floor(next() * (at + 1));
        const held = result[at] as (typeof list)[number];
        result[at] = result[other] as (typeof list)[number];
        result[other] = held;
      }
      return result;
    },
    fork: (name) => seededRandom(`${seed}/${name}`),
  };
  return random;
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value | 0;
}
