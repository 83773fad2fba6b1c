/**
 * A report's rooms as JSON text, member by member the same as `present.ts` makes them (a test holds the two together).
 * Rows are written down as they arrive from the database, each kind into bytes of its own, and these put together when
 * all are there: of five thousand rows nothing is ever an object, and most of the text is links that need no escaping.
 */
import type { FastifyInstance } from 'fastify';
import { hasCondition, isBlockType } from '#domain/block-type.ts';
import { type Condition, inOrderOf, type OptionSet } from '#domain/condition.ts';
import type { PrintedAction, PrintedAttachment, PrintedItem, PrintedRoom, ReportSink } from '#store/report-stream.ts';
import { isoInstant } from '#store/schema/columns.ts';
import { fileSubject } from '../attachments/present.ts';
import { type Bytes, GrowingBytes } from './growing-bytes.ts';

/** A report as it was written, with the place of each room in it and how many rows that was made of. */
export type ReportText = { bytes: Buffer; rooms: Map<number, WrittenRoom> };
export type WrittenRoom = Bytes & { rows: number };

type Group = Bytes & { rows: number };
/** Its actions stand at `actionsAt`, its attachments at `attachmentsAt`. */
type ItemDraft = Bytes & { id: string; actionsAt: number; attachmentsAt: number };
type RoomDraft = { room: PrintedRoom; optionSet: OptionSet | null; writable: boolean; items: ItemDraft[] };

/** What somebody wrote. */
const text = (value: string | null) => (value === null ? 'null' : JSON.stringify(value));
const instant = (printed: string | null) => (printed === null ? 'null' : `"${isoInstant(printed)}"`);
/** As PostgreSQL prints true. */
const isTrue = (printed: string) => printed === 't';

