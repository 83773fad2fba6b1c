/** The ids of other things in bodies: where the OpenAPI document allows one, and where a sample gives one. */
import type { Ids } from '../everything-parts.ts';
import type { Body } from '../sample-requests.ts';
import { choicesOf, type OpenApiDocument, referredTo, type Schema } from './described-operations.ts';

const GREATEST_ID = 2 ** 31 - 1;

/** Pointers into the body of an operation, `*` for every entry of a list: `/client/id`, `/attachment_ids/*`. */
export function listIdPointers(document: OpenApiDocument, schema: Schema, at = ''): string[] {
  const named = referredTo(document, schema);
  const isId = named['minimum'] === 1 && named['maximum'] === GREATEST_ID;
  const members = Object.entries((named['properties'] ?? {}) as Record<string, Schema>);
  const found = [
    ...(isId ? [at] : []),
    ...(named['items'] === undefined ? [] : listIdPointers(document, named['items'] as Schema, `${at}/*`)),
    ...members.flatMap(([name, member]) => listIdPointers(document, member, `${at}/${name}`)),
    ...choicesOf(named).flatMap((choice) => listIdPointers(document, choice, at)),
  ];
  return [...new Set(found)];
}

export type IdInBody = { pointer: string; name: string };

/** The ids that a sample is made of: where each stands, and which of the ids of `givenEverything` it is. */
export function listIdsInBody(body: Body): IdInBody[] {
  // Ids of different things may be equal, these stand-ins are not.
  const standIns: string[] = [];
  const ids = new Proxy<Ids>({}, { get: (_, name: string) => -standIns.push(name) });
  const walk = (value: unknown, at: string): IdInBody[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, member]) => walk(member, `${at}/${name}`));
    const name = typeof value === 'number' && value < 0 ? standIns[-value - 1] : undefined;
    return name === undefined ? [] : [{ pointer: at, name }];
  };
  return walk(body(ids), '');
}

/** A copy with another id in one place. */
export function withIdAt(body: unknown, pointer: string, id: number | string): object {
  const copy = structuredClone(body) as object;
  const steps = pointer.split('/').slice(1);
  const last = steps.pop() ?? '';
  const parent = steps.reduce((value, step) => (value as Record<string, object>)[step] ?? {}, copy);
  (parent as Record<string, unknown>)[last] = id;
  return copy;
}
