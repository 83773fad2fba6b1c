/** Rooms and their items as the pages show them. */
import type { Answer } from '#domain/condition.ts';
import type { ReportRoom } from '../../report-room.ts';
import type { AnyItem, ChangeKind } from '../compare-reports.ts';
import { answerChip } from '../words/answer-tone.ts';
import { conditionWords, questionsOf, scaleSteps, scaleWords } from '../words/condition-words.ts';
import { meterUse } from '../meter-use.ts';
import type { NumberedAction } from '../list-actions.ts';
import type { Desk } from '../numbering.ts';
import type { ActionRef, Chip, ItemView, PhotoPair, PhotoView, RoomView } from '../report-view.ts';
import { comparisonWords } from '../sections.ts';
import { isLong, spillLong } from '../words/text-parts.ts';
import { isAlone, tiedPairs } from './tied-pairs.ts';
import { nameFiles, photoRefs, viewNewPhoto, viewPhoto, viewPreviousPhoto } from './view-photos.ts';

const layouts: Record<ReportRoom['blockType'], RoomView['layout']> = {
  DETAILED: 'detailed',
  OVERVIEW: 'overview',
  SIMPLIFIED: 'simplified',
  CHECKLIST: 'checklist',
  SCALE: 'scale',
  KEYS: 'keys',
  METERS: 'meters',
  MANUALS: 'manuals',
  UNKNOWN: 'unknown',
};

export function viewRoom(desk: Desk, room: ReportRoom): RoomView {
  const questions = room.blockType === 'SIMPLIFIED' ? questionsOf(room) : [];
  return {
    ...desk.roomNumber(room),
    name: room.name,
    note: noteOf(room),
    layout: layouts[room.blockType],
    unknownType: room.blockType === 'UNKNOWN' ? room.unknownType : null,
    questions,
    compares: desk.compares,
    items: room.items.map((item) => viewItem(desk, room, item, questions)),
    overview: room.photos.filter(isAlone(desk)).map((photo) => viewPhoto(desk, photo)),
    photosAtEnd: [],
    photos: desk.compares
      ? []
      : room.items.flatMap(({ photos }) => photos.filter(isAlone(desk)).map((photo) => viewPhoto(desk, photo))),
    pairs: [
      ...tiedPairs(desk, room.photos),
      ...room.items.flatMap((item) => [
        ...tiedPairs(desk, item.photos),
        ...(desk.compares ? [pairOf(desk, item)].filter(isPictured) : []),
      ]),
    ],
    files: nameFiles(desk, room.files),
  };
}

/** `12 items · 8 photographs · 2 actions` */
function noteOf(room: ReportRoom): string {
  const photos = room.photos.length + room.items.reduce((sum, item) => sum + item.photos.length, 0);
  const actions = room.items.reduce((sum, item) => sum + item.actions.length, 0);
  return [counted(room.items.length, 'item'), counted(photos, 'photograph'), counted(actions, 'action')]
    .filter((part) => !part.startsWith('0 '))
    .join(' · ');
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Beside the new pictures of a changed item stand at most this many old ones. */
const mostPrevious = 3;

function isPictured({ before, now }: PhotoPair): boolean {
  return before.length + now.length > 0;
}

function previousPhotos(desk: Desk, item: AnyItem): PhotoView[] {
  const tied = new Set(item.photos.map(({ earlierId }) => earlierId));
  const photos = (desk.comparison?.before(item.id)?.item.photos ?? []).filter(({ id }) => !tied.has(id));
  return photos.slice(0, mostPrevious).map((photo) => viewPreviousPhoto(desk, photo));
}

function pairOf(desk: Desk, item: AnyItem): PhotoPair {
  const isChanged = desk.comparison?.kindOf(item.id) === 'changed';
  const before = isChanged ? previousPhotos(desk, item) : [];
  const show = before.length > 0 ? viewNewPhoto : viewPhoto;
  return { before, now: item.photos.filter(isAlone(desk)).map((photo) => show(desk, photo)) };
}

function viewItem(desk: Desk, room: ReportRoom, item: AnyItem, questions: string[]): ItemView {
  const { label, number } = desk.itemNumber(item.id) ?? { label: 'item-0', number: '' };
  const words = conditionWords(room, item);
  const change = desk.compares ? desk.comparison?.kindOf(item.id) : undefined;
  const before = desk.compares ? desk.comparison?.before(item.id) : undefined;
  const beforeWords =
    before === undefined ? null : (conditionWords(before.room, before.item) ?? before.item.description);
  const { unchanged, ...columns } = comparisonWords(desk.document.inspection.typeCode);
  // An unchanged text is not printed at length a second time.
  const said = change === 'same' && isLong(words) ? unchanged : words || null;
  // An emptied field counts as one never filled in.
  const { cells, spilled } = spillLong([
    ['Description', item.description || null],
    [desk.compares ? columns.before : 'Before', beforeWords],
    [desk.compares ? columns.now : 'Condition', said],
  ]);
  const [description = null, earlier = null, now = null] = cells;
  return {
    label,
    number,
    name: item.name,
    description,
    now,
    before: earlier,
    change: change === undefined ? null : changeChip(change, unchanged),
    answers: questions.map((question) => answerChip(question, answersOf(item)[question] ?? null)),
    answer: room.blockType === 'CHECKLIST' ? answerChip(item.name, item.condition as Answer) : null,
    scale: room.blockType === 'SCALE' ? viewScale(room, item.condition as number | null) : null,
    used: room.blockType === 'METERS' && before !== undefined ? meterUse(beforeWords ?? '', words ?? '') : null,
    quantity: { before: null, now: null },
    photos: photoRefs(desk, item.photos),
    actions: actionsOf(desk, item),
    files: nameFiles(desk, item.files),
    spilled,
  };
}

function answersOf(item: AnyItem): Record<string, Answer> {
  return (item.condition ?? {}) as Record<string, Answer>;
}

/** Items of these rooms can be lost; items of the others are questions that are no longer asked. */
const holdsThings = new Set<ReportRoom['blockType']>(['DETAILED', 'KEYS', 'MANUALS', 'METERS']);

export function isThing(room: ReportRoom): boolean {
  return holdsThings.has(room.blockType);
}

export function changeChip(kind: ChangeKind, unchanged: string, room?: ReportRoom): Chip {
  if (kind === 'removed' && room !== undefined && !isThing(room)) return { word: 'Left out', tone: 'plain' };
  const chips: Record<ChangeKind, Chip> = {
    same: { word: unchanged, tone: 'plain' },
    changed: { word: 'Changed', tone: 'warn' },
    moved: { word: 'Moved', tone: 'warn' },
    added: { word: 'New', tone: 'good' },
    removed: { word: 'Missing', tone: 'bad' },
  };
  return chips[kind];
}

/** Scales start at their lowest step: 3 of 1..5 fills three boxes, 3 of 0..10 four of eleven. */
function viewScale(room: ReportRoom, value: number | null): ItemView['scale'] {
  if (value === null) return null;
  const steps = scaleSteps(room);
  return {
    value,
    words: scaleWords(room, value),
    filled: steps.filter((step) => step <= value).length,
    of: steps.length,
  };
}

export function actionsOf(desk: Desk, item: AnyItem): ActionRef[] {
  return desk.actions.filter((one) => one.item === item).map((one) => actionRef(desk, one));
}

function actionRef({ document }: Desk, { number, label, action }: NumberedAction): ActionRef {
  return {
    number: `A${number}`,
    to: label,
    text: action.action,
    who: document.showResponsibility ? action.responsibility : null,
  };
}
