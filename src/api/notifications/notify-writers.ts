/** E-mails at the hand-over of a report: to the typist whose it is to type, and to the reviewers for whom it waits. */
import type { Writer } from '#domain/caller.ts';
import { states } from '#domain/inspection-state.ts';
import { fillNotification, type HandOverMessage } from '#domain/message/notification-text.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { HandOverPerson } from '#store/account/staff.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { wordsOf } from './words.ts';

type Change = Record<'before' | 'row', InspectionRow>;
type Due = { kind: HandOverMessage; people: HandOverPerson[] };

/** Nobody is told of what they did themselves, nor when they have left these e-mails off. */
export async function notifyWriters(
  tx: StoreTransaction,
  { accountId, userId: ownId }: Pick<Writer, 'accountId' | 'userId'>,
  change: Change,
  publicUrl: string,
): Promise<void> {
  const due = await findDue(tx, accountId, change);
  const told = due?.people.filter(({ id }) => id !== ownId) ?? [];
  if (due === undefined || told.length === 0) return;
  const account = await tx.people.getAccount(accountId);
  const { id } = change.row;
  const messages = told.map(({ name, email }) => {
    const words = wordsOf(change.row, account, { name, link: `${publicUrl}/inspections/${id}/report` });
    return { inspectionId: id, recipient: email, ...fillNotification(due.kind, words, account.settings.notifications) };
  });
  await tx.emails.add(accountId, messages);
}

async function findDue(tx: StoreTransaction, accountId: number, { before, row }: Change): Promise<Due | undefined> {
  const isMoved = before.state !== row.state;
  const { typistId } = row;
  if (row.state === states.processing && typistId !== null && (isMoved || before.typistId !== typistId))
    return { kind: 'typing_due', people: await tx.staff.listToTell(accountId, { id: typistId }) };
  if (row.state === states.review && isMoved)
    return { kind: 'review_due', people: await tx.staff.listToTell(accountId, 'reviewers') };
  return undefined;
}
