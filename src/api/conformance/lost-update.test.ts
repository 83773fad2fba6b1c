/** Two people write at the same time: the last one does not win unseen, and no order loses or doubles anything. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

/** Every order in which two sessions can read and then write, and both writing at once. */
const interleavings = ['ArAwBrBw', 'ArBrAwBw', 'ArBrBwAw', 'BrArAwBw', 'BrArBwAw', 'BrBwArAw', 'ArBr**'];

test('in 200 interleavings of two sessions that edit one item, the later one is told what the other wrote', async () => {
  const room = await report.room();
  const item = await report.item(room.id, 'Door', { description: 'start' });
  const path = `${report.base}/rooms/${room.id}/items/${item.id}`;
  const sessions = { A: report.write, B: report.asManager };
  let late = 0;
  for (let round = 0; round < 200; round += 1) {
    const seen: Record<string, { etag: string; text: string }> = {};
    const read = async (who: 'A' | 'B'): Promise<void> => {
      const { headers, json } = await sessions[who]('GET', path);
      seen[who] = { etag: String(headers['etag']), text: json.description.value };
    };
    const wanted = { A: `A ${round}`, B: `B ${round}` };
    const stored: string[] = [(await report.write('GET', path)).json.description.value];
    const write = async (who: 'A' | 'B'): Promise<void> => {
      const body = { name: 'Door', description: wanted[who] };
      const answer = await sessions[who]('PUT', path, body, { 'if-match': seen[who]?.etag ?? '' });
      if (answer.status === 200) {
        // This session had read the text that it overwrote.
        expect(seen[who]?.text).toBe(stored.at(-1));
        stored.push(wanted[who]);
        return;
      }
      late += 1;
      expect(answer.status).toBe(412);
      expect(answer.json.current.description.value).toBe(wanted[who === 'A' ? 'B' : 'A']);
    };
    const plan = interleavings[round % interleavings.length] ?? '';
    for (const step of plan.match(/../g) ?? []) {
      const who = step.startsWith('A') ? 'A' : 'B';
      if (step === '**') await Promise.all([write('A'), write('B')]);
      else await (step.endsWith('r') ? read(who) : write(who));
    }
    expect((await report.write('GET', path)).json.description.value).toBe(stored.at(-1));
  }
  // All but the two orders in which one has written before the other reads.
  expect(late).toBe(200 - Array.from({ length: 200 }, (_, round) => [0, 5].includes(round % 7)).filter(Boolean).length);
});

test('a caller who may write and not read is told that it was changed, not what it is', async () => {
  const { id } = (await report.asManager('POST', '/clients', { name: 'Solent Estates', notes: 'Pays late' })).json;
  const late = { 'if-match': '"0"' };
  for (const [scopes, shown] of [
    [['clients.write'], undefined],
    [['clients.write', 'clients.read'], expect.objectContaining({ notes: 'Pays late' })],
  ] as const) {
    const call = api.as(await api.account.token(report.manager.id, [...scopes]));
    for (const method of ['PUT', 'DELETE'] as const) {
      const { status, json } = await call(method, `/clients/${id}`, method === 'PUT' ? {} : undefined, late);
      expect([status, json.version, json.current]).toEqual([412, expect.any(Number), shown]);
    }
  }
});

test('reordering, adding and deleting at once never loses or doubles an item', async () => {
  const room = await report.room('Kitchen');
  const path = `${report.base}/rooms/${room.id}`;
  const listIds = async (): Promise<number[]> =>
    (await report.write('GET', path)).json.items.map(({ id }: { id: number }) => id);
  const expected = new Set<number>();
  for (let index = 0; index < 6; index += 1) expected.add((await report.item(room.id, `Item ${index}`)).id);
  let ordered = 0;
  for (let round = 0; round < 40; round += 1) {
    const ids = await listIds();
    const doomed = ids[round % ids.length] ?? 0;
    const wanted = ids.toReversed();
    const [order, added, removed, again] = await Promise.all([
      report.write('PUT', `${path}/items`, wanted),
      report.asManager('POST', `${path}/items`, { name: `Added ${round}` }),
      report.write('DELETE', `${path}/items/${doomed}`),
      report.asManager('PUT', `${path}/items`, ids),
    ]);
    expect([added.status, removed.status]).toEqual([200, 200]);
    // An order of other items than there are is refused, never half obeyed.
    for (const { status } of [order, again]) expect([200, 422]).toContain(status);
    ordered += [order, again].filter(({ status }) => status === 200).length;
    expected.add(added.json.id);
    expected.delete(doomed);
    const after = await listIds();
    expect(after.length).toBe(new Set(after).size);
    expect(after.toSorted((a, b) => a - b)).toEqual([...expected].toSorted((a, b) => a - b));
  }
  expect(ordered).toBeGreaterThan(0);
});
