/** The photographs of a report that are at no item: in the order in which they were taken, and in bursts. */
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

/** Without a place it is the report's own. */
export type ToPlace = { photo: Attachment; from: Place | undefined };

/** Somebody who walks on takes longer until the next one. */
const BURST_GAP_MS = 20_000;

type Known = {
  /** Those of the report itself, as they were read. */
  ofReport: readonly Attachment[];
  /** Placed meanwhile. */
  done: ReadonlySet<number>;
  /** On the way back from where they were placed: shown there already. */
  returning: readonly ToPlace[];
  coverId: number | undefined;
};

export function listToPlace(
  report: Pick<ReportStore, 'roomIds' | 'room'>,
  { ofReport, done, returning, coverId }: Known,
): ToPlace[] {
  const ofRooms = report.roomIds().flatMap((roomId) => {
    const attachments = report.room(roomId)?.attachments ?? [];
    return attachments.map((photo): ToPlace => ({ photo, from: { roomId, itemId: null } }));
  });
  const own = ofReport.map((photo): ToPlace => ({ photo, from: undefined }));
  // One that moves may be known at two places.
  const once = new Map([...own, ...ofRooms, ...returning].map((one) => [one.photo.id, one]));
  return [...once.values()]
    .filter(({ photo: { id, type } }) => type === 'IMAGE' && id !== coverId && !done.has(id))
    .toSorted((one, other) => takenAt(one) - takenAt(other) || 0);
}

/** Those without a time come last, in the order in which they stand. */
const takenAt = ({ photo: { taken_at: at } }: ToPlace): number =>
  at === null ? Number.MAX_SAFE_INTEGER : Date.parse(at);

/** One after another, of one place. Without times nobody knows. */
export function burstsOf(all: readonly ToPlace[]): ToPlace[][] {
  const bursts: ToPlace[][] = [];
  for (const one of all) {
    const burst = bursts.at(-1);
    const before = burst?.at(-1);
    if (burst === undefined || before === undefined || !isNext(before, one)) bursts.push([one]);
    else burst.push(one);
  }
  return bursts;
}

/** The one that was taken first, in whatever order they stand. */
export const firstTaken = (burst: readonly ToPlace[]): ToPlace | undefined =>
  burst.toSorted((one, other) => takenAt(one) - takenAt(other))[0];

const isNext = (before: ToPlace, one: ToPlace): boolean =>
  one.photo.taken_at !== null &&
  takenAt(one) - takenAt(before) <= BURST_GAP_MS &&
  one.from?.roomId === before.from?.roomId;
