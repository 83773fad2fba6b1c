/**
 * The rows that one open report shows and sends: those entered here, and those left behind by tabs that are gone. Rows
 * that another open tab holds back are that tab's: to this one they are somebody else's.
 */
import {
  type EditedField,
  type FieldValue,
  type Place,
  roomIdOf,
  type Subject,
} from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { WaitingDisk } from './disk.ts';
import type { LocalIds } from '#web/report/requests/local-ids.ts';
import {
  isNamed,
  isText,
  keyOf,
  type NewRow,
  subjectOf,
  type Waiting,
  type WaitingStep,
  type WaitingText,
  withIds,
} from './waiting.ts';
import { beginWriter, listWriters, reportLock } from './writers.ts';

/** `ids`: only where rooms and items can be added. */
type Options = { report: ReportStore; disk: WaitingDisk; owner: string; ids: LocalIds | undefined };

export class OwnRows {
  readonly #options: Options;
  readonly #writer = beginWriter();
  #stored: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  isOwn = ({ writer }: Pick<Waiting, 'writer'>): boolean => writer === this.#writer.id;

  /** When all that was typed until now is on disk. */
  whenStored = (): Promise<unknown> => this.#stored;

  put(row: NewRow): void {
    this.#store(this.#options.disk.put(row));
  }

  /** The members of a row at this place that name its place, as on disk, and its owner. */
  at({ roomId, itemId }: Place) {
    const { report, owner, ids } = this.#options;
    const kept = ids?.kept ?? asItIs;
    const { server, typed } = report.entry(subjectOf({ roomId, itemId })) ?? {};
    const itemName = (subjectIsNew({ roomId, itemId }) && typed?.name) || (server?.name ?? '');
    const place = { roomId: kept(roomId), itemId: itemId === null ? null : kept(itemId) };
    return { ...place, owner, inspectionId: report.home, writer: this.#writer.id, itemName };
  }

  /** All that is entered from now on has the service's id. */
  async exchange(row: WaitingStep, rename: (row: Waiting) => Waiting, learn: () => void): Promise<void> {
    await this.#stored;
    learn();
    const written = this.#options.disk.exchange(row, rename);
    this.#store(written);
    await written;
  }

  /** A row of the disk with the ids that this page has for its places. */
  here = <Of extends Waiting>(row: Of): Of => {
    const { ids } = this.#options;
    return ids === undefined ? row : withIds(row, ids.room, ids.item);
  };

  async find(subject: Subject, field: EditedField): Promise<WaitingText | undefined> {
    const row = await this.#options.disk.find(this.keyOf(subject, field));
    return row !== undefined && isText(row) ? this.here(row) : undefined;
  }

  /** For this value, against what the service has now. */
  decide(subject: Subject, field: EditedField, value: FieldValue): void {
    const { report, disk } = this.#options;
    const base = report.entry(subject)?.server[field] ?? null;
    this.#store(disk.decide(this.keyOf(subject, field), { value, base }));
  }

  async discard(key: string): Promise<void> {
    await this.#stored;
    await this.#options.disk.discard(key);
  }

  async list(): Promise<Waiting[]> {
    await this.#stored;
    return (await this.#listAll()).filter(this.isOwn).map((row) => this.here(row));
  }

  /** Returns the rows that were left behind and are now its own. The later of two texts in one field waits for the earlier. */
  async takeOver(): Promise<Waiting[]> {
    await this.#writer.isKnown;
    if ((await this.#listAll()).every(this.isOwn)) return [];
    const { owner, report } = this.#options;
    // A new row and the text typed in it go to the same tab.
    return navigator.locks.request(`${reportLock(owner, report.home)}/left`, () => this.#takeLeft());
  }

  async #takeLeft(): Promise<Waiting[]> {
    const { disk } = this.#options;
    const others = (await this.#listAll()).filter((row) => !this.isOwn(row));
    const living = await listWriters();
    const taken: Waiting[] = [];
    for (const row of others.filter(({ writer }) => !living.has(writer))) {
      // A name that nobody goes on typing is none.
      if (!isNamed(row)) await disk.discard(row.key);
      else {
        const mine = await disk.handOver(row, this.#writer.id);
        if (mine !== undefined) taken.push(this.here(mine));
      }
    }
    return taken;
  }

  readonly keyOf = (subject: Subject, field: EditedField): string => {
    const place =
      typeof subject === 'number' ? { roomId: 0, itemId: subject } : { roomId: roomIdOf(subject), itemId: null };
    return keyOf({ ...this.at(place), kind: 'text', field, value: null, base: null });
  };

  end = (): void => this.#writer.end();

  #listAll(): Promise<Waiting[]> {
    const { report, disk, owner } = this.#options;
    return disk.listOfReport(owner, report.home);
  }

  #store(writing: Promise<unknown>): void {
    this.#stored = Promise.all([this.#stored, writing]);
  }
}

const asItIs = (id: number): number => id;
const subjectIsNew = ({ roomId, itemId }: Place): boolean => (itemId ?? roomId) < 0;
