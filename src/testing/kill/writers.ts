/** Writers of every kind at once; each notes its request before sending it, and the acknowledgement after. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { multipart, photo } from '../sample-files.ts';
import { type Answer, type Ledger, newRef, type Send } from './ledger.ts';

/** In milliseconds: while the service is away nobody needs to ask more often. */
const AFTER_FAILURE = 25;

type Writer = (ledger: Ledger, send: Send, round: number) => Promise<boolean>;

export function startWriters(ledger: Ledger, send: Send): { stop: () => Promise<void> } {
  let isStopped = false;
  const noted: Send = async (...request) => {
    const answer = await send(...request);
    note(ledger, request[1], answer);
    return answer;
  };
  const loops = writers.map(async (write) => {
    for (let round = 0; !isStopped; round += 1) {
      const isDone = await write(ledger, noted, round).catch(() => false);
      if (!isDone) await pause(AFTER_FAILURE);
    }
  });
  return {
    stop: async () => {
      isStopped = true;
      await Promise.all(loops);
    },
  };
}

function note({ statuses, surprises }: Ledger, path: string, { status, json }: Answer): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  // 409: the same request with its key again, while the first still counts as running.
  if (![200, 409, 503].includes(status)) surprises.push(`${status} ${path} ${JSON.stringify(json)}`);
}

/** Those that were cut off are asked for again, with their keys: each must come about exactly once. */
export async function askAgain(ledger: Ledger, send: Send): Promise<number> {
  const open = [...ledger.created].filter(([, { isAcknowledged }]) => !isAcknowledged);
  for (const [ref] of open) await create(ledger, send, ref);
  await noteAgain(ledger, send);
  return [...ledger.created.values()].filter(({ isAcknowledged }) => !isAcknowledged).length + ledger.filed.cutOff.size;
}

async function noteAgain(ledger: Ledger, send: Send): Promise<void> {
  const open = [...ledger.filed.cutOff];
  // Another writer may have had its answer meanwhile, and a third have deleted it.
  for (const [text, key] of open) if (ledger.filed.cutOff.has(text)) await uploadNote(ledger, send, text, key);
}

/** Under a key: each text must be there once. */
async function uploadNote(ledger: Ledger, send: Send, text: string, key: string): Promise<boolean> {
  const { cutOff } = ledger.filed;
  // Nobody else sends it meanwhile, so that nobody hears of it when it is deleted already.
  cutOff.delete(text);
  const isDone = await uploadFile(
    ledger,
    send,
    { bytes: Buffer.from(text), filename: 'a.txt', type: 'text/plain' },
    { 'idempotency-key': key },
  ).catch(() => false);
  if (!isDone) cutOff.set(text, key);
  return isDone;
}

type File = { bytes: Buffer; filename: string; type: string };

async function uploadFile(ledger: Ledger, send: Send, file: File, more: Record<string, string> = {}): Promise<boolean> {
  const { filed } = ledger;
  const { body, headers } = multipart([file]);
  const { status, json } = await send('POST', `${filed.base}/attachments`, body, { ...headers, ...more });
  if (status !== 200) return false;
  filed.acknowledged.set(json.id, createHash('sha256').update(file.bytes).digest('hex'));
  ledger.acknowledged += 1;
  return true;
}

async function create(ledger: Ledger, send: Send, ref: string): Promise<boolean> {
  const wanted = ledger.created.get(ref) ?? { key: randomUUID(), isAcknowledged: false };
  ledger.created.set(ref, wanted);
  const body = { property: { id: ledger.propertyId }, type: { id: 1 }, conduct_date: '2027-02-03T09:30:00Z', ref };
  const { status } = await send('POST', '/inspections', body, { 'idempotency-key': wanted.key });
  if (status !== 200) return false;
  wanted.isAcknowledged = true;
  ledger.acknowledged += 1;
  return true;
}

const createOne: Writer = async (ledger, send, round) => {
  if (round % 5 === 0) await askAgain(ledger, send);
  return create(ledger, send, newRef());
};

const autosaveWith =
  (index: number): Writer =>
  async (ledger, send) => {
    const saved = ledger.autosaved[index];
    if (saved === undefined) return false;
    saved.sent += 1;
    const { sent } = saved;
    const { status } = await send('PUT', `${saved.path}/${saved.item}`, { name: 'Walls', description: String(sent) });
    if (status !== 200) return false;
    saved.acknowledged = sent;
    ledger.acknowledged += 1;
    return true;
  };

const copyRoom: Writer = async (ledger, send) => {
  const { base, source, acknowledged } = ledger.copied;
  const { status, json } = await send('PUT', `${base}/rooms/${source}/copy`, {
    room: { name: `Copy ${randomUUID()}` },
  });
  if (status !== 200) return false;
  acknowledged.push(json.id);
  ledger.acknowledged += 1;
  return true;
};

const upload: Writer = async (ledger, send, round) => {
  if (round % 3 !== 0) return uploadNote(ledger, send, `Note ${randomUUID()}`, randomUUID());
  const side = 8 + (randomBytes(1)[0] ?? 0);
  const bytes = await photo({ width: side, height: 32 + round });
  return uploadFile(ledger, send, { bytes, filename: 'a.jpg', type: 'image/jpeg' });
};

const removeUpload: Writer = async ({ filed }, send) => {
  const [oldest] = filed.acknowledged.keys();
  if (oldest === undefined || filed.acknowledged.size < 10) return false;
  filed.acknowledged.delete(oldest);
  filed.deleting.add(oldest);
  const { status } = await send('DELETE', `/attachments/${oldest}`);
  if (status === 200) filed.deleted.add(oldest);
  return status === 200;
};

const orderRooms: Writer = async (ledger, send) => {
  const { ordered } = ledger;
  const ids = ordered.acknowledged.split(',').map(Number);
  const wanted = ids.toSorted(() => (randomBytes(1)[0] ?? 0) - 128);
  ordered.sent.push(wanted.join());
  const { status } = await send('PUT', `${ordered.base}/rooms`, wanted);
  if (status !== 200) return false;
  ordered.acknowledged = wanted.join();
  ordered.sent = [];
  ledger.acknowledged += 1;
  return true;
};

const writers: Writer[] = [
  createOne,
  createOne,
  ...[0, 1, 2, 3].map(autosaveWith),
  copyRoom,
  upload,
  upload,
  removeUpload,
  orderRooms,
];
