/** Other moments in a visit's report: the visit before, and the session of one without a clerk on site. */
import { isCarriedOutByTenant, types } from '#domain/inspection-type.ts';
import type { ReportDocument } from '../../report-document.ts';
import type { ReportRoom } from '../../report-room.ts';
import type { AnyItem } from '../compare-reports.ts';
import type { Desk } from '../numbering.ts';
import type { EarlierActionView, ReportView } from '../report-view.ts';
import { filled } from '../words/text-parts.ts';
import { facts } from './view-front.ts';
import { counted } from './view-rooms.ts';

export function viewLastVisit(desk: Desk): ReportView['lastVisit'] {
  const { lastVisit } = desk.document;
  if (lastVisit === null) return null;
  const name = filled([lastVisit.typeName, lastVisit.ref]).join(' ');
  const on = desk.when.day(lastVisit.conductedAt);
  const actions = lastVisit.actions.map((one) => viewEarlier(desk, one));
  const again = actions.filter(({ now }) => now.to !== null).length;
  const visit = `The visit before this one was the ${name}${on === null ? '' : ` on ${on}`}.`;
  if (actions.length === 0) return { intro: `${visit} It recorded no actions.`, actions };
  const outcome = outcomeOf(again, actions.length);
  return { intro: `${visit} It recorded ${counted(actions.length, 'action')}; ${outcome}.`, actions };
}

function outcomeOf(again: number, all: number): string {
  if (all === 1) return again === 0 ? 'it is not recorded again' : 'it is recorded again at this visit';
  if (again === 0) return 'none of them is recorded again';
  return `${again} of them ${again === 1 ? 'is' : 'are'} recorded again at this visit`;
}

type EarlierAction = NonNullable<ReportDocument['lastVisit']>['actions'][number];

/** Recognises an action that is asked for again by the same words for the same item. */
function viewEarlier({ actions }: Desk, earlier: EarlierAction): EarlierActionView {
  const again = actions.find(
    ({ room, item, action }) =>
      same(room.name, earlier.room) && same(item.name, earlier.item) && same(action.action, earlier.action),
  );
  return {
    about: `${earlier.room} · ${earlier.item}`,
    action: earlier.action,
    responsibility: earlier.responsibility,
    now: again === undefined ? { text: 'Not recorded again', to: null } : { text: `A${again.number}`, to: again.label },
  };
}

function same(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function viewSession(desk: Desk): ReportView['session'] {
  const { document, when } = desk;
  const { inspection } = document;
  if (!isCarriedOutByTenant(inspection.typeCode)) return null;
  const isLive = inspection.typeCode === types.live;
  return {
    facts: facts([
      [isLive ? 'Shown by' : 'Completed by', inspection.selfServicer],
      ['Sent in from', inspection.device ?? null],
      ['Session began', when.full(inspection.startedAt)],
      ['Session ended', when.full(inspection.submittedAt)],
      ['Reviewed by', inspection.reviewer],
      ['Review completed', inspection.reviewer === null ? null : when.full(inspection.completedAt)],
    ]),
    notes: filled([
      isLive
        ? 'This inspection was carried out remotely: nobody of the firm was at the property, and the record rests on what the occupier showed and said.'
        : 'This inspection was completed by the occupier, without a clerk on site. The words are theirs.',
      photosOfSession(desk),
      notPictured(desk),
      notRecorded(desk),
      inspection.reviewer === null
        ? 'It has not been reviewed yet.'
        : `${inspection.reviewer} reviewed it before it was made complete.`,
    ]),
  };
}

/** Compares the camera's clock with the session's, so that a picture from another day stands out. */
function photosOfSession({ document: { inspection }, photos }: Desk): string | null {
  // Pictures of the meters belong to the property and may be older.
  const own = photos.all.filter(({ number }) => !number.startsWith('M-'));
  if (photos.all.length === 0) return 'No photographs were sent with it.';
  if (own.length === 0)
    return 'No photographs of the rooms were sent with it. Those of the meters are kept with the property and may be older.';
  const [from, to] = [inspection.startedAt, inspection.submittedAt].map((at) => Date.parse(at ?? ''));
  if (from === undefined || to === undefined || Number.isNaN(from + to)) return null;
  const dated = own.flatMap(({ photo }) => (photo.takenAt === null ? [] : [Date.parse(photo.takenAt)]));
  const within = dated.filter((at) => at >= from && at <= to).length;
  const undated = own.length - dated.length;
  const rest = undated === 0 ? '' : `; ${undated === 1 ? 'one carries' : `${undated} carry`} no time`;
  return `${within} of ${counted(own.length, 'photograph')} ${within === 1 ? 'was' : 'were'} taken during the session${rest}.`;
}

function notPictured({ document: { rooms }, photos }: Desk): string | null {
  if (photos.all.every(({ room }) => room === null)) return null;
  const bare = rooms.filter((room) => room.photos.length === 0 && room.items.every((item) => item.photos.length === 0));
  return bare.length === 0 ? null : `No photographs were taken of: ${bare.map((room) => room.name).join(', ')}.`;
}

/** Rooms in which nothing was answered may not have been shown at all. */
function notRecorded({ document: { rooms } }: Desk): string | null {
  const isEmpty = ({ condition, photos }: AnyItem) => photos.length === 0 && isUnanswered(condition);
  const bare = rooms.filter(
    (room) => !listsOnly.has(room.blockType) && room.photos.length === 0 && (room.items as AnyItem[]).every(isEmpty),
  );
  return bare.length === 0 ? null : `Not shown, or not answered: ${bare.map(({ name }) => name).join(', ')}.`;
}

/** Their items have names and descriptions alone. */
const listsOnly = new Set<ReportRoom['blockType']>(['KEYS', 'MANUALS']);

function isUnanswered(condition: unknown): boolean {
  if (condition === null || condition === '') return true;
  return typeof condition === 'object' && Object.values(condition ?? {}).every(isUnanswered);
}
