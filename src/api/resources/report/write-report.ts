/**
 * A report's rooms as JSON text, member by member the same as `present.ts` makes them (a test holds the two together).
 * Rows are written down as they arrive from the database, each kind into bytes of its own, and these put together when
 * all are there: of five thousand rows nothing is ever an object or a string.
 */
import type { FastifyInstance } from 'fastify';
import { hasCondition, isBlockType } from '#domain/block-type.ts';
import type { OptionSet } from '#domain/condition.ts';
import type { ReportSink } from '#store/reports/report-stream.ts';
import type { CopiedRow } from '#store/database/row-copy.ts';
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

export function buildReportWriter(
  { linkSigner, settings }: Pick<FastifyInstance, 'linkSigner' | 'settings'>,
  lender: BytesLender,
) {
  const writeAttachment = buildAttachmentWriter({ linkSigner, settings });

  /** One report under way; it is used again for the next. */
  const buildDraft = () => {
    const items = new GrowingBytes();
    const actions = buildGroups();
    const attachments = buildGroups();
    let rooms = new Map<number, RoomDraft>();

    const takeRoom = (row: CopiedRow): void => {
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
    };

    const takeItem = (row: CopiedRow): void => {
      const id = row.int();
      const roomId = row.int();
      const room = rooms.get(roomId);
      // Its room was removed between the two reads.
      if (room === undefined) return;
      room.items.push({ id, ...writeItem(items, row, id, room) });
    };

    const takeAction = (row: CopiedRow): void => {
      writeAction(actions.begin(row.int()), row);
      actions.end();
    };

    const takeAttachment = (row: CopiedRow): void => {
      const itemId = row.nullableInt();
      const roomId = row.nullableInt();
      // A room's own stand under its id, as no item's do.
      writeAttachment(attachments.begin(itemId ?? -(roomId ?? 0)), row, { itemId, roomId });
      attachments.end();
    };

    const writeRoom = (out: GrowingBytes, id: number, draft: RoomDraft): WrittenRoom => {
      const from = out.length;
      let rows = 1;
      const addGroup = ({ bytes, groups }: Groups, key: number): void => {
        const group = groups.get(key);
        if (group === undefined) return;
        out.addBytes(bytes.bytes, group.from, group.to);
        rows += group.rows;
      };
      out.add(draft.head);
      for (const [at, item] of draft.items.entries()) {
        if (at > 0) out.add(',');
        out.addBytes(items.bytes, item.from, item.actionsAt);
        addGroup(actions, item.id);
        out.addBytes(items.bytes, item.actionsAt, item.attachmentsAt);
        addGroup(attachments, item.id);
        out.addBytes(items.bytes, item.attachmentsAt, item.to);
        rows += 1;
      }
      out.add('],"attachments":[');
      addGroup(attachments, -id);
      out.add(`],"origin_id":${draft.originId}}`);
      return { from, to: out.length, rows };
    };

    /** As long as it can become; of a string only its units are known. */
    const lengthOf = (frame: string, kept: (roomId: number) => WrittenRoom | undefined): number => {
      let length = items.length + actions.bytes.length + attachments.bytes.length + frame.length * 3;
      for (const [roomId, draft] of rooms) {
        const room = kept(roomId);
        length += ROOM_FRAME + (room ? room.to - room.from : draft.head.length * 3 + draft.items.length);
      }
      return length;
    };

    const sink: ReportSink = { takeRoom, takeItem, takeAction, takeAttachment };
    return {
      sink,

      /** Rooms of `before` stay as they were written then, unless they were read again. */
      write: (
        { version, pending }: { version: number; pending: string },
        before?: { text: ReportText; readAgain: ReadonlySet<number> },
      ): ReportText => {
        const written = new Map<number, WrittenRoom>();
        const [start, end] = ['{"rooms":[', `],"version":${version},"attachments":${pending}}`];
        const keptOf = (roomId: number) => (before?.readAgain.has(roomId) ? undefined : before?.text.rooms.get(roomId));
        const lent = lender.lend(lengthOf(start + end, keptOf));
        const out = new GrowingBytes(lent.bytes);
        out.add(start);
        for (const [roomId, draft] of rooms) {
          if (written.size > 0) out.add(',');
          const kept = keptOf(roomId);
          if (kept === undefined || before === undefined) {
            written.set(roomId, writeRoom(out, roomId, draft));
            continue;
          }
          const from = out.length;
          out.addBytes(before.text.bytes, kept.from, kept.to);
          written.set(roomId, { from, to: out.length, rows: kept.rows });
        }
        out.add(end);
        return { bytes: out.bytes.subarray(0, out.length), lent, rooms: written };
      },

      clear: (): void => {
        rooms = new Map();
        items.clear();
        actions.clear();
        attachments.clear();
      },
    };
  };

  return { buildDraft };
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
