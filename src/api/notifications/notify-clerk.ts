/** E-mails to the clerk of a visit, with an entry for their calendar: it is theirs, it moves, it is theirs no longer. */
import type { Caller } from '#domain/caller.ts';
import { states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { type ClerkMessage, fillNotification } from '#domain/message/notification-text.ts';
import { keysInWords } from '#domain/message/notification-words.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { writeCalendar } from './appointment-calendar.ts';
import { wordsOf } from './words.ts';

type Change = {
  /** Undefined for a new one. */
  before: InspectionRow | undefined;
  row: InspectionRow;
  /** False for one that was created a moment ago without any. */
  hasContacts?: boolean;
  reason?: string | null;
};

/** Somebody who gives themselves a visit knows of it. */
export async function notifyClerk(
  tx: StoreTransaction,
  caller: Caller,
  change: Change,
  publicUrl: string,
): Promise<void> {
  for (const { clerkId, kind, row } of messagesOf(change)) {
    if (clerkId === caller.userId) continue;
    const { hasContacts = true, reason } = change;
    await write(tx, { clerkId, kind, row, hasContacts, reason: reason ?? '' }, publicUrl);
  }
}

type Due = { clerkId: number; kind: ClerkMessage; row: InspectionRow };

function messagesOf({ before, row }: Change): Due[] {
  const former = before !== undefined && isVisit(before) ? before.clerkId : null;
  const present = isVisit(row) ? row.clerkId : null;
  const due: Due[] = [];
  if (before !== undefined && former !== null && former !== present) {
    const kind = row.cancelledAt === null ? 'clerk_released' : 'clerk_cancelled';
    // As it stood in their calendar, with a number that grows.
    due.push({ clerkId: former, kind, row: { ...before, version: row.version } });
  }
  if (present === null) return due;
  if (former !== present) due.push({ clerkId: present, kind: 'clerk_assigned', row });
  else if (before !== undefined && hasMoved(before, row)) due.push({ clerkId: present, kind: 'clerk_moved', row });
  return due;
}

const aDay = 86_400_000;

/** A date that is not over, of work not yet done by somebody of the firm. */
function isVisit({ type, state, conductAt }: InspectionRow): boolean {
  return (
    !isCarriedOutByTenant(type) &&
    state < states.complete &&
    conductAt !== null &&
    Date.parse(conductAt) > Date.now() - aDay
  );
}

const hasMoved = (before: InspectionRow, row: InspectionRow) =>
  before.conductAt !== row.conductAt ||
  before.conductDate !== row.conductDate ||
  before.timeToComplete !== row.timeToComplete ||
  before.propertyId !== row.propertyId;

async function write(
  tx: StoreTransaction,
  { clerkId, kind, row, hasContacts, reason }: Due & { hasContacts: boolean; reason: string },
  publicUrl: string,
): Promise<void> {
  const { accountId } = row;
  const { user, account } = await tx.people.getPerson({ accountId, userId: clerkId });
  const { name, email, archivedAt } = user;
  if (archivedAt !== null) return;
  const contacts = hasContacts ? await tx.inspectionContacts.list(accountId, row.id) : [];
  const isCancelled = kind === 'clerk_released' || kind === 'clerk_cancelled';
  const recipient = { name, email };
  const words = wordsOf(row, account, {
    name,
    reason,
    link: `${publicUrl}/inspections/${row.id}`,
    keys: keysInWords(row.locationOfKeys),
    contacts: contacts.map((one) => [one.name, one.phone].filter(Boolean).join(' ')).join(', ') || 'none',
  });
  await tx.emails.add(accountId, [
    {
      inspectionId: row.id,
      recipient: email,
      calendar: writeCalendar(row, { publicUrl, company: account.name, recipient, isCancelled }),
      ...fillNotification(kind, words, account.settings.notifications),
    },
  ]);
}
