/** The parts that `given-everything.ts` is put together from. */
import { contactCodes } from '#domain/message/contact-type.ts';
import { addRows } from '#store/database/add-rows.ts';
import { notePdfHash } from '#store/directory/pdf-hashes.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import { pdfs } from '#store/schema/pdf.ts';
import { placePdf } from './store-file.ts';
import type { Call, TestApi } from './test-api.ts';

export type Ids = Record<string, number | string>;
/** Makes one by POST at a path; its id. */
export type Make = (path: string, body: unknown) => Promise<number>;
/** Uploads a picture to a path; the attachment's id. Without a width it is the same one everywhere. */
export type Attach = (path: string, width?: number) => Promise<number>;
type Report = { room: number; item: number; action: number };

const someKeys = { holds: '2 Yale, 1 mortice', key_count: 3, place: 'Office board, hook 14' };

export async function givenProperties(make: Make, attach: Attach, clientId: number) {
  const one = async (line1: string) => {
    const property = await make('/properties', {
      address: { line1, city: 'Portsmouth', postcode: 'PO5 3AA' },
      no_of_beds: 2,
      no_of_baths: 1,
      client: { id: clientId },
      tags: ['seaside'],
    });
    const date = '2027-02-03T09:30:00+00:00';
    const meter = await make(`/properties/${property}/meters`, { type: 'Gas', reading: '0042', date });
    await attach(`/properties/${property}/meters/${meter}/attachments`);
    const contact = { type: contactCodes.landlord, name: 'A landlord', signee: false, notify: false, deliver: true };
    const spareMeter = await make(`/properties/${property}/meters`, { type: 'Water', reading: '7', date });
    const tenancy = await make(`/properties/${property}/tenancies`, { starts_on: '2026-02-03' });
    const propertyContact = await make(`/properties/${property}/contacts`, contact);
    const certificate = await make(`/properties/${property}/certificates`, { kind: 'gas', expires_on: '2027-02-03' });
    const keySet = await make('/key-sets', { ...someKeys, property_id: property, tag: `K-${property}` });
    return { property, meter, spareMeter, tenancy, certificate, keySet, propertyContact };
  };
  return { own: await one('1 Clarence Parade'), other: await one('2 Clarence Parade') };
}

/** Two rooms, each with an item that has an action, in a report or a template. */
export async function givenRooms(make: Make, base: string): Promise<{ own: Report; nextDoor: Report }> {
  const one = async (name: string): Promise<Report> => {
    const room = await make(`${base}/rooms`, { name, block_type: 'DETAILED' });
    const item = await make(`${base}/rooms/${room}/items`, { name: 'Door', condition: 'Scuffed' });
    const action = await make(`${base}/rooms/${room}/items/${item}/actions`, {
      action: 'Repaint',
      responsibility: 'Landlord',
    });
    return { room, item, action };
  };
  return { own: await one('Hall'), nextDoor: await one('Kitchen') };
}

/** The first version of a template, which ends since somebody else changes it; this one's id. */
export async function givenVersion(asAnother: Call, template: number): Promise<number> {
  await asAnother('PUT', `/templates/${template}`, { name: `Template ${template}` });
  const { json } = await asAnother('GET', `/templates/${template}/versions`);
  return json.data.at(-1).id;
}

export async function givenAttachments(
  attach: Attach,
  base: string,
  { room, item }: Report,
  prefix: string,
): Promise<Ids> {
  return {
    [`${prefix}reportAttachment`]: await attach(`${base}/attachments`),
    [`${prefix}roomAttachment`]: await attach(`${base}/rooms/${room}/attachments`),
    [`${prefix}itemAttachment`]: await attach(`${base}/rooms/${room}/items/${item}/attachments`),
  };
}

/** A comment, made when the report was finished, before it was reopened, and a question about an item. */
export async function givenComments(
  { rows }: TestApi['database'],
  accountId: number,
  inspectionId: number,
): Promise<Ids> {
  const [row] = await rows<{ id: number }>(
    'test.comment',
    `insert into report_comments (id, account_id, inspection_id, report_id, author, role, text)
     select lease_ids(account_id, 'report_comments', 1), account_id, id, report_id, 'Ann Tenant', 'tenant', 'The hob was cracked' from inspections
     where account_id = $1 and id = $2 returning id`,
    [accountId, inspectionId],
  );
  const [question] = await rows<{ id: number }>(
    'test.question',
    `insert into review_questions (id, account_id, inspection_id, report_id, item_id, field, about, text, suggestion, asked_by)
     select lease_ids($1, 'review_questions', 1), $1, i.id, i.report_id, it.id, 'condition', 'Hall · Door', 'Where is it?', 'Good',
       (select min(u.id) from users u where u.account_id = $1)
     from inspections i left join lateral (
       select id from items where account_id = $1 and report_id = i.report_id order by id limit 1) it on true
     where i.account_id = $1 and i.id = $2 returning id`,
    [accountId, inspectionId],
  );
  return { comment: row?.id ?? 0, question: question?.id ?? 0 };
}

/** As the worker leaves it: a row that is ready, and its file. */
export async function givenPdf(
  { database, dataDir }: TestApi,
  accountId: number,
  inspectionId: number,
): Promise<number> {
  const [row] = await addRows(database, pdfs, [
    {
      accountId,
      inspectionId,
      type: 'FULL',
      contentKey: randomUUID(),
      reportVersion: 1,
      state: 'ready',
      progress: 100,
      bytes: 9,
      pages: 1,
      sha256: '0'.repeat(64),
      readyAt: new Date().toISOString(),
    },
  ]);
  const id = row?.id ?? 0;
  await placePdf(dataDir, { accountId, id });
  return id;
}

/** The hash of a PDF, as whoever holds a copy of it asks for it. */
export async function givenPdfHash({ database }: TestApi, accountId: number, id: number): Promise<string> {
  const sha256 = randomBytes(32).toString('hex');
  await notePdfHash(database, sha256, { accountId, id });
  return sha256;
}

export function withPrefix(prefix: string, ids: Record<string, number>): Ids {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [`${prefix}${name}`, id]));
}

/** The credentials of somebody who has a link. */
export const tokenIn = (url: string): string => url.split('/').at(-1) ?? '';
