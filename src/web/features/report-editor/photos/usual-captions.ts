/**
 * The captions that a photograph may want: the firm's own, then those that were written in this report more than once, said of its own
 * place, then the usual ones, then the others.
 */
import { areUsualCaptions, usualCaptions } from '#domain/usual-things/captions.ts';
import { type Place, shownOf } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

type Readable = Pick<ReportStore, 'roomIds' | 'room' | 'item' | 'allItems'>;
type Names = { room: string; item: string | undefined };

/** More are no help. */
const MOST = 12;

/** `ofFirm`: as the settings have them, which are the usual ones until somebody writes others. */
export function listCaptions(report: Readable, place: Place, ofFirm: readonly string[] = usualCaptions): string[] {
  const written = [...countTemplates(report)].toSorted(([, a], [, b]) => b - a);
  const often = written.filter(([, count]) => count > 1).map(([template]) => template);
  const own = areUsualCaptions(ofFirm) ? [] : ofFirm;
  const usual = areUsualCaptions(ofFirm) ? usualCaptions : [];
  const templates = [...own, ...often, ...usual, ...written.map(([template]) => template)];
  const names = namesOf(report, place);
  return [...new Set(templates.flatMap((template) => fill(template, names) || []))].slice(0, MOST);
}

function countTemplates(report: Readable): Map<string, number> {
  const counts = new Map<string, number>();
  const ofRooms = report.roomIds().map((roomId): Place => ({ roomId, itemId: null }));
  const ofItems = report.allItems().map(({ id, roomId }): Place => ({ roomId, itemId: id }));
  for (const place of [...ofRooms, ...ofItems]) {
    const { attachments = [] } = (place.itemId === null ? report.room(place.roomId) : report.item(place.itemId)) ?? {};
    const names = namesOf(report, place);
    for (const { type, description } of attachments) {
      if (type !== 'IMAGE' || description === null || description.trim() === '') continue;
      const template = templateOf(description.trim(), names);
      counts.set(template, (counts.get(template) ?? 0) + 1);
    }
  }
  return counts;
}

function namesOf(report: Readable, { roomId, itemId }: Place): Names {
  const item = itemId === null ? undefined : report.item(itemId);
  return { room: report.room(roomId)?.name ?? '', item: item && shownOf(item).name };
}

/** `Door, lower edge` of the door is `{item}, lower edge` of anything. */
function templateOf(caption: string, { room, item = '' }: Names): string {
  if (beginsWith(caption, item)) return `{item}${caption.slice(item.length)}`;
  return beginsWith(caption, room) ? `{room}${caption.slice(room.length)}` : caption;
}

/** As whole words: a key begins no keyhole. */
const beginsWith = (caption: string, name: string): boolean =>
  name !== '' &&
  caption.toLowerCase().startsWith(name.toLowerCase()) &&
  !/^[\p{L}\p{N}]/u.test(caption.slice(name.length));

function fill(template: string, { room, item }: Names): string | undefined {
  if (template.startsWith('{room}')) return room + template.slice('{room}'.length);
  if (!template.startsWith('{item}')) return template;
  return item && item + template.slice('{item}'.length);
}

/** Those that begin with `begun` follow it, and it follows the last: `by` steps on or back from `now`. */
export function stepCaption(captions: readonly string[], { begun, now, by }: Step): string {
  const fitting = captions.filter((one) => one !== begun && one.toLowerCase().startsWith(begun.toLowerCase()));
  const turn = [begun, ...fitting];
  return turn.at((turn.indexOf(now) + by) % turn.length) ?? begun;
}

/** `begun`: as somebody typed it. */
type Step = { begun: string; now: string; by: 1 | -1 };
