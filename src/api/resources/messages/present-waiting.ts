/** The changes that wait, as people will read of them: each visit with the messages that tell of it, perhaps among others. */
import { goAt, visitsTogether, type WaitingVisit } from '#domain/message/message-wait.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { WaitingRow } from '#store/events/waiting-messages.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { type Message, writeMessages } from '../../notifications/write-messages.ts';
import { findNews, type News } from '../../notifications/write-news.ts';

type Told = { row: InspectionRow; goesAt: string; messages: Message[] };

export async function presentWaiting(tx: StoreTransaction, accountId: number, page: WaitingRow[], publicUrl: string) {
  const { visits } = await tx.waitingMessages.listVisits(accountId);
  const told = new Map<number, Told>();
  for (const group of visitsTogether(visits))
    if (group.some(({ id }) => page.some((one) => one.id === id)))
      for (const one of await readGroup(tx, accountId, group, publicUrl)) told.set(one.row.id, one);
  return page.flatMap((waiting) => {
    const one = told.get(waiting.id);
    return one === undefined ? [] : [presentOne(waiting, one)];
  });
}

async function readGroup(
  tx: StoreTransaction,
  accountId: number,
  group: WaitingVisit[],
  publicUrl: string,
): Promise<Told[]> {
  const ways = { publicUrl, isPreview: true };
  const news: News[] = [];
  const rows: { row: InspectionRow; dueAt: number }[] = [];
  for (const { id, dueAt } of group) {
    const waiting = await tx.waitingMessages.find(accountId, id);
    if (waiting === undefined) continue;
    const row = await tx.inspections.get({ accountId, clientId: null }, id);
    const contacts = await tx.inspectionContacts.list(accountId, id);
    rows.push({ row, dueAt });
    news.push(...(await findNews(tx, { ...waiting, row, contacts }, ways)));
  }
  const messages = await writeMessages(tx, news, ways);
  return rows.map(({ row, dueAt }) => ({
    row,
    goesAt: new Date(Math.max(dueAt, goAt(group))).toISOString(),
    messages: messages.filter(({ inspectionIds }) => inspectionIds.includes(row.id)),
  }));
}

function presentOne({ since }: WaitingRow, { row, goesAt, messages }: Told) {
  const { id, line1, line2, city, county, postcode, country } = row.property;
  return {
    inspection_id: row.id,
    inspection_version: row.version,
    property: { id, address: { line1, line2, city, county, postcode, country } },
    since,
    due_at: goesAt,
    messages: messages.map(({ kind, name, email, inspectionIds, visits }) => ({
      kind,
      name,
      recipient: email.recipient,
      subject: email.subject,
      text: email.text,
      inspection_ids: inspectionIds,
      visits,
    })),
  };
}
