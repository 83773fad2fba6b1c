/**
 * All that waits in this browser, on disk: written with every key stroke, removed when the service has it. Rows that the disk
 * refuses, because it is full or the browser may not use it, are kept by the page. They are sent like all others, but are
 * lost with the page: whoever closes it before is asked first.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { webConfig } from '#web/env.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { FieldValue } from '#web/report/model/report-entry.ts';
import { LateRows } from './late-rows.ts';
import {
  isText,
  keyOf,
  type NewRow,
  type Parked,
  type Waiting,
  type WaitingStep,
  type WaitingText,
} from './waiting.ts';

/** One for each deployment that the app talks to, and for everybody who writes here: rows say whose they are. */
export const WAITING = `keyturn-waiting ${webConfig.apiUrl}`;

/** Bytes rather than a file: a file may only point to what a phone throws away. A film is too large for that. */
export type Content = ArrayBuffer | Blob;

interface Schema extends DBSchema {
  rows: { key: string; value: Waiting; indexes: { report: [string, ReportHome]; owner: string } };
  files: { key: string; value: Content };
}
type Database = IDBPDatabase<Schema>;
/** Brings in what an older release has left; what it cannot bring in stays there for the next time. */
export type TakeOver = (put: (row: Waiting, content?: Content) => Promise<void>) => Promise<void>;

type Unwritten = { row: Waiting; content: Content | undefined };

/** Unanswered attempts remembered per field: a line that fails for minutes sends the same text again and again. */
const mostSent = 8;

/** A text that is typed on keeps these; the stretch of the recording stays until there is another one. */
const keptOf = ({ base, sent, spoken }: WaitingText, now: NewRow) => ({
  base,
  sent,
  ...(spoken !== undefined && !('spoken' in now) && { spoken }),
});

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

export class WaitingDisk {
  readonly #name: string;
  readonly #takeOver: TakeOver;
  #opened: Promise<Database> | undefined;
  readonly #unwritten = new Map<string, Unwritten>();
  #isFull = false;
  readonly #late: LateRows;

  constructor(name: string, takeOver: TakeOver = async () => undefined) {
    this.#name = name;
    this.#late = new LateRows(name);
    this.#takeOver = takeOver;
  }

  /** Entries are lost with the page until they are sent, since the disk refuses them. */
  isRefusing = (): boolean =>
    this.#isFull || [...this.#unwritten.values()].some(({ content }) => content !== undefined);
  /** Or else it is only on the page that it was entered on. */
  isOnDisk = ({ key }: Pick<Waiting, 'key'>): boolean => !this.#unwritten.has(key);

  /** Adds the row, or types over the one that waits under its key; the base of the first text stays. */
  put(row: NewRow, content?: Content): Promise<void> {
    const isKept = this.#late.note(keyOf(row), row);
    return this.#put(row, Date.now(), content).finally(isKept);
  }

