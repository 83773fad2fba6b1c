/**
 * What others write in the open report. The live feed tells its version, and the rooms that were written; a version that
 * no write of this page has made is somebody else's, and is read and shown around what is typed, dragged and looked at.
 *
 *     read at 7, 8 and 9 made here, told 9     nothing to read
 *     read at 7, 8 and 10 made here, told 10   somebody else made 9: the rooms told of since are read
 */
import { getReport, getRoom } from '#web/queries/generated/sdk.gen.ts';
import type { Report, Room } from '#web/queries/generated/types.gen.ts';
import { listenToReport, type ReportNews } from '#web/queries/open-report.ts';
import { isWriting, writesBegun } from '#web/queries/writes-under-way.ts';
import { onOwnVersion } from '#web/queries/report-versions.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

/** Also between the requests of one command: they follow each other at once. */
const QUIET_MS = 150;
const RETRY_MS = 2_000;
/** More are read faster as a whole report. */
const MOST_ROOMS = 5;

/** Where the person is in the report. */
type Whereabouts = {
  read: () => { roomId: number | undefined; itemId: number | undefined };
  go: (next: { roomId: number | undefined; itemId: number | undefined }) => void;
  isDragging: () => boolean;
  /** Changes what is shown around where the person is. */
  holdView: (change: () => void) => void;
};

type Options = {
  report: ReportStore;
  place: Whereabouts;
  /** Of the report as it was read; other deployments may have none, and are not followed. */
  version: number | undefined;
  /** What was shown is no longer there. */
  onChange: () => void;
};

/** Returns what ends it. */
export function followOthers({ report, place, version, onChange }: Options): () => void {
  const { inspectionId } = report;
  /** All that is written up to this version is shown. */
  let shown = version ?? 0;
  /** Later ones that this page has made. */
  const own = new Set<number>();
  let told = 0;
  let order: readonly number[] | undefined;
  let stale: Set<number> | 'all' = new Set();
  let timer: number | undefined;
  let isReading = false;
  let isStopped = false;

  function hear(news: ReportNews): void {
    told = Math.max(told, news.version);
    order = news.rooms;
    makeStale(news.written === undefined ? 'all' : new Set(news.written));
    lookAfter(0);
  }

  function makeStale(more: Set<number> | 'all'): void {
    stale = stale === 'all' || more === 'all' ? 'all' : new Set([...stale, ...more]);
  }

  function lookAfter(delayMs: number): void {
    if (!isStopped) timer ??= window.setTimeout(() => void look(), delayMs);
  }

  function noteOwn(made: number): void {
    if (made > shown) own.add(made);
    passOwn();
  }

  /** Through what this page has made itself, as far as nobody else has written between. */
  function passOwn(): void {
    while (own.delete(shown + 1)) shown += 1;
  }

  function noteShown(through: number): void {
    shown = Math.max(shown, through);
    for (const made of own) if (made <= shown) own.delete(made);
    passOwn();
  }

  const isBusy = () => isWriting() || place.isDragging();

  async function look(): Promise<void> {
    timer = undefined;
    if (isReading) return;
    if (told <= shown) {
      stale = new Set();
      return;
    }
    // Its answer may be what was told of.
    if (isBusy()) return lookAfter(QUIET_MS);
    const begun = writesBegun();
    const wanted = stale;
    const asTold = { version: told, order };
    isReading = true;
    stale = new Set();
    try {
      const read = await readAgain(wanted, asTold.order);
      const isOld = isBusy() || writesBegun() !== begun;
      if (isStopped) return;
      if (isOld) makeStale(wanted);
      else {
        const before = report.roomIds();
        place.holdView(() => (read.whole === undefined ? report.follow(read) : report.replace(read.whole)));
        leaveLostPlace(before);
        noteShown(Math.max(asTold.version, read.whole?.version ?? 0));
        onChange();
      }
      isReading = false;
      lookAfter(isOld ? QUIET_MS : 0);
    } catch {
      isReading = false;
      makeStale('all');
      lookAfter(RETRY_MS);
    }
  }

  /** To the room that followed the one that is gone. */
  function leaveLostPlace(before: readonly number[]): void {
    const { roomId, itemId } = place.read();
    if (roomId === undefined) return;
    if (report.room(roomId) === undefined) {
      const left = before.slice(before.indexOf(roomId)).find((id) => report.room(id) !== undefined);
      place.go({ roomId: left ?? report.roomIds().at(-1), itemId: undefined });
    } else if (itemId !== undefined && report.item(itemId)?.roomId !== roomId) place.go({ roomId, itemId: undefined });
  }

  async function readAgain(wanted: Set<number> | 'all', rooms: readonly number[] | undefined) {
    if (wanted === 'all' || rooms === undefined) return { whole: await readReport() };
    const known = rooms.every((id) => wanted.has(id) || report.room(id) !== undefined);
    const ids = rooms.filter((id) => wanted.has(id));
    if (!known || ids.length > MOST_ROOMS) return { whole: await readReport() };
    const read = await Promise.all(ids.map(readRoom));
    return { whole: undefined, order: rooms, rooms: read };
  }

  const path = { inspection_id: inspectionId };
  const readReport = async (): Promise<Report> => (await getReport({ path, throwOnError: true })).data;
  const readRoom = async (id: number): Promise<Room> =>
    (await getRoom({ path: { ...path, room_id: id }, throwOnError: true })).data;

  if (version === undefined) return () => undefined;
  const stops = [listenToReport(inspectionId, hear), onOwnVersion(inspectionId, noteOwn)];
  return () => {
    isStopped = true;
    window.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
