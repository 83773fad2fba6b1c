/**
 * A report's rooms as JSON text, member by member the same as `present.ts` makes them (a test holds the two together).
 * Rows are written down as they arrive from the database, each kind into bytes of its own, and these put together when
 * all are there: of five thousand rows nothing is ever an object or a string.
 */
import type { FastifyInstance } from 'fastify';
import { hasCondition, isBlockType } from '#domain/block-type.ts';
import type { OptionSet } from '#domain/condition.ts';
import type { ReportSink } from '#store/reports/report-stream.ts';
import { type Bytes, GrowingBytes } from './growing-bytes.ts';
import type { BytesLender, LentBytes } from './lent-bytes.ts';
import { buildAttachmentWriter, comma, writeAction, type ItemRoom, writeItem, type WrittenItem } from './write-rows.ts';

/**
 * A report as it was written, with the place of each room in it and how many rows that was made of. Whoever reads the
 * bytes holds `lent` until then.
 */
export type ReportText = { bytes: Buffer; lent: LentBytes; rooms: Map<number, WrittenRoom> };
export type WrittenRoom = Bytes & { rows: number };

type Group = Bytes & { rows: number };
type ItemDraft = WrittenItem & { id: number };
type RoomDraft = ItemRoom & {
  /** All that stands before its items. */
  head: string;
  originId: number | null;
  items: ItemDraft[];
};

/** What a room's text says beside its head and its rows, at most. */
const ROOM_FRAME = 64;

/** One report under way; it is used again for the next. */
type Draft = { rooms: Map<number, RoomDraft>; items: GrowingBytes; actions: Groups; attachments: Groups };

export function buildReportWriter(
  { linkSigner, settings }: Pick<FastifyInstance, 'linkSigner' | 'settings'>,
  lender: BytesLender,
) {
  const writeAttachment = buildAttachmentWriter({ linkSigner, settings });

  const buildDraft = () => {
    const draft: Draft = {
      rooms: new Map(),
      items: new GrowingBytes(),
      actions: buildGroups(),
      attachments: buildGroups(),
    };
    return {
      sink: buildSink(draft, writeAttachment),
      write: (standing: Standing, before?: Before) => writeReport(draft, lender, standing, before),
      clear: (): void => {
        for (const each of Object.values(draft)) each.clear();
      },
    };
  };

  return { buildDraft };
}

/** Rows are written down as they come. */
function buildSink(
  { rooms, items, actions, attachments }: Draft,
  writeAttachment: ReturnType<typeof buildAttachmentWriter>,
): ReportSink {
  return {
    takeRoom: (row) => {
      const [id, version, name, isNameEditable, blockType] = [
        row.int(),
        row.int(),
        row.string(),
        row.isTrue(),
        row.string(),
      ];
      const printed = row.nullableString();
      const isWritable = isBlockType(blockType);
      rooms.set(id, {
        head: `{"id":${id},"version":${version},"name":{"value":${JSON.stringify(name)},"editable":${isWritable && isNameEditable}},"block_type":${JSON.stringify(blockType)},"option_set":${printed},"items":[`,
        originId: row.nullableInt(),
        roomId: id,
        optionSet: printed === null ? null : (JSON.parse(printed) as OptionSet),
        isWritable,
        hasCondition: isWritable && hasCondition(blockType),
        items: [],
      });
    },

    takeItem: (row) => {
      const id = row.int();
      const roomId = row.int();
      const room = rooms.get(roomId);
      // Its room was removed between the two reads.
      if (room === undefined) return;
      room.items.push({ id, ...writeItem(items, row, id, room) });
    },

    takeAction: (row) => {
      writeAction(actions.begin(row.int()), row);
      actions.end();
    },

    takeAttachment: (row) => {
      const itemId = row.nullableInt();
      const roomId = row.nullableInt();
      // A room's own stand under its id, as no item's do.
      writeAttachment(attachments.begin(itemId ?? -(roomId ?? 0)), row, { itemId, roomId });
      attachments.end();
    },
  };
}

