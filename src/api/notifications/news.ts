/** The news about an appointment, between what people know and what it is now, and who is told of it. */
import { states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import type { AppointmentMessage, ClerkMessage } from '#domain/message/notification-text.ts';
import type { Known } from '#store/events/waiting-messages.ts';
import type { Appointment } from '#store/inspections/appointment.ts';
import type { ContactRow } from '#store/properties/contacts.ts';

export type ContactNews = { kind: AppointmentMessage; contactId: number; name: string; email: string };
/** `as` is the visit as their calendar has it. */
export type ClerkNews = { kind: ClerkMessage; clerkId: number; as: Appointment };

const aDay = 86_400_000;

const isOver = (conductAt: string): boolean => Date.parse(conductAt) <= Date.now() - aDay;

/** Whether people can be told to come: a date that is agreed and not over, of an inspection not yet done. */
export function isAppointment({ conductAt, conductDateOption, state }: Appointment): boolean {
  return state < states.complete && conductDateOption === 0 && conductAt !== null && !isOver(conductAt);
}

/** A date that is not over, of work not yet done by somebody of the firm. */
function isVisit({ type, state, conductAt }: Appointment): boolean {
  return !isCarriedOutByTenant(type) && state < states.complete && conductAt !== null && !isOver(conductAt);
}

/** One message an address, however many contacts share it. */
export function newsForContacts({ before, toldContacts }: Known, now: Appointment, contacts: ContactRow[]) {
  const found = new Map<string, ContactNews>();
  for (const { id, name, email, notify } of contacts) {
    if (email === null || !notify) continue;
    const kind = newsSince(toldContacts.includes(id) ? before : null, now);
    const address = email.toLowerCase();
    if (kind !== undefined && !found.has(address)) found.set(address, { kind, contactId: id, name, email });
  }
  return [...found.values()];
}

/** For a contact who knows of it as it was `before`, or of nothing. */
export function newsSince(before: Appointment | null, now: Appointment): AppointmentMessage | undefined {
  const wasCancelled = before === null || before.cancelledAt !== null;
  if (now.cancelledAt !== null) return !wasCancelled && isAppointment(before) ? 'cancelled' : undefined;
  if (!isAppointment(now)) return undefined;
  if (wasCancelled || before.conductAt === null || before.conductDateOption !== 0) return 'scheduled';
  if (before.conductAt !== now.conductAt || before.conductDate !== now.conductDate) return 'moved';
  // They were told by name who comes.
  return before.clerkId !== null && before.clerkId !== now.clerkId ? 'clerk_changed' : undefined;
}

/** To the clerk of the visit, and to the one before. Somebody who gives themselves a visit knows of it. */
export function newsForClerks(before: Appointment | null, now: Appointment, actorId: number | null): ClerkNews[] {
  const former = before !== null && isVisit(before) ? before.clerkId : null;
  const present = isVisit(now) ? now.clerkId : null;
  const news: ClerkNews[] = [];
  if (before !== null && former !== null && former !== present) {
    const kind = now.cancelledAt === null ? 'clerk_released' : 'clerk_cancelled';
    // With a number that grows.
    news.push({ kind, clerkId: former, as: { ...before, version: now.version } });
  }
  if (present !== null && former !== present) news.push({ kind: 'clerk_assigned', clerkId: present, as: now });
  if (before !== null && present !== null && former === present && hasMoved(before, now))
    news.push({ kind: 'clerk_moved', clerkId: present, as: now });
  return news.filter(({ clerkId }) => clerkId !== actorId);
}

const hasMoved = (before: Appointment, now: Appointment): boolean =>
  before.conductAt !== now.conductAt ||
  before.conductDate !== now.conductDate ||
  before.timeToComplete !== now.timeToComplete ||
  before.propertyId !== now.propertyId;
