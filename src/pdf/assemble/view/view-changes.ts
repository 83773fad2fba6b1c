/** Lists the changes since the previous report: was and now, row by row, under the rooms they belong to. */
import { changeClass } from '#domain/check/change-class.ts';
import { types } from '#domain/inspection-type.ts';
import type { ItemChange, ItemPlace, RoomChange } from '../compare-reports.ts';
import type { ReportRoom } from '../../report-room.ts';
import { conditionWords } from '../words/condition-words.ts';
import { type Desk, isHandover } from '../numbering.ts';
import type { ChangeView, Fact, ReportView, RoomChangeView } from '../report-view.ts';
import { comparisonWords, printsAmendments, shortTitle, shortTypeName } from '../sections.ts';
import { tiedFirst } from './tied-pairs.ts';
import { photoRefs, viewNewPhoto, viewPreviousPhoto } from './view-photos.ts';
import { tallyChanges, tallyWords } from './change-tally.ts';
import { spillLong } from '../words/text-parts.ts';
import { timeBetween } from '../words/time-between.ts';
import { actionsOf, changeChip, counted, isThing } from './view-rooms.ts';

/** Pictures per item and side in the CHANGES report. */
const mostPictures = 6;

export function viewChanges(desk: Desk): ReportView['changes'] {
  const { comparison, document } = desk;
  const { previous } = document;
  if (comparison === null || previous === null) return null;
  const { same } = comparison.counts;
  const tally = tallyChanges(comparison);
  const { differing } = tally;
  const name = shortTypeName(previous.typeName);
  return {
    intro:
      differing === 0
        ? `Nothing differs from the ${name} report: ${same === 1 ? 'its one item stands as it was' : `all ${same} items stand as they were`}.`
        : `${counted(differing, 'item')} of ${differing + same} ${differing === 1 ? 'differs' : 'differ'} from the ${name} report: ${tallyWords(tally)}. All others stand as they were.`,
    base: baseFacts(desk),
    sha256: previous.sha256,
    rooms: comparison.rooms.map((room) => viewRoomChange(desk, room)),
    withPhotos: printsAmendments(document.kind, document.inspection.typeCode),
    isHome: printsAmendments(document.kind, document.inspection.typeCode),
    advisory: document.inspection.typeCode === types.checkOut ? advisory : null,
  };
}

const advisory =
  'The comparison is advisory. It records what was seen on the day and does not decide a claim: age, cost and fair wear and tear are for the parties, or for an adjudicator, to weigh.';

function baseFacts({ document: { previous, inspection }, when }: Desk): Fact[] {
  if (previous === null) return [];
  const facts: [string, string | null][] = [
    ['Compared with', shortTitle(previous)],
    ['Reference', previous.ref],
    ['Carried out', when.full(previous.conductedAt)],
    ['Completed', when.full(previous.completedAt)],
    ['Time between the two', timeBetween(previous.conductedAt, inspection.startedAt ?? inspection.conductedAt)],
    ['Version', previous.version === null ? null : String(previous.version)],
  ];
  return facts.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}

function viewRoomChange(desk: Desk, change: RoomChange): RoomChangeView {
  const notes = { added: 'Room not in the previous report', removed: 'Room no longer in the report', same: null };
  const number = change.kind === 'removed' ? null : desk.roomNumber(change.room).number;
  return {
    name: number === null ? change.room.name : `${number}  ${change.room.name}`,
    note: notes[change.kind],
    items: change.items.map((item) => viewChange(desk, change, item)),
  };
}

function viewChange(desk: Desk, { room }: RoomChange, { kind, now, before }: ItemChange): ChangeView {
  const numbered = now === null ? undefined : desk.itemNumber(now.id);
  const { kind: pdfKind, inspection } = desk.document;
  const withPhotos = printsAmendments(pdfKind, inspection.typeCode);
  // Keys, meters and manuals have their own tables in a FULL report.
  const isHome = withPhotos && (pdfKind === 'CHANGES' || !isHandover(room));
  const most = pdfKind === 'CHANGES' ? mostPictures : Number.POSITIVE_INFINITY;
  const [was, is] = [
    told(before, now === null ? null : { room, item: now }),
    told(now === null ? null : { room, item: now }, before),
  ];
  const nowWords = kind === 'moved' && before !== null ? `Now in ${room.name}, was in ${before.room.name}` : is;
  const columns = comparisonWords(inspection.typeCode);
  const { cells, spilled } = spillLong([
    [columns.before, was],
    [columns.now, nowWords],
  ]);
  const photos = tiedFirst(desk, before?.item.photos ?? [], now?.photos ?? []);
  const oldPhotos = isHome ? photos.before.slice(0, mostPictures) : [];
  const newPhotos = isHome ? photos.now.slice(0, most) : [];
  return {
    chip: changeChip(kind, '', before?.room),
    ofClass: classOf(desk, room, { kind, now, before }),
    number: numbered?.number ?? null,
    to: isHome ? null : (numbered?.label ?? null),
    label: isHome ? (numbered?.label ?? null) : null,
    name: (now ?? before?.item)?.name ?? '',
    room: room.name,
    before: cells[0] ?? null,
    now: cells[1] ?? null,
    photosBefore: oldPhotos.map((photo) => viewPreviousPhoto(desk, photo)),
    photosNow: newPhotos.map((photo) => viewNewPhoto(desk, photo)),
    refs: now === null ? [] : photoRefs(desk, now.photos),
    actions: now === null ? [] : actionsOf(desk, now),
    spilled,
  };
}

/** Questions of a form, and keys, have a table of their own that says it. */
function classOf(desk: Desk, room: ReportRoom, { kind, now, before }: ItemChange): string | null {
  if (desk.document.inspection.typeCode !== types.checkOut || !isThing(now === null ? (before?.room ?? room) : room))
    return null;
  const condition = now === null ? null : conditionWords(room, now);
  return changeClass({ kind, condition, actions: now?.actions ?? [] });
}

/** The condition, with name and description where they differ or are all there is. */
function told(place: ItemPlace | null, other: ItemPlace | null): string | null {
  if (place === null) return null;
  const { room, item } = place;
  const condition = conditionWords(room, item);
  const lines: string[] = [];
  if (other !== null && other.item.name !== item.name) lines.push(item.name);
  const isDescribed = condition === null || other === null || other.item.description !== item.description;
  if (isDescribed && item.description !== null) lines.push(item.description);
  if (condition !== null) lines.push(condition);
  return lines.join('\n') || null;
}
