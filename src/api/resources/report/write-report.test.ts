import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachmentTypes } from '#domain/attachment-type.ts';
import { buildLinkSigner } from '#store/link-signature.ts';
import type { RoomNode } from '#store/report-rows.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildReportPresenter } from './present.ts';
import { buildReportReading } from './reading.ts';
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

test('the text of a report says the same as its objects, whatever somebody has written in it', () => {
  const { presentRoom } = buildReportPresenter(api);
  const writeReport = buildReportWriter(api);
  fc.assert(
    fc.property(fc.array(room, { maxLength: 3 }), (rooms) => {
      const nodes = rooms as RoomNode[];
      const report = { rooms: nodes.map(presentRoom), version: 7, attachments: {} };
      expect(JSON.parse(writeReport(nodes, 7, '{}').toString())).toEqual(JSON.parse(JSON.stringify(report)));
    }),
  );
});

describe('kept texts', () => {
  test('are found by their key only, and the one used longest ago goes when there are too many', () => {
    const texts = buildReportTexts();
    const large = Buffer.alloc(8_000_000);
    for (const reportId of [1, 2, 3]) texts.keep(reportId, 'v1', large);
    expect(texts.find(1, 'v1') === large).toBe(true);
    texts.keep(4, 'v1', large);
    expect(texts.find(2, 'v1')).toBeUndefined();
    expect(texts.find(1, 'v2')).toBeUndefined();
    expect(texts.find(1, 'v1') === large).toBe(true);
  });
});

describe('a report read as text', () => {
  let running: TestApi;
  let report: GivenReport;

  beforeAll(async () => {
    running = await testApi();
    report = await givenReport(running);
  });
  afterAll(() => running.close());

  test('follows every change: of an item, of an option set, of an announced attachment', async () => {
    const { store, account, database } = running;
    const reading = buildReportReading({ ...api, store });
    const read = async () => {
      const viewer = { accountId: account.id, clientId: null };
      const standing = await store.reports.getStanding(viewer, { kind: 'inspection', id: report.inspection.id });
      const read = JSON.parse(String(await reading.readText(account.id, standing)));
      expect(read).toEqual(JSON.parse(JSON.stringify(await reading.read(account.id, standing))));
      return read;
    };
    const set = await report.optionSet([1, 2, 3], 'Scale');
    const scaled = await report.room('Hall', 'SCALE', set);
    const door = await report.item(scaled.id, 'Door');
    expect((await read()).rooms[0].items[0].condition.value).toBeNull();
    await report.write('PUT', `${report.base}/rooms/${scaled.id}/items/${door.id}`, { name: 'Door', condition: 2 });
    expect((await read()).rooms[0].items[0].condition.value).toBe(2);
    await database.rows('test.set', `update option_sets set name = 'Marks', version = version + 1 where id = $1`, [
      set,
    ]);
    expect((await read()).rooms[0].option_set.name).toBe('Marks');
    await report.write('POST', `${report.base}/report/pending-attachments`, {
      identifier: 'one',
      filename: 'x.jpg',
      size: 10,
      media_type: 'image/jpeg',
    });
    expect(Object.keys((await read()).attachments)).toEqual(['one']);
  });
});
