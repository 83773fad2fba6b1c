/** The promises of a booking, each kept by facts alone: what has to be true before somebody stands before the door. */
import { startsFrom } from '../initialization.ts';
import { type InspectionTypeCode, isCarriedOutByTenant, types } from '../inspection-type.ts';
import { states, type InspectionStateCode } from '../inspection-state.ts';
import { type HeldSet, keysAway } from '../property/keys.ts';

export const readinessParts = ['date', 'keys', 'source', 'access', 'told', 'clerk'] as const;
export type ReadinessPart = (typeof readinessParts)[number];

export const partNames: Readonly<Record<ReadinessPart, string>> = {
  date: 'Date agreed',
  keys: 'Keys known',
  source: 'Source report',
  access: 'Access and parking',
  told: 'Tenant told and answered',
  clerk: 'Clerk accepted',
};

/** Days before the visit until which each should be kept: time enough to mend it. */
export const leadDays: Readonly<Record<ReadinessPart, number>> = {
  date: 2,
  keys: 1,
  source: 1,
  access: 1,
  told: 2,
  clerk: 2,
};

/** Nothing is kept of them: somebody writes where they are, or keeps a set. */
export const keysUnsaid = 'Nobody has said where the keys are';

/** Contacts who are told by e-mail, the tenants among them, and their answers to the time that is agreed now. */
export type Told = { told: number; confirmed: number; asking: number; tenants: number; tenantsConfirmed: number };

/** Days are those of the account; `day` is null for a visit without one. */
export type KeptKeys = { sets: readonly HeldSet[]; day: string | null; today: string };

export type BookingFacts = {
  state: InspectionStateCode;
  type: InspectionTypeCode;
  cancelledAt: string | null;
  conductAt: string | null;
  /** 0: confirmed. */
  conductDateOption: number;
  locationOfKeys: string;
  /** The sets of keys of the home that the firm keeps, of which its log says where they are; null for none. */
  keptKeys: KeptKeys | null;
  /** Null where nothing is begun from anything. */
  initializationType: number | null;
  /** Whether the home has a finished report of its beginning. */
  hasEarlierReport: boolean | null;
  parking: boolean;
  /** The notes of the home and of the visit: there the office writes how to get in, and where to park. */
  notes: readonly (string | null)[];
  told: Told | null;
  clerkId: number | null;
  /** The person who booked it: somebody who books for themselves has accepted. */
  actorId: number | null;
  clerkAcceptedAt: string | null;
};

/** `detail`: what is missing, in words; null for a part that is kept. */
export type Promised = { part: ReadinessPart; detail: string | null };

/** Null for what is no visit ahead: begun, cancelled, or carried out by a tenant. A source is asked for by check-outs alone. */
export function readinessOf(booking: BookingFacts): Promised[] | null {
  const { state, type, cancelledAt } = booking;
  if (state > states.assigned || cancelledAt !== null || isCarriedOutByTenant(type)) return null;
  const details: Record<ReadinessPart, string | null> = {
    date: missingDate(booking),
    keys: missingKeys(booking),
    source: missingSource(booking),
    access: booking.parking || !booking.notes.every(isBlank) ? null : 'No note says how to get in, or where to park',
    told: missingAnswer(booking.told),
    clerk: missingClerk(booking),
  };
  return readinessParts
    .filter((part) => part !== 'source' || type === types.checkOut)
    .map((part) => ({ part, detail: details[part] }));
}

const isBlank = (text: string | null): boolean => text === null || text.trim() === '';

function missingDate({ conductAt, conductDateOption }: BookingFacts): string | null {
  if (conductAt === null) return 'There is no date';
  return conductDateOption === 0 ? null : 'The date is not confirmed';
}

/** The log of the sets goes before a line of text: it knows of what happened since. */
function missingKeys({ locationOfKeys, keptKeys, clerkId }: BookingFacts): string | null {
  if (keptKeys !== null) return keysAway(keptKeys.sets, { clerkId, day: keptKeys.day }, keptKeys.today);
  return isBlank(locationOfKeys) ? keysUnsaid : null;
}

function missingSource({ initializationType, hasEarlierReport }: BookingFacts): string | null {
  if (initializationType === startsFrom.report || hasEarlierReport === true) return null;
  return 'There is no finished check-in or inventory of this home';
}

function missingAnswer(told: Told | null): string | null {
  if (told === null || told.told === 0) return 'Nobody is told of the visit';
  if (told.asking > 0) return 'Somebody asks for another time';
  if (told.confirmed === 0) return 'Nobody has answered yet';
  // An agent's yes opens no door of a home in which a tenant lives.
  return told.tenants === 0 || told.tenantsConfirmed > 0 ? null : 'No tenant has answered yet';
}

function missingClerk({ clerkId, actorId, clerkAcceptedAt }: BookingFacts): string | null {
  if (clerkId === null) return 'Nobody is assigned';
  return clerkAcceptedAt !== null || clerkId === actorId ? null : 'The clerk has not accepted yet';
}
