/** Keys issued and returned: missing ones stand in the table as well, and are counted. */
import { types } from '#domain/inspection-type.ts';
import type { ReportRoom } from '../../report-room.ts';
import type { AnyItem } from '../compare-reports.ts';
import type { Desk } from '../numbering.ts';
import type { ItemView, ReportView, RoomView } from '../report-view.ts';
import { filled } from '../words/text-parts.ts';
import { counted, viewRoom } from './view-rooms.ts';

export function viewKeys(desk: Desk): Pick<ReportView, 'keys' | 'keysNote' | 'keyHandovers'> {
  const rooms = desk.document.rooms.filter((room) => room.blockType === 'KEYS');
  const keys = rooms.map((room) => ({ ...viewRoom(desk, room), items: viewKeyItems(desk, room) }));
  return {
    keys: desk.compares ? keys.map(withMissing(desk, rooms)) : keys,
    keysNote: noteOfKeys(desk),
    keyHandovers: viewHandovers(desk),
  };
}

function viewHandovers({ document, when }: Desk): ReportView['keyHandovers'] {
  return document.keyHandovers.map(({ set, holds, quantity, isBack, party, at }) => ({
    set,
    holds,
    quantity: String(quantity),
    what: isBack ? `Back from ${party}` : `Handed to ${party}`,
    at: when.full(at),
  }));
}

/** The name tells kind and number, so it stands in both columns. */
function viewKeyItems(desk: Desk, room: ReportRoom): ItemView[] {
  const view = viewRoom(desk, room);
  return view.items.map((item, at) => {
    const now = room.items[at];
    const before = now === undefined ? undefined : desk.comparison?.before(now.id)?.item;
    const quantity = { before: quantityOf(before), now: quantityNow(desk, now) };
    if (!desk.compares) return { ...item, quantity };
    return {
      ...item,
      quantity,
      now: now === undefined ? null : told(now),
      before: before === undefined ? null : told(before),
      spilled: [],
    };
  });
}

function quantityOf(item: AnyItem | undefined): string | null {
  const count = item === undefined ? null : keyCount(item.name, item.description);
  return count === null ? null : String(count);
}

/** The number that was issued says nothing of what came back. */
function quantityNow(desk: Desk, now: AnyItem | undefined): string | null {
  const isCheckOut = desk.compares && desk.document.inspection.typeCode === types.checkOut;
  return isCheckOut && isCarriedOver(desk, now) ? 'not counted' : quantityOf(now);
}

function told({ name, description }: AnyItem): string {
  return filled([name, description]).join('\n');
}

const missing = { word: 'Missing', tone: 'bad' } as const;

function withMissing(desk: Desk, rooms: ReportRoom[]) {
  const ofKeys = (desk.comparison?.rooms ?? []).filter(({ room }) => room.blockType === 'KEYS');
  return (view: RoomView, at: number): RoomView => {
    // The first KEYS room left tells of one that was removed as a whole.
    const changes = ofKeys.filter(({ room, kind }) => room === rooms[at] || (kind === 'removed' && at === 0));
    const gone = changes.flatMap(({ items }) => items.filter(({ kind }) => kind === 'removed'));
    const rows = gone.flatMap(({ before }) => (before === null ? [] : [viewMissing(before.item)]));
    return { ...view, items: [...view.items, ...rows] };
  };
}

function viewMissing(item: AnyItem): ItemView {
  const none = { answers: [], answer: null, scale: null, used: null, photos: [], actions: [], files: [], spilled: [] };
  const { name, description } = item;
  const quantity = { before: quantityOf(item), now: '0' };
  return {
    ...none,
    quantity,
    label: null,
    number: '–',
    name,
    description,
    now: null,
    before: told(item),
    change: missing,
  };
}

/** `Front door: Yale ×2`, `2 x fob`, `3 keys` */
const quantity = /[×x] ?(\d{1,3})\b|\b(\d{1,3}) ?[×x]\b|\b(\d{1,3}) (?:\w{1,20} )?(?:key|fob|card|remote|set)s?\b/i;

function keyCount(name: string, description: string | null): number | null {
  const [inName, inDescription] = [name, description ?? ''].map((text) => quantity.exec(text.replaceAll(/\s+/g, ' ')));
  const found = inName ?? inDescription;
  const digits = found?.[1] ?? found?.[2] ?? found?.[3];
  return digits === undefined ? null : Number(digits);
}

/**
 * Only in reports that compare: `Issued: 9 keys of 4 kinds. Short: Window ×2 (not returned), Yale (1 of 2 returned).`
 */
function noteOfKeys(desk: Desk): string | null {
  const { document, comparison, compares } = desk;
  if (!compares || comparison === null || document.previous === null) return null;
  const issued = document.previous.rooms.filter((room) => room.blockType === 'KEYS').flatMap((room) => room.items);
  if (issued.length === 0) return null;
  const nowOf = new Map<number, AnyItem>();
  for (const item of document.rooms.flatMap((room) => room.items as AnyItem[])) {
    const before = comparison.before(item.id)?.item;
    if (before !== undefined) nowOf.set(before.id, item);
  }
  const short = issued.flatMap((item) => shortfallOf(item, nowOf.get(item.id)));
  const counts = issued.map(({ name, description }) => keyCount(name, description));
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const kinds = counted(issued.length, 'entry').replace('entrys', 'entries');
  const all = counts.includes(null) ? kinds : `${counted(total, 'key')} in ${kinds}`;
  const isCheckOut = document.inspection.typeCode === types.checkOut;
  const [had, short_] = isCheckOut ? ['Issued at check in', 'Short'] : ['In the earlier report', 'No longer recorded'];
  const uncounted = isCheckOut ? issued.filter(({ id }) => isCarriedOver(desk, nowOf.get(id))).length : 0;
  const rest = uncounted === 0 ? '' : ` ${restWords(uncounted, issued.length)}`;
  if (short.length > 0) return `${had}: ${all}. ${short_}: ${short.join('; ')}.${rest}`;
  if (!isCheckOut) return `${had}: ${all}. All of them are recorded again.`;
  return `${had}: ${all}. ${uncounted === 0 ? 'All of them are recorded as returned.' : 'No shortfall is recorded.'}${rest}`;
}

/** Words of the earlier report, and no picture: nobody has counted what came back. */
function isCarriedOver({ comparison }: Desk, now: AnyItem | undefined): boolean {
  return now !== undefined && comparison?.kindOf(now.id) === 'same' && now.photos.length === 0;
}

function restWords(uncounted: number, all: number): string {
  const [subject, rests] = uncounted === 1 ? ['1 entry', 'rests'] : [`${uncounted} entries`, 'rest'];
  const of = uncounted === all ? '' : ` of ${all}`;
  return `${subject}${of} ${rests} on “As check in”: what came back was not counted anew.`;
}

function shortfallOf(issued: AnyItem, now: AnyItem | undefined): string[] {
  if (now === undefined) return [issued.name];
  const [had, has] = [keyCount(issued.name, issued.description), keyCount(now.name, now.description)];
  return had !== null && has !== null && has < had ? [`${issued.name} (${has} of ${had})`] : [];
}
