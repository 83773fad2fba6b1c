import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachmentTypes } from '#domain/attachment-type.ts';
import { buildLinkSigner } from '#store/link-signature.ts';
import type { AttachmentRow, RoomNode } from '#store/report-rows.ts';
import type { ReportSink } from '#store/report-stream.ts';
import { buildReportPresenter } from './present.ts';
import { buildReportTexts } from './report-texts.ts';
import { buildReportWriter } from './write-report.ts';

const signing = { linkSigner: buildLinkSigner(Buffer.alloc(32)), settings: { publicUrl: 'http://localhost:8080' } };
// Only the address is looked at.
const api = signing as unknown as Parameters<typeof buildReportPresenter>[0];

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const words = fc.string({ unit: 'grapheme' });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const attachment = fc.record({
  id,
  reportId: maybe(id),
  roomId: maybe(id),
  itemId: maybe(id),
  meterId: fc.constant(null),
  version: id,
  description: maybe(words),
  filename: maybe(words),
  rotation: fc.constantFrom(0, 90, 180, 270),
  createdAt: fc.constant('2026-11-21T09:30:00+00:00'),
  fileId: id,
  sha256: fc.constant('ab'.repeat(32)),
  type: fc.constantFrom(...attachmentTypes),
  mediaType: fc.constant('image/jpeg'),
  bytes: id,
  takenAt: maybe(fc.constant('2026-11-21T09:30:00+00:00')),
  width: maybe(id),
  height: maybe(id),
  duration: maybe(id),
});
const action = fc.record({ id, itemId: id, action: words, responsibility: words, comments: maybe(words), version: id });
const condition = fc.oneof(maybe(words), fc.integer(), fc.dictionary(words, fc.constantFrom(0, 1, 2, null)));
const item = fc.record({
  id,
  roomId: id,
  name: words,
  nameEditable: fc.boolean(),
  description: maybe(words),
  version: id,
  condition,
  descriptionEditable: fc.boolean(),
  originId: maybe(id),
  carried: fc.boolean(),
  actions: fc.array(action, { maxLength: 2 }),
  attachments: fc.array(attachment, { maxLength: 2 }),
});
const optionSet = fc.record({
  id,
  name: words,
  editable: fc.boolean(),
  options: fc.array(fc.oneof(words, fc.integer())),
});
const room = fc.record({
  id,
  name: words,
  nameEditable: fc.boolean(),
  originId: maybe(id),
  carried: fc.boolean(),
  version: id,
  blockType: fc.constantFrom('DETAILED', 'KEYS', 'SIMPLIFIED', 'SAUNA'),
  optionSet: maybe(optionSet),
  items: fc.array(item, { maxLength: 3 }),
  attachments: fc.array(attachment, { maxLength: 2 }),
});

/** Every row exists once. */
function withIdsOfTheirOwn(rooms: RoomNode[]): RoomNode[] {
  let last = 0;
  const own = <Row extends { id: number }>(row: Row): Row => ({ ...row, id: (last += 1) });
  return rooms.map((given) => {
    const made = own(given);
    const at = made.attachments.map((row) => ({ ...own(row), roomId: made.id, itemId: null }));
    const items = made.items.map((node) => {
      const it = { ...own(node), roomId: made.id };
      return {
        ...it,
        actions: it.actions.map((row) => ({ ...own(row), itemId: it.id })),
        attachments: it.attachments.map((row) => ({ ...own(row), itemId: it.id })),
      };
    });
    return { ...made, attachments: at, items };
  });
}

/** As PostgreSQL does. */
function printRooms(rooms: RoomNode[], sink: ReportSink): void {
  const printed = <Value>(value: Value) =>
    (value === null ? null : String(value)) as Value extends null ? null : string;
  const truth = (value: boolean) => (value ? 't' : 'f');
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const instant = (value: string) => value.replace('T', ' ').replace('+00:00', '+00');
  const attach = (row: AttachmentRow) =>
    sink.takeAttachment([
      ...([printed(row.itemId), printed(row.roomId), `${row.id}`, row.description, `${row.rotation}`] as const),
      ...([row.filename, instant(row.createdAt), `${row.fileId}`, row.type, row.sha256, row.mediaType] as const),
      ...([`${row.bytes}`, printed(row.width), printed(row.height), printed(row.duration)] as const),
      row.takenAt && instant(row.takenAt),
    ]);
  for (const { id, name, nameEditable, blockType, originId, version, optionSet: set } of rooms)
    sink.takeRoom([`${id}`, name, truth(nameEditable), blockType, printed(originId), `${version}`, json(set)]);
  for (const one of rooms) {
    one.attachments.forEach(attach);
    for (const row of one.items) {
      sink.takeItem([
        ...([`${row.id}`, `${row.roomId}`, row.name, truth(row.nameEditable), row.description] as const),
        ...([truth(row.descriptionEditable), json(row.condition), printed(row.originId), `${row.version}`] as const),
      ]);
      for (const { itemId, id, action, responsibility, comments, version } of row.actions)
        sink.takeAction([`${itemId}`, `${id}`, action, responsibility, comments, `${version}`]);
      row.attachments.forEach(attach);
    }
  }
}

test('the text of a report says the same as its objects, whatever somebody has written in it', () => {
  const { presentRoom } = buildReportPresenter(api);
  const draft = buildReportWriter(api).buildDraft();
  fc.assert(
    fc.property(fc.array(room, { maxLength: 3 }), (rooms) => {
      const nodes = withIdsOfTheirOwn(rooms);
      const report = { rooms: nodes.map(presentRoom), version: 7, attachments: {} };
      draft.clear();
      printRooms(nodes, draft.sink);
      const { bytes } = draft.write({ version: 7, pending: '{}' });
      expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(JSON.stringify(report)));
    }),
  );
});

describe('kept texts', () => {
  test('are found by their key only, and the one used longest ago goes when there are too many', () => {
    const texts = buildReportTexts();
    const bytes = Buffer.alloc(8_000_000);
    const key = { version: 1, pending: '{}', words: 'w' };
    const one = { key, text: { bytes, rooms: new Map() }, horizon: '1' };
    for (const reportId of [1, 2, 3]) texts.keep(reportId, one);
    expect(texts.find(1, key) === bytes).toBe(true);
    texts.keep(4, one);
    expect(texts.find(2, key)).toBeUndefined();
    expect(texts.find(1, { ...key, version: 2 })).toBeUndefined();
    expect(texts.find(1, { ...key, pending: '{"a":"b"}' })).toBeUndefined();
    expect(texts.find(1, key) === bytes).toBe(true);
    expect(texts.findEarlier(1, { ...key, version: 2 })).toBe(one);
    expect(texts.findEarlier(1, { ...key, words: 'other' })).toBeUndefined();
  });
});
