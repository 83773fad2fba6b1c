import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { openReusingSocket } from './reused-reads.ts';

/** As PostgreSQL sends it. */
function message(kind: number, content: Uint8Array): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(kind);
  head.writeUInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

/** How many bytes of whole messages these begin with. */
function wholeIn(bytes: Buffer): number {
  let end = 0;
  while (end + 5 <= bytes.length && end + 1 + bytes.readUInt32BE(end + 1) <= bytes.length)
    end += 1 + bytes.readUInt32BE(end + 1);
  return end;
}

/** Sends each piece when the one before has been read, and returns what the listener was given. */
async function passOn(pieces: Buffer[], config?: { ssl?: unknown }): Promise<Buffer[]> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = openReusingSocket(config);
  const accepted = once(server, 'connection');
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [other] = (await accepted) as [Socket];
  const given: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => given.push(Buffer.from(chunk)));
  let sent = 0;
  for (const piece of pieces) {
    other.write(piece);
    sent += piece.length;
    while (socket.bytesRead < sent) await turn();
  }
  other.end();
  await once(socket, 'end');
  socket.destroy();
  server.close();
  return given;
}

const contents = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .oneof(fc.integer({ min: 65_520, max: 65_545 }), fc.integer({ min: 60_000, max: 200_000 }))
    .map((length) => Buffer.alloc(length, length % 251)),
);
const messages = fc
  .array(fc.record({ kind: fc.integer({ min: 65, max: 122 }), content: contents }), { minLength: 1, maxLength: 12 })
  .map((all) => Buffer.concat(all.map(({ kind, content }) => message(kind, content))));

test('every message is handed over whole and once, however the network cuts them', async () => {
  const cut = messages.chain((bytes) =>
    fc.tuple(fc.constant(bytes), fc.array(fc.integer({ min: 0, max: bytes.length }), { maxLength: 8 })),
  );
  await fc.assert(
    fc.asyncProperty(cut, async ([bytes, places]) => {
      const ends = [...places.toSorted((a, b) => a - b), bytes.length];
      const given = await passOn(ends.map((end, at) => bytes.subarray(ends[at - 1] ?? 0, end)));
      expect(Buffer.concat(given).equals(bytes)).toBe(true);
      for (const chunk of given) expect(wholeIn(chunk)).toBe(chunk.length);
    }),
    { numRuns: 60 },
  );
});

test('where the connection is to be encrypted, what comes is left as it is', async () => {
  expect(Buffer.concat(await passOn([Buffer.from('S')], { ssl: true })).toString()).toBe('S');
});

let running: TestApi;

beforeAll(async () => {
  running = await testApi();
});
afterAll(() => running.close());

test('rows of every size come as they are, by all connections at once', async () => {
  const { database } = running;
  const lengths = [1, 65_520, 65_536, 300_000, 12, 1_000_000, 7];
  const ask = async (letter: string) => {
    const rows = await database.rows<{ text: string }>(
      'test.sizes',
      'select repeat($1, length) as text from unnest($2::int[]) with ordinality as u (length, at) order by at',
      [letter, lengths],
    );
    expect(rows.map(({ text }) => text === letter.repeat(text.length))).not.toContain(false);
    expect(rows.map(({ text }) => text.length)).toEqual(lengths);
  };
  await Promise.all(Array.from('abcdefghijklmnop', ask));
});
