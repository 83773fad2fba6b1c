/** The items of a report that a dispute may be about: what differs from the earlier report, has an action, or was commented on. */
import { compareReports, type ChangeKind, type Comparison, type ItemPlace } from '#pdf/assemble/compare-reports.ts';
import { conditionWords } from '#pdf/assemble/words/condition-words.ts';
import type { ReportRoom } from '#pdf/report-room.ts';
import type { PrintedFacts } from '#store/evidence/printed-facts.ts';
import { safeName } from '#store/privacy/exported-file.ts';
import type { CommentRow } from '#store/reports/report-comments.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { ReportTree } from '#store/reports/report-tree.ts';
import { buildPhotoReader, reportRooms } from '../../report-document/report-rooms.ts';

export type PackedPhoto = {
  id: number;
  /** In the pack. */
  path: string;
  accountId: number;
  caption: string | null;
  takenAt: string | null;
  uploadedAt: string;
  /** The hash of the original as it was uploaded. */
  sha256: string;
  rotation: AttachmentRow['rotation'];
};
export type PackedSide = {
  room: string;
  name: string;
  description: string | null;
  condition: string | null;
  photographs: PackedPhoto[];
};
type PackedAction = { action: string; responsibility: string | null; comments: string | null };
export type PackedItem = {
  /** By which the photographs are named. */
  number: number;
  /** In the report; null where it is not in it any more. */
  itemId: number | null;
  /** Null where the report was compared with none. */
  change: ChangeKind | null;
  before: PackedSide | null;
  now: PackedSide | null;
  actions: PackedAction[];
  comments: CommentRow[];
};

type Sources = {
  facts: PrintedFacts;
  /** The names of the two reports among the files. */
  names: PackNames;
  showsResponsibility: boolean;
  /** Those on either report. */
  comments: readonly CommentRow[];
  /** The ids of items that are claimed for, which are there in any case. */
  claimed: ReadonlySet<number>;
};
/** Such as `check-out` and `check-in`. */
export type PackNames = { now: string; before: string };
type Chosen = { change: ChangeKind | null; before: ItemPlace | null; now: ItemPlace | null };

const readPhoto = buildPhotoReader(async () => null);

/** In the order of the report; what is not in it any more stands at the end. */
export async function listPackItems({
  facts,
  names,
  showsResponsibility,
  comments,
  claimed,
}: Sources): Promise<PackedItem[]> {
  const rooms = await reportRooms(facts.tree, readPhoto);
  const comparison =
    facts.earlier === null ? null : compareReports(await reportRooms(facts.earlier.tree, readPhoto), rooms);
  const isAbout = ({ itemId }: CommentRow, ...places: (ItemPlace | null)[]) =>
    itemId !== null && places.some((place) => place?.item.id === itemId);
  const files = { before: filesOf(facts.earlier?.tree), now: filesOf(facts.tree) };
  const chosen = placesOf(rooms, comparison).filter(
    ({ change, before, now }) =>
      (change !== null && change !== 'same') ||
      (now !== null && (now.item.actions.length > 0 || claimed.has(now.item.id))) ||
      comments.some((comment) => isAbout(comment, before, now)),
  );
  return chosen.map(({ change, before, now }, at) => ({
    number: at + 1,
    itemId: now?.item.id ?? null,
    change,
    before: before && sideOf(before, files.before, { number: at + 1, report: names.before }),
    now: now && sideOf(now, files.now, { number: at + 1, report: names.now }),
    actions: (now?.item.actions ?? []).map(({ action, responsibility, comments: words }) => ({
      action,
      responsibility: showsResponsibility ? responsibility : null,
      comments: words,
    })),
    comments: comments.filter((comment) => isAbout(comment, before, now)),
  }));
}

function placesOf(rooms: ReportRoom[], comparison: Comparison | null): Chosen[] {
  const there = rooms.flatMap((room) =>
    room.items.map(
      (item): Chosen => ({
        change: comparison?.kindOf(item.id) ?? null,
        before: comparison?.before(item.id) ?? null,
        now: { room, item },
      }),
    ),
  );
  const gone = (comparison?.rooms ?? []).flatMap(({ items }) =>
    items
      .filter(({ kind }) => kind === 'removed')
      .map(({ before }): Chosen => ({ change: 'removed', before, now: null })),
  );
  return [...there, ...gone];
}

function filesOf(tree: ReportTree | undefined): Map<number, AttachmentRow> {
  const items = (tree?.rooms ?? []).flatMap((room) => room.items);
  return new Map(items.flatMap((item) => item.attachments.map((one) => [one.id, one])));
}

function sideOf(
  { room, item }: ItemPlace,
  files: Map<number, AttachmentRow>,
  { number, report }: { number: number; report: string },
): PackedSide {
  const name = `photographs/${String(number).padStart(3, '0')}-${safeName(`${room.name} ${item.name}`)}`;
  return {
    room: room.name,
    name: item.name,
    description: item.description,
    condition: conditionWords(room, item),
    photographs: item.photos.flatMap(({ id }) => {
      const file = files.get(id);
      return file === undefined ? [] : [photoOf(file, `${name}/${report}-${id}`)];
    }),
  };
}

/** The path has the ending of what the file is, whatever its sender called it. */
function photoOf({ id, accountId, sha256, mediaType, rotation, ...file }: AttachmentRow, name: string): PackedPhoto {
  return {
    id,
    rotation,
    path: `${name}.${safeName(mediaType.split('/')[1] ?? 'bin')}`,
    accountId,
    caption: file.description,
    takenAt: file.takenAt,
    uploadedAt: file.createdAt,
    sha256,
  };
}
