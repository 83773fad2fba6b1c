/** Faults of an inspection's body that only the store can find, in words. */
import { type Fault, Refusal } from '#domain/refusal.ts';
import type { UnknownLink } from '#store/inspections/inspections-add.ts';

export type Links = {
  propertyId: number;
  clerkId: number | null;
  typistId: number | null;
  clientId: number | null | undefined;
};

export const unknownLinks: Record<UnknownLink, (links: Links) => Fault> = {
  property: ({ propertyId }) => unknown('/property/id', `There is no property ${propertyId}.`),
  clerk: ({ clerkId }) => unknown('/clerk/id', `There is no member of staff ${clerkId}.`),
  typist: ({ typistId }) => unknown('/typist/id', `There is no member of staff ${typistId}.`),
  client: ({ clientId }) => unknown('/client_id', `There is no client ${clientId}.`),
};

export function noTemplate(pointer: string, id: number, selfService = false): Fault {
  return unknown(pointer, `There is no template ${id}${selfService ? ' for self-service' : ''}.`);
}

export function unknown(pointer: string, detail: string): Fault {
  return { pointer, code: 'unknown', detail };
}

/** Runs a check that throws its faults, to say them together with others. */
export function faultsOf<Value>(check: () => Value): { value?: Value; faults: Fault[] } {
  try {
    return { value: check(), faults: [] };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'validation_failed') return { faults: error.faults };
    throw error;
  }
}
