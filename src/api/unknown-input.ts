/** Finds the members of a body and the parameters of a query that their schema does not have. */
import * as z from 'zod';
import { membersOf, unwrapped } from './schema-members.ts';
import { escapeStep } from './json-pointer.ts';

/** JSON pointers, in the order in which the members were sent. An operation without a body knows no member. */
export function unknownMembers(schema: unknown, given: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null) return [];
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodUnion) return unknownToAll(plain.options, given, path);
  if (Array.isArray(given)) {
    if (!(plain instanceof z.ZodArray)) return [];
    return given.flatMap((entry, at) => unknownMembers(plain.element, entry, `${path}/${at}`));
  }
  const memberOf = plain === undefined ? () => undefined : membersOf(plain);
  if (memberOf === undefined) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const place = `${path}/${escapeStep(name)}`;
    const member = memberOf(name);
    return member === undefined ? [place] : unknownMembers(member, value, place);
  });
}

/** A member is unknown to alternatives when none of them has it. */
function unknownToAll(options: readonly unknown[], given: object, path: string): string[] {
  const [first = [], ...others] = options
    .filter((option) => hasMembers(option))
    .map((option) => unknownMembers(option, given, path));
  return first.filter((place) => others.every((unknown) => unknown.includes(place)));
}

function hasMembers(schema: unknown): boolean {
  const plain = unwrapped(schema);
  return plain instanceof z.ZodUnion || plain instanceof z.ZodArray || membersOf(plain) !== undefined;
}

export function unknownParameters(schema: unknown, query: object): string[] {
  const memberOf = schema === undefined ? undefined : membersOf(schema);
  return Object.keys(query).filter((name) => memberOf?.(name) === undefined);
}
