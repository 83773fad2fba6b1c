/** The person, and the reports that were open last: they open without a line. A database of its own, emptied as a whole. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { webConfig } from '#web/env.ts';
import type { Scope } from '#domain/scope.ts';

/** One for each deployment that the app talks to. */
export const COPIES = `keyturn-copies ${webConfig.apiUrl}`;
/** Reports of one person. */
const MOST = 20;
const LONGEST_MS = 7 * 86_400_000;

type KeptPerson = { owner: string; person: unknown; scopes: readonly Scope[] };
type Kept = { owner: string; id: number; keptAt: number; report: unknown };
interface Schema extends DBSchema {
  people: { key: string; value: KeptPerson };
  reports: { key: [string, number]; value: Kept; indexes: { keptAt: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>(COPIES, 1, {
    upgrade: (db) => {
      db.createObjectStore('people', { keyPath: 'owner' });
      db.createObjectStore('reports', { keyPath: ['owner', 'id'] }).createIndex('keptAt', 'keptAt');
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Somebody else who was kept before goes, with their reports. */
export async function keepPerson(kept: KeptPerson): Promise<void> {
  const database = await open();
  const others = (await database.getAllKeys('people')).some((owner) => owner !== kept.owner);
  if (others) await emptyCopies();
  await database.put('people', kept);
  await dropOld(database);
}

export const findPerson = async (owner: string): Promise<KeptPerson | undefined> => (await open()).get('people', owner);

export async function keepReport(owner: string, id: number, report: unknown): Promise<void> {
  const transaction = (await open()).transaction('reports', 'readwrite');
  const stored = transaction.store.put({ owner, id, keptAt: Date.now(), report });
  // The page may be on its way out: nothing more comes into this transaction.
  transaction.commit();
  await stored;
}

export async function findReport(owner: string, id: number): Promise<Omit<Kept, 'owner' | 'id'> | undefined> {
  const kept = await (await open()).get('reports', [owner, id]);
  return kept !== undefined && Date.now() - kept.keptAt <= LONGEST_MS ? kept : undefined;
}

export async function emptyCopies(): Promise<void> {
  const transaction = (await open()).transaction(['people', 'reports'], 'readwrite');
  await Promise.all([transaction.objectStore('people').clear(), transaction.objectStore('reports').clear()]);
  await transaction.done;
}

/** Those whose time is over, and the oldest of too many. */
async function dropOld(database: IDBPDatabase<Schema>): Promise<void> {
  const transaction = database.transaction('reports', 'readwrite');
  let left = await transaction.store.count();
  for await (const cursor of transaction.store.index('keptAt')) {
    if (left <= MOST && cursor.key >= Date.now() - LONGEST_MS) break;
    await cursor.delete();
    left -= 1;
  }
  await transaction.done;
}
