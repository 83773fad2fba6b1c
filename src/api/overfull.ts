/**
 * An object with more members than anybody's map has is refused before anything else reads it: each member costs a check
 * and perhaps a fault, and a body of one megabyte has room for a hundred thousand, which took longer than a process may
 * stand still. Lists have bounds of their own, which are looked at before their entries.
 */
import type { Fault } from '#domain/refusal.ts';
import { escapeStep } from './json-pointer.ts';

export const MOST_MEMBERS = 10_000;

/** The first object with too many; undefined for everything that anybody sends. */
export function findOverfull(given: unknown): Fault | undefined {
  const waiting: { value: unknown; pointer: string }[] = [{ value: given, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;
    const count = Array.isArray(value) ? 0 : Object.keys(value).length;
    if (count > MOST_MEMBERS) return faultOf(pointer, count);
    for (const [step, inner] of Object.entries(value))
      if (inner !== null && typeof inner === 'object')
        waiting.push({ value: inner, pointer: `${pointer}/${escapeStep(step)}` });
  }
  return undefined;
}

function faultOf(pointer: string, count: number): Fault {
  const place = pointer === '' ? 'the body' : pointer.slice(1);
  return { pointer, code: 'too_big', detail: `${place} has ${count} members; ${MOST_MEMBERS} are the most.` };
}
