/** Records the writes requested from a service, and those that it acknowledged: these must be there after any crash. */
import { states } from '#domain/inspection-state.ts';
import { randomUUID } from 'node:crypto';
import { type Database } from '#store/database/database.ts';
import { givenAccount } from '../given-account.ts';
import { givenInspection, givenProperty } from '../given-property.ts';
import { multipart, photo } from '../sample-files.ts';

export type Answer = { status: number; json: { id: number } & Record<string, unknown> };
export type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

export type Ledger = {
  accountId: number;
  token: string;
  propertyId: number;
  /** Reports of their own for each kind of writing. */
  autosaved: { path: string; item: number; sent: number; acknowledged: number }[];
  copied: { base: string; reportId: number; source: number; items: number; pictures: number; acknowledged: number[] };
  filed: {
    base: string;
    acknowledged: Map<number, string>;
    deleted: Set<number>;
    deleting: Set<number>;
    /** Notes whose upload was cut off, with the key they are sent again under. */
    cutOff: Map<string, string>;
  };
  ordered: { base: string; reportId: number; sent: string[]; acknowledged: string };
  /** By ref: the key it is asked for with, and whether it is acknowledged. */
  created: Map<string, { key: string; isAcknowledged: boolean }>;
  /** Writes of all kinds. */
  acknowledged: number;
  /** Answers that no writer should get. */
  surprises: string[];
  statuses: Map<number, number>;
};

/** Rejects when the line is cut; a request already sent may or may not have been done. */
export function sender(url: string, token: string): Send {
  return async (method, path, body, headers = {}) => {
    const isForm = Buffer.isBuffer(body);
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: (text.startsWith('{') ? JSON.parse(text) : {}) as Answer['json'] };
  };
}

const ITEMS = 12;

/** An account with the reports that will be written to. */
export async function givenLedger(database: Database, url: string): Promise<Ledger> {
  const account = await givenAccount(database);
  const { token } = await account.user('manager');
  const property = await givenProperty(database, account.id);
  const send = sender(url, token);
  const made = async (path: string, body: unknown, headers?: Record<string, string>): Promise<number> => {
    const { status, json } = await send('POST', path, body, headers);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
    return json.id;
  };
  const report = async () => {
    const { id, reportId } = await givenInspection(database, account.id, property.id, { state: states.active });
    return { base: `/inspections/${id}`, reportId };
  };
  const room = (base: string, name = 'Hall') => made(`${base}/rooms`, { name, block_type: 'DETAILED' });
  const picture = async (path: string): Promise<void> => {
    const { body, headers } = multipart([{ bytes: await photo(), filename: 'a.jpg', type: 'image/jpeg' }]);
    await made(`${path}/attachments`, body, headers);
  };

  const autosaved: Ledger['autosaved'] = [];
  const saving = await report();
  for (let index = 0; index < 4; index += 1) {
    const path = `${saving.base}/rooms/${await room(saving.base)}/items`;
    autosaved.push({ path, item: await made(path, { name: 'Walls', description: '0' }), sent: 0, acknowledged: 0 });
  }

  const copying = await report();
  const source = await room(copying.base);
  for (let index = 0; index < ITEMS; index += 1) {
    const item = await made(`${copying.base}/rooms/${source}/items`, { name: `Item ${index}`, condition: 'Good' });
    if (index < 2) await picture(`${copying.base}/rooms/${source}/items/${item}`);
  }
  await picture(`${copying.base}/rooms/${source}`);

  const ordering = await report();
  const ids: number[] = [];
  for (let index = 0; index < 8; index += 1) ids.push(await room(ordering.base, `Room ${index}`));

  return {
    accountId: account.id,
    token,
    propertyId: property.id,
    autosaved,
    copied: { ...copying, source, items: ITEMS, pictures: 3, acknowledged: [] },
    filed: {
      base: (await report()).base,
      acknowledged: new Map(),
      deleted: new Set(),
      deleting: new Set(),
      cutOff: new Map(),
    },
    ordered: { ...ordering, sent: [], acknowledged: ids.join() },
    created: new Map(),
    acknowledged: 0,
    surprises: [],
    statuses: new Map(),
  };
}

export function newRef(): string {
  return `kill-${randomUUID()}`;
}
