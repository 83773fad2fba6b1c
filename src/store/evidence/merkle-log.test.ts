import { expect, test } from 'vitest';
import {
  append,
  emptyLog,
  hashEntry,
  proveConsistency,
  proveInclusion,
  rootByProof,
  rootOf,
  rootOfLeaves,
} from './merkle-log.ts';
import { createHash } from 'node:crypto';

/** The test vectors of the reference implementation of Certificate Transparency, which hashes alike. */
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const leaves = entries.map((hex) => hashEntry(Buffer.from(hex, 'hex').toString('latin1')));

test('a log has the roots that the standard has', () => {
  expect(rootOf(emptyLog)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  let log = emptyLog;
  for (const [at, leaf] of leaves.entries()) {
    log = append(log, leaf);
    expect([log.size, rootOf(log)]).toEqual([at + 1, roots[at]]);
  }
});

test('each entry of a log of any size is proved to be there, and nowhere else', () => {
  for (let size = 1; size <= leaves.length; size += 1) {
    const some = leaves.slice(0, size);
    for (const [at, leaf] of some.entries()) {
      const proof = proveInclusion(some, at);
      expect(rootByProof(leaf, { at, size }, proof)).toBe(roots[size - 1]);
      expect(rootByProof(hashEntry('altered'), { at, size }, proof)).not.toBe(roots[size - 1]);
      if (size > 1) expect(rootByProof(leaf, { at: (at + 1) % size, size }, proof)).not.toBe(roots[size - 1]);
    }
  }
});

const node = (left: string, right: string) =>
  createHash('sha256').update(Buffer.of(1)).update(left, 'hex').update(right, 'hex').digest('hex');

/** As section 2.1.4.2 has it: the two roots that a proof leads to. */
function rootsOf(
  sizes: { first: number; second: number },
  known: string,
  proof: string[],
): [string, string] | undefined {
  let [at, last] = [sizes.first - 1, sizes.second - 1];
  const [start = '', ...rest] = Number.isInteger(Math.log2(sizes.first)) ? [known, ...proof] : proof;
  while (at % 2 === 1) [at, last] = [(at - 1) / 2, Math.floor(last / 2)];
  let [early, late] = [start, start];
  for (const beside of rest) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      [early, late] = [node(beside, early), node(beside, late)];
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else late = node(late, beside);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? [early, late] : undefined;
}

test('an earlier root is found in every later one', () => {
  const leaves = Array.from({ length: 20 }, (_, at) => hashEntry(`entry ${at}`));
  for (let second = 2; second <= leaves.length; second += 1)
    for (let first = 1; first < second; first += 1) {
      const all = leaves.slice(0, second);
      const known = rootOfLeaves(leaves.slice(0, first));
      const proof = proveConsistency(all, first);
      expect(rootsOf({ first, second }, known, proof), `${first} in ${second}`).toEqual([known, rootOfLeaves(all)]);
    }
  expect(proveConsistency(leaves, leaves.length)).toEqual([]);
  expect(proveConsistency(leaves, 0)).toEqual([]);
});
