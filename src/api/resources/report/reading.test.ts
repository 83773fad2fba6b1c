import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildLinkSigner } from '#store/files/link-signature.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { smallestPicture } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { readJsonx } from '../../jsonx/jsonx.ts';
import { buildReportReading, type ReportForm } from './reading.ts';

const HALF_A_DAY = 12 * 3600;

let running: TestApi;
let report: GivenReport;
let source: GivenReport;

beforeAll(async () => {
  running = await testApi();
  report = await givenReport(running);
  source = await givenReport(running);
  const hall = await source.room('Elsewhere');
  await source.item(hall.id, 'Window');
  await source.putInState(400);
});
afterAll(() => running.close());

// Only the parts of the service that are read.
const settings = { publicUrl: 'http://localhost:8080' };
type Parts = Parameters<typeof buildReportReading>[0];

/** Reads as the route does, in every form, and counts how often rows were read for it. */
function buildReader(now?: () => number) {
  const { store, account } = running;
  const counts = { readings: 0 };
  const getTree: typeof store.reports.getTree = (...of) => {
    counts.readings += 1;
    return store.reports.getTree(...of);
  };
  const watched = { ...store, reports: { ...store.reports, getTree } };
  const api = { store: watched, linkSigner: buildLinkSigner(Buffer.alloc(32), now), settings } as unknown as Parts;
  const reading = buildReportReading(api);
  const answer = async (of: GivenReport, form: ReportForm, accountId = account.id) => {
    const viewer = { accountId: account.id, clientId: null };
    const standing = await store.reports.getStanding(viewer, { kind: 'inspection', id: of.inspection.id });
    return reading.answer(accountId, standing, form);
  };
  return {
    counts,
    answer,
    read: async (of = report) => JSON.parse(String((await answer(of, { format: 'json', encoding: 'identity' })).bytes)),
  };
}

async function oneByOne<Of, Result>(all: readonly Of[], work: (one: Of) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of all) results.push(await work(one));
  return results;
}

const sql = (text: string, values: unknown[]) => running.database.rows('', text, values);

