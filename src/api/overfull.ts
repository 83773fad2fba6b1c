/**
 * Input with more parts than anything of ours has is refused before anything else reads it: each part costs a check and
 * perhaps a fault, and a body of one megabyte has room for a hundred thousand, which took longer than a process may
 * stand still.
 */
import type { Fault } from '#domain/refusal.ts';
import { escapeStep } from './json-pointer.ts';

export const MOST_MEMBERS = 1000;
const MOST_ENTRIES = 5000;
/** Five hundred rows of a spreadsheet, with sixty cells each. */
const MOST_PARTS = 30_000;

/** The first object or list with too many, or the whole; undefined for everything that anybody sends. */
export function findOverfull(given: unknown): Fault | undefined {
  let parts = 0;
  const waiting: { value: unknown; pointer: string }[] = [{ value: given, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) continue;
    const isList = Array.isArray(value);
    const entries = isList ? value.length : Object.keys(value).length;
    const most = isList ? MOST_ENTRIES : MOST_MEMBERS;
    if (entries > most)
      return faultOf(pointer, `has ${entries} ${isList ? 'entries' : 'members'}; ${most} are the most`);
    parts += entries;
    if (parts > MOST_PARTS) return faultOf('', `has more than ${MOST_PARTS} parts`);
    for (const [step, inner] of Object.entries(value))
      if (inner !== null && typeof inner === 'object')
        waiting.push({ value: inner, pointer: `${pointer}/${escapeStep(step)}` });
  }
  return undefined;
}

function faultOf(pointer: string, words: string): Fault {
  return { pointer, code: 'too_big', detail: `${pointer === '' ? 'the body' : pointer.slice(1)} ${words}` };
}