  #put(row: NewRow, now: number, content?: Content): Promise<void> {
    const key = keyOf(row);
    const merge = (before: Waiting | undefined): Waiting => {
      // Brought in from a page that is gone, and typed on since.
      if (before !== undefined && before.lastAt > now) return before;
      const kept = before !== undefined && isText(before) ? keptOf(before, row) : { sent: [] };
      const { revision = 0, firstAt = now } = before ?? {};
      const more = row.kind === 'text' ? kept : {};
      return { ...row, ...more, key, revision: revision + 1, firstAt, lastAt: now, state: 'waiting' } as Waiting;
    };
    return this.#update(key, merge, content);
  }

  /** Brings in a row from another key, unless one was entered here meanwhile. */
  bring = (row: Waiting): Promise<void> => this.#update(row.key, (there) => there ?? row);

  noteSent = ({ key }: Pick<Waiting, 'key'>, value: FieldValue): Promise<void> =>
    this.#updateText(key, (row) => ({ ...row, sent: [...row.sent, value].slice(-mostSent) }));

  /** Removes the row unless something was typed since it was read; then what the service has becomes the base of a text. */
  async removeSent({ key, revision }: Pick<Waiting, 'key' | 'revision'>, saved: FieldValue): Promise<boolean> {
    let isRemoved = false;
    await this.#update(key, (row) => {
      isRemoved = row?.revision === revision;
      if (row === undefined || isRemoved) return undefined;
      return isText(row) ? { ...row, base: saved, sent: [] } : row;
    });
    return isRemoved;
  }

  /** A conflict or a refusal was decided for `value`; what the service has now is its base. One write, so that no tab sends the old text. */
  decide = (key: string, { value, base }: Pick<WaitingText, 'value' | 'base'>): Promise<void> =>
    this.#updateText(key, ({ theirs: _theirs, reason: _reason, ...row }) => {
      const revision = row.revision + 1;
      return { ...row, value, base, sent: [], revision, lastAt: Date.now(), state: 'waiting' };
    });

  park = (key: string, why: Parked): Promise<void> => this.#update(key, (row) => row && { ...row, ...why });

  /** Marks a refused row to be tried again. */
  retry = (key: string): Promise<void> =>
    this.#update(key, (row) => row && ({ ...row, state: 'waiting', reason: undefined } as unknown as Waiting));

  discard = (key: string): Promise<void> => this.#update(key, () => undefined);

  /**
   * The service has made what waits in this row: no row is left that has the id given here. Where the disk refuses it, the
   * row is sent again under its key after a reload, and gets the same answer.
   */
  async exchange({ key, owner, inspectionId }: WaitingStep, rename: (row: Waiting) => Waiting): Promise<void> {
    for (const [name, { row, content }] of Array.from(this.#unwritten)) {
      if (row.owner !== owner || row.inspectionId !== inspectionId) continue;
      this.#keepHere(name, undefined);
      if (name !== key) this.#keepHere(rename(row).key, { row: rename(row), content });
    }
    try {
      const { store, done } = await this.#begin();
      for (const row of await store.index('report').getAll([owner, inspectionId])) {
        const now = rename(row);
        if (row.key === key || now.key !== row.key) await store.delete(row.key);
        if (row.key !== key) await store.put(now);
      }
      await done;
    } catch {
      this.#isFull = true;
    }
  }

  /** Undefined when somebody else was faster, or the new writer has typed in the same field. */
  async handOver(left: Waiting, writer: string): Promise<Waiting | undefined> {
    const key = keyOf({ ...left, writer });
    try {
      const { store, done } = await this.#begin();
      const row = await store.get(left.key);
      if (row?.writer !== left.writer) return undefined;
      if (key !== left.key && (await store.getKey(key)) !== undefined) return undefined;
      const taken = { ...row, key, writer };
      await store.delete(left.key);
      await store.put(taken);
      await done;
      return taken;
    } catch {
      // Nothing of it is done, and it stays for the next time.
      return undefined;
    }
  }

  find = async (key: string): Promise<Waiting | undefined> =>
    this.#unwritten.get(key)?.row ?? (await this.#read((db) => db.get('rows', key), undefined));

  readContent = async (key: string): Promise<Content | undefined> =>
    this.#unwritten.get(key)?.content ?? (await this.#read((db) => db.get('files', key), undefined));

  async listOfReport(owner: string, home: ReportHome): Promise<Waiting[]> {
    await this.#takeLate();
    const rows = await this.#read((db) => db.getAllFromIndex('rows', 'report', [owner, home]), []);
    const isMeant = (row: Waiting) => row.owner === owner && row.inspectionId === home;
    return this.#over(rows, isMeant).toSorted((a, b) => a.firstAt - b.firstAt);
  }

  async listOfOwner(owner: string): Promise<Waiting[]> {
    await this.#takeLate();
    const rows = await this.#read((db) => db.getAllFromIndex('rows', 'owner', owner), []);
    return this.#over(rows, (row) => row.owner === owner);
  }

  async discardOfOwner(owner: string): Promise<void> {
    for (const { key } of await this.listOfOwner(owner)) await this.discard(key);
  }

  close = async (): Promise<void> => (await this.#opened)?.close();

  /** Letters that a page could not write any more before it went. */
  async #takeLate(): Promise<void> {
    for (const { row, at } of this.#late.take()) await this.#put(row, at);
  }

  #open(): Promise<Database> {
    if (this.#opened !== undefined) return this.#opened;
    const forget = () => {
      this.#opened = undefined;
    };
    this.#opened = this.#openAnew(forget);
    this.#opened.catch(forget);
    return this.#opened;
  }

  async #openAnew(forget: () => void): Promise<Database> {
    const database = await openDB<Schema>(this.#name, 1, {
      upgrade: (db) => {
        const rows = db.createObjectStore('rows', { keyPath: 'key' });
        rows.createIndex('report', ['owner', 'inspectionId']);
        rows.createIndex('owner', 'owner');
        db.createObjectStore('files');
      },
      terminated: forget,
    });
    await this.#takeOver(async (row, content) => {
      const transaction = database.transaction(['rows', 'files'], 'readwrite', { durability: 'strict' });
      const rows = transaction.objectStore('rows');
      if ((await rows.getKey(row.key)) === undefined) {
        await rows.put(row);
        if (content !== undefined) await transaction.objectStore('files').put(content, row.key);
      }
      await transaction.done;
    }).catch(() => undefined);
    return database;
  }

  async #begin() {
    const transaction = (await this.#open()).transaction(['rows', 'files'], 'readwrite', { durability: 'strict' });
    // Code that waits for one of its requests gets the error there.
    transaction.done.catch(() => undefined);
    return { store: transaction.objectStore('rows'), files: transaction.objectStore('files'), done: transaction.done };
  }

  /** A disk that cannot be read now keeps what it has for later. */
  async #read<Of>(reading: (db: Database) => Promise<Of>, otherwise: Of): Promise<Of> {
    try {
      return await reading(await this.#open());
    } catch {
      return otherwise;
    }
  }

  /** Reads and writes one row in one transaction; `change` returns the new row, or nothing to remove it with its content. */
  async #update(
    key: string,
    change: (row: Waiting | undefined) => Waiting | undefined,
    content = this.#unwritten.get(key)?.content,
  ): Promise<void> {
    let onDisk: Waiting | undefined;
    try {
      const { store, files, done } = await this.#begin();
      onDisk = await store.get(key);
      const now = change(this.#unwritten.get(key)?.row ?? onDisk);
      if (now === undefined) await Promise.all([store.delete(key), files.delete(key)]);
      else await Promise.all([store.put(now), ...(content === undefined ? [] : [files.put(content, key)])]);
      await done;
      this.#keepHere(key, undefined);
      // A full disk lets go of rows all the same.
      if (now !== undefined) this.#isFull = false;
    } catch {
      const row = change(this.#unwritten.get(key)?.row ?? onDisk);
      this.#keepHere(key, row && { row, content });
      if (row !== undefined) this.#isFull = true;
    }
  }

  #updateText = (key: string, change: (row: WaitingText) => WaitingText): Promise<void> =>
    this.#update(key, (row) => (row !== undefined && isText(row) ? change(row) : row));

  /** Those on disk, with what the disk refused in place of what it has. */
  #over(onDisk: readonly Waiting[], isMeant: (row: Waiting) => boolean): Waiting[] {
    const here = [...this.#unwritten.values()].map(({ row }) => row);
    return [...onDisk.filter(({ key }) => !this.#unwritten.has(key)), ...here.filter(isMeant)];
  }

  /** Undefined: it is sent or given up, or the disk has it now. */
  #keepHere(key: string, row: Unwritten | undefined): void {
    const had = this.#unwritten.size;
    if (row === undefined) this.#unwritten.delete(key);
    else this.#unwritten.set(key, row);
    const has = this.#unwritten.size;
    if (had === 0 && has > 0) window.addEventListener('beforeunload', askFirst);
    if (had > 0 && has === 0) window.removeEventListener('beforeunload', askFirst);
  }
}