export function buildReportWriter({ linkSigner, settings }: Pick<FastifyInstance, 'linkSigner' | 'settings'>) {
  const base = `"${settings.publicUrl}/api/files/`;
  const originals = `"${settings.publicUrl}/api/attachments/`;

  const writeAction = ([, id, action, responsibility, comments, version]: PrintedAction): string =>
    `{"id":${id},"action":${text(action)},"responsibility":${text(responsibility)},"comments":${text(comments)},"version":${version}}`;

  const writeAttachment = (row: PrintedAttachment): string => {
    // By their places: taken as an iterator, a row of this many columns costs a third more.
    const { 0: itemId, 1: roomId, 2: id, 3: description, 4: rotation, 5: filename, 6: createdAt } = row;
    const { 7: fileId, 8: type, 9: sha256, 10: mediaType, 11: bytes, 12: width, 13: height } = row;
    const { 14: duration, 15: takenAt } = row;
    const { expires, signature } = linkSigner.sign(fileSubject(fileId));
    const folder = `${base}${fileId}/`;
    const signed = `?expires=${expires}&signature=${signature}"`;
    const end = rotation === '0' ? `.jpg${signed}` : `-${rotation}.jpg${signed}`;
    const isOnItsSide = rotation === '90' || rotation === '270';
    const isImage = type === 'IMAGE';
    const url = isImage ? `${folder}upright${end}` : `${folder}content${signed}`;
    const renditions = isImage
      ? `{"320":${folder}320${end},"480":${folder}480${end},"1280":${folder}1280${end}}`
      : 'null';
    return `{"id":${id},"type":"${type}","url":${url},"description":${text(description)},"taken_at":${instant(takenAt)},"original_url":${originals}${id}/original","renditions":${renditions},"sha256":"${sha256}","width":${isOnItsSide ? height : width},"height":${isOnItsSide ? width : height},"duration":${duration},"bytes":${bytes},"filename":${text(filename)},"media_type":"${mediaType}","rotation":${rotation},"room_id":${roomId},"item_id":${itemId},"created_at":${instant(createdAt)}}`;
  };

  const writeCondition = (printed: string | null, optionSet: OptionSet | null): string => {
    if (printed === null) return 'null';
    // Only answers to the questions of a set have an order.
    if (optionSet === null || !printed.startsWith('{')) return printed;
    return JSON.stringify(inOrderOf(optionSet, JSON.parse(printed) as Condition));
  };

  /** One report under way; it is used again for the next. */
  const buildDraft = () => {
    const items = new GrowingBytes();
    const actions = groupsOf<PrintedAction>((row) => row[0], writeAction);
    const attachments = groupsOf<PrintedAttachment>((row) => row[0] ?? `room ${row[1]}`, writeAttachment);
    const out = new GrowingBytes();
    let rooms = new Map<string, RoomDraft>();

    const takeRoom = (room: PrintedRoom): void => {
      const [id, , , blockType, , , printed] = room;
      const optionSet = printed === null ? null : (JSON.parse(printed) as OptionSet);
      rooms.set(id, { room, optionSet, writable: isBlockType(blockType), items: [] });
    };

    const takeItem = ([id, roomId, ...more]: PrintedItem): void => {
      const draft = rooms.get(roomId);
      // Its room was removed between the two reads.
      if (draft === undefined) return;
      const { room, writable, optionSet } = draft;
      const [name, nameEditable, description, descriptionEditable, condition, originId, version] = more;
      const from = items.length;
      items.add(
        `{"id":${id},"version":${version},"name":{"value":${text(name)},"editable":${writable && isTrue(nameEditable)}},"description":{"value":${text(description)},"editable":${writable && isTrue(descriptionEditable)}},"condition":{"value":${writeCondition(condition, optionSet)},"editable":${writable && hasCondition(room[3])}},"actions":[`,
      );
      const actionsAt = items.length;
      items.add('],"attachments":[');
      const attachmentsAt = items.length;
      items.add(`],"origin_id":${originId},"room_id":${roomId}}`);
      draft.items.push({ id, from, actionsAt, attachmentsAt, to: items.length });
    };

    const writeRoom = (draft: RoomDraft): WrittenRoom => {
      const [id, name, nameEditable, blockType, originId, version, optionSet] = draft.room;
      const from = out.length;
      let rows = 1;
      const addGroup = ({ bytes, groups }: typeof actions | typeof attachments, key: string): void => {
        const group = groups.get(key);
        if (group === undefined) return;
        out.addBytes(bytes.bytes, group.from, group.to);
        rows += group.rows;
      };
      out.add(
        `{"id":${id},"version":${version},"name":{"value":${text(name)},"editable":${draft.writable && isTrue(nameEditable)}},"block_type":${text(blockType)},"option_set":${optionSet},"items":[`,
      );
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
      addGroup(attachments, `room ${id}`);
      out.add(`],"origin_id":${originId}}`);
      return { from, to: out.length, rows };
    };

    const sink: ReportSink = { takeRoom, takeItem, takeAction: actions.take, takeAttachment: attachments.take };
    return {
      sink,

      /** Rooms of `before` stay as they were written then, unless they were read again. */
      write: (
        { version, pending }: { version: number; pending: string },
        before?: { text: ReportText; readAgain: ReadonlySet<number> },
      ): ReportText => {
        const written = new Map<number, WrittenRoom>();
        out.add('{"rooms":[');
        for (const [id, draft] of rooms) {
          if (written.size > 0) out.add(',');
          const roomId = Number(id);
          const kept = before?.readAgain.has(roomId) ? undefined : before?.text.rooms.get(roomId);
          if (kept === undefined || before === undefined) {
            written.set(roomId, writeRoom(draft));
            continue;
          }
          const from = out.length;
          out.addBytes(before.text.bytes, kept.from, kept.to);
          written.set(roomId, { from, to: out.length, rows: kept.rows });
        }
        out.add(`],"version":${version},"attachments":${pending}}`);
        return { bytes: out.take(), rooms: written };
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

/** Rows of the same key follow each other, and stand together in the text. */
function groupsOf<Row>(keyOf: (row: Row) => string, write: (row: Row) => string) {
  const bytes = new GrowingBytes();
  const groups = new Map<string, Group>();
  let last: Group | undefined;
  let lastKey: string | undefined;
  return {
    bytes,
    groups,
    take: (row: Row): void => {
      const key = keyOf(row);
      if (last === undefined || key !== lastKey) {
        last = { from: bytes.length, to: bytes.length, rows: 0 };
        lastKey = key;
        groups.set(key, last);
      }
      bytes.add(last.rows === 0 ? write(row) : `,${write(row)}`);
      last.to = bytes.length;
      last.rows += 1;
    },
    clear: (): void => {
      bytes.clear();
      groups.clear();
      last = undefined;
      lastKey = undefined;
    },
  };
}
