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
import { isNamed, isText, keyOf, type NewRow, subjectOf, type Waiting, type WaitingText } from './waiting.ts';
import { beginWriter, listWriters } from './writers.ts';

type Options = { report: ReportStore; disk: WaitingDisk; owner: string };

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

  /** The members of a row at this place that name its place and its owner. */
  at(place: Place) {
    const { report, owner } = this.#options;
    const itemName = report.entry(subjectOf(place))?.server.name ?? '';
    return { ...place, owner, inspectionId: report.home, writer: this.#writer.id, itemName };
  }

  async find(subject: Subject, field: EditedField): Promise<WaitingText | undefined> {
    const row = await this.#options.disk.find(this.keyOf(subject, field));
    return row !== undefined && isText(row) ? row : undefined;
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
    return (await this.#listAll()).filter(this.isOwn);
  }

  /** Returns the rows that were left behind and are now its own. The later of two texts in one field waits for the earlier. */
  async takeOver(): Promise<Waiting[]> {
    await this.#writer.isKnown;
    const others = (await this.#listAll()).filter((row) => !this.isOwn(row));
    if (others.length === 0) return [];
    const { disk } = this.#options;
    const living = await listWriters();
    const taken: Waiting[] = [];
    for (const row of others.filter(({ writer }) => !living.has(writer))) {
      // A name that nobody goes on typing is none.
      if (!isNamed(row)) await disk.discard(row.key);
      else {
        const mine = await disk.handOver(row, this.#writer.id);
        if (mine !== undefined) taken.push(mine);
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
