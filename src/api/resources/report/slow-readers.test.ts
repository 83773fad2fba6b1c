import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { addApi, type TestApi, testApi } from '#testing/test-api.ts';

/** More than the system takes from a socket before anybody reads, and still as much as the service keeps of a report. */
const LENGTH = 7_500_000;
const letters = ['a', 'b'];

let running: TestApi;
let app: FastifyInstance;
let url: string;
const reports: { own: GivenReport; id: number; letter: string }[] = [];

beforeAll(async () => {
  running = await testApi();
  app = fastify();
  // As in production, where answers are not checked against their schemas.
  await addApi(app, running, { checkResponses: false });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  await running.database.rows('test.plain', 'alter table items alter column description set storage external');
  for (const letter of letters) {
    const own = await givenReport(running);
    const room = await own.room(letter);
    await own.item(room.id);
    const [row] = await running.database.rows<{ id: number }>(
      'test.report-of',
      'select report_id as id from inspections where id = $1',
      [own.inspection.id],
    );
    reports.push({ own, id: row?.id ?? 0, letter });
    await rewrite(reports.length - 1, 0);
  }
});
afterAll(async () => {
  await app.close();
  await running.close();
});

const reportAt = (at: number) => reports[at] ?? expect.fail('there are no reports');

/** Every character tells which report it is of, or when it was written. */
async function rewrite(at: number, round: number): Promise<void> {
  const { id, letter } = reportAt(at);
  await running.database.transaction(async (tx) => {
    await tx.rows('test.rewrite', 'update items set description = repeat($2, $3) where report_id = $1', [
      id,
      `${letter}${round}`,
      LENGTH / 2,
    ]);
    await tx.rows('test.move', 'update reports set version = version + 1 where id = $1', [id]);
  });
}

type Said = { rooms: { items: { description: { value: string } }[] }[] };

/** The contents of the report when it was read, after a look at all of it. */
function saidIn(text: string): string {
  const { rooms } = JSON.parse(text) as Said;
  const said = rooms[0]?.items[0]?.description.value ?? '';
  const word = said.slice(0, 2);
  expect(said === word.repeat(LENGTH / 2)).toBe(true);
  return word;
}

const pathOf = (at: number) => `/api${reportAt(at).own.base}/report`;
const headersOf = (at: number) => ({ authorization: `Bearer ${reportAt(at).own.clerk.token}` });

async function read(at: number, headers: Record<string, string> = { 'accept-encoding': 'identity' }): Promise<string> {
  const answer = await fetch(`${url}${pathOf(at)}`, { headers: { ...headersOf(at), ...headers } });
  expect(answer.status).toBe(200);
  return saidIn(await answer.text());
}

/** Takes the first bytes of an answer, and no more until it is told to. */
async function beginToRead(at: number) {
  const socket: Socket = connect(Number(new URL(url).port), '127.0.0.1');
  const { authorization } = headersOf(at);
  socket.write(
    `GET ${pathOf(at)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: ${authorization}\r\n\r\n`,
  );
  await once(socket, 'readable');
  const chunks: Buffer[] = [socket.read() as Buffer];
  return {
    leave: () => socket.destroy(),
    finish: async () => {
      expect(socket.bytesRead).toBeLessThan(LENGTH);
      for await (const chunk of socket) chunks.push(chunk as Buffer);
      const all = Buffer.concat(chunks);
      const head = all.indexOf('\r\n\r\n');
      expect(all.toString('latin1', 0, head)).toMatch(/^HTTP\/1.1 200/);
      return saidIn(all.toString('utf8', head + 4));
    },
  };
}

test('a slow reader gets the requested report, whatever is read and written meanwhile', async () => {
  const everyOne = [...letters.keys()];
  const all = (round: number) => letters.map((letter) => `${letter}${round}`);
  const slow = await Promise.all(everyOne.map(beginToRead));
  const leaving = await Promise.all(everyOne.map(beginToRead));
  for (const round of [1, 2]) {
    // Each text is replaced while somebody still reads it.
    for (const at of everyOne) await rewrite(at, round);
    if (round === 1) for (const one of leaving) one.leave();
    expect(await Promise.all(everyOne.map((at) => read(at)))).toEqual(all(round));
    expect(await Promise.all(everyOne.map((at) => read(at, { 'accept-encoding': 'gzip' })))).toEqual(all(round));
  }
  expect(await Promise.all(slow.map(({ finish }) => finish()))).toEqual(all(0));
}, 120_000);