type Standing = { version: number; pending: string };
/** Its rooms stay as they were written then, unless they were read again. */
type Before = { text: ReportText; readAgain: ReadonlySet<number> };

function writeReport(draft: Draft, lender: BytesLender, { version, pending }: Standing, before?: Before): ReportText {
  const written = new Map<number, WrittenRoom>();
  const [start, end] = ['{"rooms":[', `],"version":${version},"attachments":${pending}}`];
  const keptOf = (roomId: number) => (before?.readAgain.has(roomId) ? undefined : before?.text.rooms.get(roomId));
  const lent = lender.lend(lengthOf(draft, start + end, keptOf));
  const out = new GrowingBytes(lent.bytes);
  out.add(start);
  for (const [roomId, room] of draft.rooms) {
    if (written.size > 0) out.add(',');
    const kept = keptOf(roomId);
    if (kept === undefined || before === undefined) {
      written.set(roomId, writeRoom(out, draft, room));
      continue;
    }
    const from = out.length;
    out.addBytes(before.text.bytes, kept.from, kept.to);
    written.set(roomId, { from, to: out.length, rows: kept.rows });
  }
  out.add(end);
  return { bytes: out.bytes.subarray(0, out.length), lent, rooms: written };
}

/** As long as it can become; of a string only its units are known. */
function lengthOf(
  { rooms, items, actions, attachments }: Draft,
  frame: string,
  keptOf: (roomId: number) => WrittenRoom | undefined,
): number {
  let length = items.length + actions.bytes.length + attachments.bytes.length + frame.length * 3;
  for (const [roomId, { head, items: itemsOfRoom }] of rooms) {
    const kept = keptOf(roomId);
    length += ROOM_FRAME + (kept ? kept.to - kept.from : head.length * 3 + itemsOfRoom.length);
  }
  return length;
}

/** A room put together of its rows. */
function writeRoom(out: GrowingBytes, { items, actions, attachments }: Draft, room: RoomDraft): WrittenRoom {
  const from = out.length;
  let rows = 1;
  const addGroup = ({ bytes, groups }: Groups, key: number): void => {
    const group = groups.get(key);
    if (group === undefined) return;
    out.addBytes(bytes.bytes, group.from, group.to);
    rows += group.rows;
  };
  out.add(room.head);
  for (const [at, item] of room.items.entries()) {
    if (at > 0) out.add(',');
    out.addBytes(items.bytes, item.from, item.actionsAt);
    addGroup(actions, item.id);
    out.addBytes(items.bytes, item.actionsAt, item.attachmentsAt);
    addGroup(attachments, item.id);
    out.addBytes(items.bytes, item.attachmentsAt, item.to);
    rows += 1;
  }
  out.add('],"attachments":[');
  addGroup(attachments, -room.roomId);
  out.add(`],"origin_id":${room.originId}}`);
  return { from, to: out.length, rows };
}

type Groups = ReturnType<typeof buildGroups>;

/** Rows of the same key follow each other, and stand together in the text. */
function buildGroups() {
  const bytes = new GrowingBytes();
  const groups = new Map<number, Group>();
  let last: Group | undefined;
  let lastKey = Number.NaN;
  return {
    bytes,
    groups,
    /** Where the next row is written. */
    begin: (key: number): GrowingBytes => {
      if (last === undefined || key !== lastKey) {
        last = { from: bytes.length, to: bytes.length, rows: 0 };
        lastKey = key;
        groups.set(key, last);
      } else bytes.addPiece(comma);
      return bytes;
    },
    end: (): void => {
      if (last === undefined) return;
      last.to = bytes.length;
      last.rows += 1;
    },
    clear: (): void => {
      bytes.clear();
      groups.clear();
      last = undefined;
      lastKey = Number.NaN;
    },
  };
}
