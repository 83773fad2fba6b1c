/**
 * Follows others' edits in the open report. The live feed tells its version, and the rooms that were written; a version
 * that no write of this page has made is somebody else's: it is read, and shown around the typing, the drag and the
 * view.
 *
 *     read at 7, 8 and 9 made here, told 9     nothing to read
 *     read at 7, 8 and 10 made here, told 10   somebody else made 9: the rooms told of since are read
 */
import { listenToReport, type ReportNews } from '#web/queries/open-report.ts';
import { isWriting, writesBegun } from '#web/queries/writes-under-way.ts';
import { onOwnVersion } from '#web/queries/report-versions.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { ReportRequests } from '#web/report/requests/report-requests.ts';

/** Also between the requests of one command: they follow each other at once. */
const QUIET_MS = 150;
const RETRY_MS = 2_000;
/** More are read faster as a whole report. */
const MOST_ROOMS = 5;

type Options = {
  report: ReportStore;
  requests: Pick<ReportRequests, 'readReport' | 'readRoom'>;
  /** Changes the display around the person's place. */
  show: (change: () => void) => void;
  isDragging: () => boolean;
  /** The version of the report as it was read; other deployments may have none, and are not followed. */
  version: number | undefined;
  /** A part on display is gone. */
  onChange: () => void;
};

type Rooms = Set<number> | 'all';

/** Returns what ends it. */
export function followOthers(options: Options): () => void {
  const { home } = options.report;
  // The live feed tells of inspections.
  if (options.version === undefined || typeof home !== 'number') return () => undefined;
  const follower = new Follower(options);
  const stops = [listenToReport(home, follower.hear), onOwnVersion(home, follower.noteOwn)];
  return () => {
    follower.stop();
    for (const stop of stops) stop();
  };
}

class Follower {
  readonly #options: Options;
  /** All that is written up to this version is shown. */
  #shown: number;
  /** Later ones that this page has made. */
  readonly #own = new Set<number>();
  #told = 0;
  #order: readonly number[] | undefined;
  #stale: Rooms = new Set();
  #timer: number | undefined;
  #isReading = false;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#shown = options.version ?? 0;
  }

  hear = (news: ReportNews): void => {
    this.#told = Math.max(this.#told, news.version);
    this.#order = news.rooms;
    this.#makeStale(news.written === undefined ? 'all' : new Set(news.written));
    this.#lookAfter(0);
  };

  noteOwn = (made: number): void => {
    if (made > this.#shown) this.#own.add(made);
    this.#passOwn();
  };

  stop(): void {
    this.#isStopped = true;
    window.clearTimeout(this.#timer);
  }

  #makeStale(more: Rooms): void {
    this.#stale = this.#stale === 'all' || more === 'all' ? 'all' : new Set([...this.#stale, ...more]);
  }

  #lookAfter(delayMs: number): void {
    if (!this.#isStopped) this.#timer ??= window.setTimeout(() => void this.#look(), delayMs);
  }

  /** Through what this page has made itself, as far as nobody else has written between. */
  #passOwn(): void {
    while (this.#own.delete(this.#shown + 1)) this.#shown += 1;
  }

  #noteShown(through: number): void {
    this.#shown = Math.max(this.#shown, through);
    for (const made of this.#own) if (made <= this.#shown) this.#own.delete(made);
    this.#passOwn();
  }

  #isBusy = (): boolean => isWriting() || this.#options.isDragging();

  async #look(): Promise<void> {
    this.#timer = undefined;
    if (this.#isReading) return;
    if (this.#told <= this.#shown) {
      this.#stale = new Set();
      return;
    }
    // Its answer may be the one that was announced.
    if (this.#isBusy()) return this.#lookAfter(QUIET_MS);
    const wanted = this.#stale;
    this.#isReading = true;
    this.#stale = new Set();
    try {
      const isShown = await this.#readAndShow(wanted, this.#told, this.#order);
      if (!isShown) this.#makeStale(wanted);
      this.#isReading = false;
      this.#lookAfter(isShown ? 0 : QUIET_MS);
    } catch {
      this.#isReading = false;
      this.#makeStale('all');
      this.#lookAfter(RETRY_MS);
    }
  }

  /** False when somebody here has written meanwhile: it may be half of that. */
  async #readAndShow(wanted: Rooms, told: number, order: readonly number[] | undefined): Promise<boolean> {
    const { report, show, onChange } = this.#options;
    const begun = writesBegun();
    const read = await this.#readAgain(wanted, order);
    if (this.#isBusy() || writesBegun() !== begun) return false;
    if (this.#isStopped) return true;
    show(() => (read.whole === undefined ? report.follow(read) : report.replace(read.whole)));
    this.#noteShown(Math.max(told, read.whole?.version ?? 0));
    onChange();
    return true;
  }

  async #readAgain(wanted: Rooms, rooms: readonly number[] | undefined) {
    const { report, requests } = this.#options;
    if (wanted === 'all' || rooms === undefined) return { whole: await requests.readReport() };
    const known = rooms.every((id) => wanted.has(id) || report.room(id) !== undefined);
    const ids = rooms.filter((id) => wanted.has(id));
    if (!known || ids.length > MOST_ROOMS) return { whole: await requests.readReport() };
    const read = await Promise.all(ids.map((id) => requests.readRoom(id)));
    return { whole: undefined, order: rooms, rooms: read };
  }
}