describe('a report that is read whole', () => {
  test('follows every change, of whatever kind', async () => {
    const { read } = buildReader();
    const { base, write } = report;
    const { upload } = uploads(running, report.clerk.token);
    let before = await read();
    const changes = async (what: string, work: () => Promise<{ status: number; json?: { id: number } }>) => {
      const { status, json } = await work();
      expect(`${what}: ${status}`).toBe(`${what}: ${status < 300 ? status : 200}`);
      const now = await read();
      expect(now, what).not.toEqual(before);
      before = now;
      return json?.id ?? 0;
    };
    const room = (name: string) =>
      changes(name, () => write('POST', `${base}/rooms`, { name, block_type: 'DETAILED' }));
    const item = (roomId: number, name: string) =>
      changes(name, () => write('POST', `${base}/rooms/${roomId}/items`, { name }));

    const hall = await room('Hall');
    const attic = await room('Attic');
    const door = await item(hall, 'Door');
    const lamp = await item(hall, 'Lamp');
    const rope = await item(attic, 'Rope');
    const doorPath = `${base}/rooms/${hall}/items/${door}`;
    const words = { action: 'Repaint', responsibility: 'Landlord' };

    await changes('item', () =>
      write('PUT', doorPath, { name: 'Door', description: 'Oak “solid”', condition: 'Good' }),
    );
    await changes('item again', () => write('PUT', doorPath, { name: 'Door', condition: 'Worn' }));
    const action = await changes('action', () => write('POST', `${doorPath}/actions`, words));
    await changes('action changed', () =>
      write('PUT', `${doorPath}/actions/${action}`, { ...words, comments: 'Before\n"June"' }),
    );
    const shown = await changes('attachment', () => upload(`${doorPath}/attachments`, smallestPicture));
    const ofRoom = await changes('attachment of a room', () =>
      upload(`${base}/rooms/${attic}/attachments`, smallestPicture),
    );
    await changes('attachment described', () =>
      write('PUT', `${doorPath}/attachments/${shown}`, { description: 'From the left' }),
    );
    await changes('turned', () => write('PUT', `/attachments/${shown}/rotation`, { angle: 90 }));
    await changes('assigned elsewhere', () =>
      write('PUT', `/attachments/${shown}/assign`, { room_id: attic, item_id: rope }),
    );
    await changes('attachment removed', () => write('DELETE', `/attachments/${ofRoom}`));
    await changes('items in another order', () => write('PUT', `${base}/rooms/${hall}/items`, [lamp, door]));
    await changes('rooms in another order', () => write('PUT', `${base}/rooms`, [attic, hall]));
    await changes('room renamed', () =>
      write('PUT', `${base}/rooms/${attic}`, { name: 'Loft', block_type: 'DETAILED' }),
    );
    await changes('room copied', () => write('PUT', `${base}/rooms/${hall}/copy`, { room: { name: 'Hall 2' } }));
    await changes('item copied', () => write('PUT', `${doorPath}/copy`, { room: { id: attic } }));
    await changes('copied from a property', () =>
      write('PUT', `${base}/report/copy-from-property/${source.property.id}`, { mode: 'append' }),
    );
    await changes('action removed', () => write('DELETE', `${doorPath}/actions/${action}`));
    await changes('item removed', () => write('DELETE', `${base}/rooms/${hall}/items/${lamp}`));
    await changes('room removed', () => write('DELETE', `${base}/rooms/${hall}`));
    await changes('announced', () =>
      write('POST', `${base}/report/pending-attachments`, {
        identifier: 'one',
        filename: 'x.jpg',
        size: 10,
        media_type: 'image/jpeg',
      }),
    );
  });

  test('follows an option set, whose words stand in many reports', async () => {
    const own = await givenReport(running);
    const { read } = buildReader();
    const set = await own.optionSet([1, 2, 3], 'Scale');
    const scaled = await own.room('Hall', 'SCALE', set);
    await own.item(scaled.id, 'Door');
    expect((await read(own)).rooms[0].option_set.name).toBe('Scale');
    await sql(`update option_sets set name = 'Marks', version = version + 1 where id = $1`, [set]);
    expect((await read(own)).rooms[0].option_set.name).toBe('Marks');
    // As many versions in all as before.
    const other = await own.optionSet([4, 5], 'Other');
    await sql('update option_sets set version = version + 1 where id = $1', [other]);
    await read(own);
    await sql('delete from option_sets where id = $1', [other]);
    await sql(`update option_sets set name = 'Grades', version = version + 2 where id = $1`, [set]);
    expect((await read(own)).rooms[0].option_set.name).toBe('Grades');
  });

  test('follows its initialization', async () => {
    const own = await givenReport(running, { state: 200 });
    const { read } = buildReader();
    expect((await read(own)).rooms).toEqual([]);
    const of = { type: 6, init_from: source.inspection.id };
    const { status, text } = await own.asManager('PUT', `${own.base}/initialization`, of);
    expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
    expect((await read(own)).rooms).toHaveLength(1);
  });

  test('is kept in every form until it changes, and says the same in all', async () => {
    const own = await givenReport(running);
    for (const name of ['One', 'Two', 'Three'])
      await own.item((await own.room(name)).id, 'Tür', { description: 'ß'.repeat(3000) });
    const { answer, counts } = buildReader();
    const textOf = async (form: ReportForm) => {
      const { bytes, encoding } = await answer(own, form);
      expect(encoding).toBe(form.encoding);
      return String({ br: brotliDecompressSync, gzip: gunzipSync, identity: Buffer.from }[encoding](bytes));
    };
    const forms = (['json', 'xml'] as const).flatMap((format) =>
      (['identity', 'br', 'gzip'] as const).map((encoding) => ({ format, encoding })),
    );
    const readAll = async () => oneByOne(forms, textOf);
    const texts = await readAll();
    expect(new Set(texts.slice(0, 3)).size).toBe(1);
    expect(new Set(texts.slice(3)).size).toBe(1);
    expect(readJsonx(texts[3] ?? '')).toEqual(JSON.parse(texts[0] ?? ''));
    expect(await readAll()).toEqual(texts);
    expect(counts.readings).toBe(forms.length);
    await own.room('Four');
    expect((await readAll()).filter((text) => !text.includes('Four'))).toEqual([]);
    expect(counts.readings).toBe(2 * forms.length);
  });

  test('is read once for all who ask for it at the same time', async () => {
    const own = await givenReport(running);
    await own.item((await own.room('Hall')).id, 'Door');
    const { read, counts } = buildReader();
    const all = await Promise.all(Array.from({ length: 12 }, () => read(own)));
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    // Two are read at a time, and the others wait.
    expect(counts.readings).toBeLessThanOrEqual(2);
  });

  test('is never given to another account, though it is kept', async () => {
    const own = await givenReport(running);
    await own.room('Hall');
    const { answer, read } = buildReader();
    await read(own);
    const other = answer(own, { format: 'json', encoding: 'identity' }, running.account.id + 1);
    await expect(other).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has new links when their window ends', async () => {
    const own = await givenReport(running);
    const hall = await own.room('Hall');
    const place = `${own.base}/rooms/${hall.id}/attachments`;
    expect((await uploads(running, own.clerk.token).upload(place, smallestPicture)).status).toBe(200);
    let now = 1_800_000_000;
    const { read } = buildReader(() => now);
    const urlOf = async () => (await read(own)).rooms[0].attachments[0].url;
    const first = await urlOf();
    expect(await urlOf()).toBe(first);
    now += HALF_A_DAY;
    expect(await urlOf()).not.toBe(first);
  });

  test('is kept while there is room: the one that was read longest ago goes first, and a huge one at once', async () => {
    const { read, counts } = buildReader();
    const given = async (length: number) => {
      const own = await givenReport(running);
      const { id } = await own.item((await own.room('Hall')).id, 'Door');
      await sql('update items set description = repeat($2, $3) where id = $1', [id, 'x', length]);
      return own;
    };
    const readingsOf = async (own: GivenReport) => {
      const before = counts.readings;
      await read(own);
      return counts.readings - before;
    };
    const huge = await given(8_500_000);
    expect([await readingsOf(huge), await readingsOf(huge)]).toEqual([1, 1]);
    const large = await oneByOne([1, 2, 3, 4], () => given(7_000_000));
    const [first, second, third, fourth] = large as [GivenReport, GivenReport, GivenReport, GivenReport];
    expect(await oneByOne([first, second, third, first, fourth], readingsOf)).toEqual([1, 1, 1, 0, 1]);
    expect(await oneByOne([first, second], readingsOf)).toEqual([0, 1]);
  });

  test('is one moment of the report, whoever writes meanwhile', async () => {
    const own = await givenReport(running);
    const hall = await own.room();
    const door = await own.item(hall.id);
    const { read } = buildReader();
    const save = (at: number) =>
      own.write('PUT', `${own.base}/rooms/${hall.id}/items/${door.id}`, {
        name: 'Door',
        description: `${at}`,
        condition: `${at}`,
      });
    const writing = (async () => {
      for (let at = 0; at < 20; at += 1) await save(at);
    })();
    const { store, account } = running;
    const api = { store, linkSigner: buildLinkSigner(Buffer.alloc(32)), settings } as unknown as Parts;
    const reading = buildReportReading(api);
    const viewer = { accountId: account.id, clientId: null };
    for (let at = 0; at < 20; at += 1) {
      const standing = await store.reports.getStanding(viewer, { kind: 'inspection', id: own.inspection.id });
      const form = { format: 'json', encoding: 'identity' } as const;
      const answers = await Promise.all([1, 2, 3].map(() => reading.answer(account.id, standing, form)));
      for (const { bytes } of answers) {
        const [one] = JSON.parse(String(bytes)).rooms[0].items;
        expect(one.description.value).toBe(one.condition.value);
      }
    }
    await writing;
    expect((await read(own)).rooms[0].items[0].condition.value).toBe('19');
  });
});
