import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attachmentTypes } from '#domain/attachment-type.ts';
import { buildLinkSigner } from '#store/files/link-signature.ts';
import type { AttachmentRow, RoomNode } from '#store/reports/report-rows.ts';
import type { ReportSink } from '#store/reports/report-stream.ts';
import { CopiedRow } from '#store/database/row-copy.ts';
import { buildBytesLender } from './lent-bytes.ts';
import { buildReportPresenter } from './present.ts';
import { buildReportTexts } from './report-texts.ts';
import { buildReportWriter } from './write-report.ts';

const signing = { linkSigner: buildLinkSigner(Buffer.alloc(32)), settings: { publicUrl: 'http://localhost:8080' } };
// Only the address is looked at.
const api = signing as unknown as Parameters<typeof buildReportPresenter>[0];

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }));
const moment = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().replace('.000', '').replace('Z', '+00:00'));
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
  createdAt: moment,
  fileId: id,
  sha256: fc.constant('ab'.repeat(32)),
  type: fc.constantFrom(...attachmentTypes),
  mediaType: fc.constant('image/jpeg'),
  bytes: id,
  takenAt: maybe(moment),
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

type Printed = number | string | boolean | null | { instant: string | null };

/** A row as PostgreSQL copies it in its binary form. */
function copied(...columns: Printed[][]): CopiedRow {
  const sized = (length: number) => {
    const bytes = Buffer.alloc(4 + length);
    bytes.writeInt32BE(length);
    return bytes;
  };
  const long = (value: bigint) => {
    const bytes = sized(8);
    bytes.writeBigInt64BE(value, 4);
    return bytes;
  };
  const nothing = Buffer.from('ffffffff', 'hex');
  const write = (value: Printed): Buffer => {
    if (value === null) return nothing;
    if (typeof value === 'string')
      return Buffer.concat([sized(Buffer.byteLength(value)).subarray(0, 4), Buffer.from(value)]);
    if (typeof value === 'boolean') return Buffer.concat([sized(1).subarray(0, 4), Buffer.from([value ? 1 : 0])]);
    if (typeof value === 'number') {
      const bytes = sized(4);
      bytes.writeInt32BE(value, 4);
      return bytes;
    }
    if (value.instant === null) return nothing;
    return long(BigInt(Date.parse(value.instant) - Date.UTC(2000, 0, 1)) * 1000n);
  };
  const row = new CopiedRow();
  row.begin(Buffer.concat(columns.flat().map(write)), 0);
  return row;
}

/** As the statements of `report-stream.ts` do. */
function copyRooms(rooms: RoomNode[], sink: ReportSink): void {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const attach = (row: AttachmentRow) =>
    sink.takeAttachment(
      copied(
        [row.itemId, row.roomId, row.id, row.type, row.fileId, row.rotation, row.description],
        [{ instant: row.takenAt }, row.sha256, row.width, row.height, row.duration, row.bytes, row.filename],
        [row.mediaType, { instant: row.createdAt }],
      ),
    );
  for (const { id, version, name, nameEditable, blockType, optionSet: set, originId } of rooms)
    sink.takeRoom(copied([id, version, name, nameEditable, blockType, json(set), originId]));
  for (const one of rooms) {
    one.attachments.forEach(attach);
    for (const row of one.items) {
      sink.takeItem(
        copied(
          [row.id, row.roomId, row.version, row.name, row.nameEditable, row.description, row.descriptionEditable],
          [json(row.condition), row.originId],
        ),
      );
      for (const { itemId, id, action, responsibility, comments, version } of row.actions)
        sink.takeAction(copied([itemId, id, action, responsibility, comments, version]));
      row.attachments.forEach(attach);
    }
  }
}

test('the text of a report says the same as its objects, whatever somebody has written in it', () => {
  const { presentRoom } = buildReportPresenter(api);
  const draft = buildReportWriter(api, buildBytesLender()).buildDraft();
  fc.assert(
    fc.property(fc.array(room, { maxLength: 3 }), (rooms) => {
      const nodes = withIdsOfTheirOwn(rooms);
      const report = { rooms: nodes.map(presentRoom), version: 7, attachments: {} };
      draft.clear();
      copyRooms(nodes, draft.sink);
      const { bytes } = draft.write({ version: 7, pending: '{}' });
      expect(JSON.parse(bytes.toString())).toEqual(JSON.parse(JSON.stringify(report)));
    }),
  );
});

describe('kept texts', () => {
  const key = { version: 1, pending: '{}', words: 'w' };
  const kept = (lender: ReturnType<typeof buildBytesLender>) => {
    const lent = lender.lend(7_800_000);
    return { key, text: { bytes: lent.bytes, lent, rooms: new Map() }, horizon: '1' };
  };

  test('are found by their key only, and the one used longest ago goes when there are too many', () => {
    const texts = buildReportTexts();
    const one = kept(buildBytesLender());
    for (const reportId of [1, 2, 3]) texts.keep(reportId, one);
    expect(texts.find(1, key)).toBe(one.text);
    texts.keep(4, one);
    expect(texts.find(2, key)).toBeUndefined();
    expect(texts.find(1, { ...key, version: 2 })).toBeUndefined();
    expect(texts.find(1, { ...key, pending: '{"a":"b"}' })).toBeUndefined();
    expect(texts.find(1, key)).toBe(one.text);
    expect(texts.findEarlier(1, { ...key, version: 2 })?.text).toBe(one.text);
    expect(texts.findEarlier(1, { ...key, words: 'other' })).toBeUndefined();
  });

  test('are another report’s memory only when they were replaced and their readers have gone', () => {
    const [texts, lender] = [buildReportTexts(), buildBytesLender()];
    const first = kept(lender);
    const reader = first.text.lent.hold();
    texts.keep(1, first);
    const second = kept(lender);
    texts.keep(1, second);
    reader();
    // Eight megabytes are more than wait: held again they would be refused.
    expect(() => first.text.lent.hold()).toThrow('given back');
    expect(() => second.text.lent.hold()()).not.toThrow();
  });
});
