import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildLinkSigner } from '#store/files/link-signature.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { smallestPicture } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { buildReportReading } from './reading.ts';

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

// Only what is read of the service's own parts.
const settings = { publicUrl: 'http://localhost:8080' };
type Parts = Parameters<typeof buildReportReading>[0];

/** Reads as the route does, and notes which rooms were read for it: undefined for all. */
function buildReader() {
  const { store, account } = running;
  const asked: (number[] | undefined)[] = [];
  const waits: Promise<void>[] = [];
  const stream: typeof store.reports.stream = async (accountId, reportId, sink, only) => {
    asked.push(only && [...only].toSorted((a, b) => a - b));
    await waits.pop();
    return store.reports.stream(accountId, reportId, sink, only);
  };
  const watched = { ...store, reports: { ...store.reports, stream } };
  const api = { store: watched, linkSigner: buildLinkSigner(Buffer.alloc(32)), settings } as unknown as Parts;
  const reading = buildReportReading(api);
  return {
    asked,
    /** The next who reads rows waits until what is returned is called. */
    holdUp: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      waits.push(promise);
      return resolve;
    },
    read: async (of = report) => {
      const viewer = { accountId: account.id, clientId: null };
      const standing = await store.reports.getStanding(viewer, { kind: 'inspection', id: of.inspection.id });
      const { bytes, release } = await reading.readText(account.id, standing);
      const text = String(bytes);
      release();
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(await reading.read(account.id, standing))));
      return { bytes, json: JSON.parse(text) };
    },
  };
}

const sql = (text: string, values: unknown[]) => running.database.rows(`test.${text.slice(0, 30)}`, text, values);
const reportOf = 'select report_id from inspections where id = $1';

/** What was written until now belongs to the past of every transaction, those of other tests included. */
async function settle(): Promise<void> {
  const one = async (what: string) =>
    Number((await running.database.rows<{ at: string }>(`test.${what}`, `select ${what}::text as at`))[0]?.at);
  const written = await one('pg_current_xact_id()');
  await vi.waitFor(async () => expect(await one('pg_snapshot_xmin(pg_current_snapshot())')).toBeGreaterThan(written), {
    timeout: 60_000,
  });
}

describe('a report read as text', () => {
  test('follows every change, of whatever kind', async () => {
    const { read } = buildReader();
    const { base, write } = report;
    const { upload } = uploads(running, report.clerk.token);
    let before = (await read()).json;
    const changes = async (what: string, work: () => Promise<{ status: number; json?: { id: number } }>) => {
      const { status, json } = await work();
      expect(`${what}: ${status}`).toBe(`${what}: ${status < 300 ? status : 200}`);
      const now = (await read()).json;
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
    expect((await read(own)).json.rooms[0].option_set.name).toBe('Scale');
    await sql(`update option_sets set name = 'Marks', version = version + 1 where id = $1`, [set]);
    expect((await read(own)).json.rooms[0].option_set.name).toBe('Marks');
  });

  test('follows its initialization', async () => {
    const own = await givenReport(running, { state: 200 });
    const { read } = buildReader();
    expect((await read(own)).json.rooms).toEqual([]);
    const of = { type: 6, init_from: source.inspection.id };
    const { status, text } = await own.asManager('PUT', `${own.base}/initialization`, of);
    expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ');
    expect((await read(own)).json.rooms).toHaveLength(1);
  });

  test('reads nothing again when nothing has changed, and after a change the rooms it was in', async () => {
    const own = await givenReport(running);
    const ids: number[] = [];
    for (const name of ['One', 'Two', 'Three', 'Four']) ids.push((await own.room(name)).id);
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    const item = await own.item(two, 'Door');
    const { id: action } = await own.action(two, item.id);
    const must = async (call: ReturnType<typeof own.write>) => expect((await call).status).toBeLessThan(300);
    const { read, asked } = buildReader();
    const readSettled = async () => {
      await settle();
      return read(own);
    };
    const { bytes } = await readSettled();
    expect((await read(own)).bytes === bytes).toBe(true);
    await must(own.write('PUT', `${own.base}/rooms/${two}/items/${item.id}`, { name: 'Door', condition: 'Worn' }));
    await readSettled();
    await must(own.write('DELETE', `${own.base}/rooms/${two}/items/${item.id}/actions/${action}`));
    await readSettled();
    const added = await own.room('Five');
    await must(own.write('DELETE', `${own.base}/rooms/${one}`));
    await must(own.write('PUT', `${own.base}/rooms/${four}`, { name: 'Fourth', block_type: 'DETAILED' }));
    await readSettled();
    await must(own.write('PUT', `${own.base}/rooms/${two}/items/${item.id}/copy`, { room: { id: three } }));
    await readSettled();
    expect(asked).toEqual([undefined, [two], [two], [four, added.id], [three]]);
  });

  test('takes rooms over from a text that others have replaced meanwhile', async () => {
    const [own, other] = [await givenReport(running), await givenReport(running)];
    const hall = await own.room('Hall');
    // As long as each other, or the one would not find room where the other was.
    for (const of of [own, other])
      await of.item((await of.room('Attic')).id, 'Trunk', { description: 'x'.repeat(9000) });
    const { read, asked, holdUp } = buildReader();
    await settle();
    await read(own);
    expect(
      (await own.write('PUT', `${own.base}/rooms/${hall.id}`, { name: 'Porch', block_type: 'DETAILED' })).status,
    ).toBe(200);
    const goOn = holdUp();
    const late = read(own);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await read(own);
    // Would be written where the first text stood, if nobody needed that.
    await read(other);
    goOn();
    expect((await late).json.rooms.map(({ name }: { name: { value: string } }) => name.value)).toEqual([
      'Porch',
      'Attic',
    ]);
    expect(asked).toEqual([undefined, [hall.id], [hall.id], undefined]);
  });

  test.each([
    ['a room', 'update rooms set origin_id = null where report_id = $1'],
    ['an item', `update items set description = 'by hand' where report_id = $1`],
    ['an action', `update actions set comments = 'by hand' where report_id = $1`],
    ['an attachment', 'update attachments set rotation = 180 where report_id = $1'],
    ['an action that goes', 'delete from actions where report_id = $1'],
    ['an attachment that goes', 'delete from attachments where report_id = $1'],
  ])('notices any row that was written, its version moved or not: %s', async (_what, statement) => {
    const own = await givenReport(running);
    const hall = await own.room();
    const door = await own.item(hall.id);
    await own.action(hall.id, door.id);
    const place = `${own.base}/rooms/${hall.id}/items/${door.id}/attachments`;
    expect((await uploads(running, own.clerk.token).upload(place, smallestPicture)).status).toBe(200);
    const { read, asked } = buildReader();
    await settle();
    await read(own);
    const [{ report_id: reportId } = { report_id: 0 }] = (await sql(reportOf, [own.inspection.id])) as {
      report_id: number;
    }[];
    await sql(statement, [reportId]);
    await sql('update reports set version = version + 1 where id = $1', [reportId]);
    await read(own);
    expect(asked).toEqual([undefined, [hall.id]]);
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
      const texts = await Promise.all([1, 2, 3].map(() => reading.readText(account.id, standing)));
      for (const { bytes, release } of texts) {
        const [one] = JSON.parse(String(bytes)).rooms[0].items;
        release();
        expect(one.description.value).toBe(one.condition.value);
      }
    }
    await writing;
    expect((await read(own)).json.rooms[0].items[0].condition.value).toBe('19');
  });
});
