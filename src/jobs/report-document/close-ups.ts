/** Chooses the pictures that are printed large enough to look into: those of what changed, and of what is to be done. */
import { comparesWithEarlier, type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import { compareReports } from '#pdf/assemble/compare-reports.ts';
import type { ReportRoom } from '#pdf/report-room.ts';
import type { Rendition } from '#store/files/files.ts';

/** The rendition of the picture at that place of an item. */
export type RenditionChoice = (itemId: number, at: number) => Rendition;
export type CloseUps = { now: RenditionChoice; before: RenditionChoice };

const usual: Rendition = '480';
const closeUp: Rendition = '1280';
/** A wide view and a close one; more of them would make the file too large to be handed in. */
const mostOfItem = 2;
const mostItems = 60;

export function chooseCloseUps(
  { kind, type }: { kind: PdfType; type: InspectionTypeCode },
  rooms: ReportRoom[],
  earlier: ReportRoom[] | null,
): CloseUps {
  // The worksheet's pictures are as small as a stamp.
  if (kind === 'ACTIONS') return { now: () => usual, before: () => usual };
  const isCompared = earlier !== null && (comparesWithEarlier(type) || type === types.inspection);
  const changes = isCompared ? compareReports(earlier, rooms).rooms.flatMap(({ items }) => items) : [];
  const toDo = rooms.flatMap((room) => room.items.filter(({ actions }) => actions.length > 0).map(({ id }) => id));
  const now = [...changes.flatMap((change) => (change.now === null ? [] : [change.now.id])), ...toDo];
  const before = changes.flatMap((change) => (change.before === null ? [] : [change.before.item.id]));
  return { now: choiceOf(now), before: choiceOf(before) };
}

function choiceOf(ids: number[]): RenditionChoice {
  const wanted = new Set([...new Set(ids)].slice(0, mostItems));
  return (itemId, at) => (at < mostOfItem && wanted.has(itemId) ? closeUp : usual);
}
