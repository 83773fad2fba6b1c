/**
 * The hashes of an append-only log, as RFC 9162 (section 2.1) has them: whoever knows the root of a log finds out when an entry
 * of it was altered or taken away. Hashes are SHA-256, in hex.
 */
import { createHash } from 'node:crypto';

const ofLeaf = Buffer.of(0);
const ofNode = Buffer.of(1);

/** The roots of the full subtrees that a log of this size consists of, the largest first. */
export type LogHead = { size: number; subtrees: readonly string[] };

export const emptyLog: LogHead = { size: 0, subtrees: [] };

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

export const hashEntry = (entry: string): string => createHash('sha256').update(ofLeaf).update(entry).digest('hex');

function hashPair(left: string, right: string): string {
  return createHash('sha256').update(ofNode).update(left, 'hex').update(right, 'hex').digest('hex');
}

export function append({ size, subtrees }: LogHead, leaf: string): LogHead {
  const roots = [...subtrees];
  let root = leaf;
  // Two full subtrees of one size become one, as a carry does in binary addition.
  for (let rest = size; rest % 2 === 1; rest = Math.floor(rest / 2)) root = hashPair(roots.pop() ?? '', root);
  return { size: size + 1, subtrees: [...roots, root] };
}

export function rootOf({ subtrees }: LogHead): string {
  const [last = hashText(''), ...rest] = subtrees.toReversed();
  return rest.reduce((right, left) => hashPair(left, right), last);
}

/** The hashes beside the way from a leaf to the root, from the leaf upwards. */
export function proveInclusion(leaves: readonly string[], at: number): string[] {
  if (leaves.length <= 1) return [];
  const half = largestPowerBelow(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return at < half
    ? [...proveInclusion(left, at), rootOfLeaves(right)]
    : [...proveInclusion(right, at - half), rootOfLeaves(left)];
}

/** The root that the log must have if the leaf is in it at this place. */
export function rootByProof(
  leaf: string,
  { at, size }: { at: number; size: number },
  proof: readonly string[],
): string {
  if (size <= 1) return leaf;
  const half = largestPowerBelow(size);
  const [beside = '', rest] = [proof.at(-1), proof.slice(0, -1)];
  return at < half
    ? hashPair(rootByProof(leaf, { at, size: half }, rest), beside)
    : hashPair(beside, rootByProof(leaf, { at: at - half, size: size - half }, rest));
}

/** The hashes by which whoever has the root of the first `size` entries finds it in that of all: section 2.1.4.1. */
export function proveConsistency(leaves: readonly string[], size: number): string[] {
  return size === 0 ? [] : consistencyBelow(leaves, { size, isKnown: true });
}

/** `isKnown`: the reader has the root of these entries. */
function consistencyBelow(leaves: readonly string[], { size, isKnown }: { size: number; isKnown: boolean }): string[] {
  if (size === leaves.length) return isKnown ? [] : [rootOfLeaves(leaves)];
  const half = largestPowerBelow(leaves.length);
  const [left, right] = [leaves.slice(0, half), leaves.slice(half)];
  return size <= half
    ? [...consistencyBelow(left, { size, isKnown }), rootOfLeaves(right)]
    : [...consistencyBelow(right, { size: size - half, isKnown: false }), rootOfLeaves(left)];
}

/** The root that the log had when it was as long as these. */
export function rootOfLeaves(leaves: readonly string[]): string {
  return rootOf(leaves.reduce(append, emptyLog));
}

function largestPowerBelow(count: number): number {
  return 2 ** Math.floor(Math.log2(count - 1));
}
