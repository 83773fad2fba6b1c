/**
 * Sends requests as fast as they are answered, over kept-alive connections, one at a time on each. Raw sockets: a client
 * of Node's own costs more than the service does. In a process of its own, so that its time is not the service's.
 */
import { connect, type Socket } from 'node:net';

export type Load = { port: number; connections: number; seconds: number; requests: string[] };
export type Loaded = {
  answers: number;
  seconds: number;
  /** How many did not answer 2xx, and the first of them. */
  failures: number;
  firstFailure: string | undefined;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

process.on('message', async (load: Load) => process.send?.(await run(load)));
process.once('disconnect', () => process.exit());

async function run({ port, connections, seconds, requests }: Load): Promise<Loaded> {
  const texts = requests.map((request) => Buffer.from(request));
  const took: number[] = [];
  let next = 0;
  let failures = 0;
  let firstFailure: string | undefined;
  const started = performance.now();
  const end = started + seconds * 1000;
  const takeNext = () => {
    const text = texts[next % texts.length] ?? Buffer.alloc(0);
    next += 1;
    return text;
  };
  const keepSending = async (): Promise<void> => {
    const connection = await open(port);
    while (performance.now() < end) {
      const sentAt = performance.now();
      const { status, head } = await connection.exchange(takeNext());
      took.push(performance.now() - sentAt);
      if (status >= 200 && status < 300) continue;
      failures += 1;
      firstFailure ??= head;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, keepSending));
  const sorted = Float64Array.from(took).toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    answers: took.length,
    seconds: (performance.now() - started) / 1000,
    failures,
    firstFailure,
    p50: at(0.5),
    p99: at(0.99),
  };
}

type Answer = { status: number; head: string };
type Connection = { exchange: (request: Buffer) => Promise<Answer>; close: () => void };

const headEnd = Buffer.from('\r\n\r\n');

async function open(port: number): Promise<Connection> {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  let begun: Buffer | undefined;
  let answer: Answer = { status: 0, head: '' };
  let missing = -1;
  socket.on('data', (chunk) => {
    if (missing < 0) {
      const all = begun === undefined ? chunk : Buffer.concat([begun, chunk]);
      const at = all.indexOf(headEnd);
      begun = at < 0 ? all : undefined;
      if (at < 0) return;
      const head = all.toString('latin1', 0, at);
      const [, length] = /content-length: *(\d+)/i.exec(head) ?? [];
      if (length === undefined) return socket.destroy(new Error(`an answer without its length:\n${head}`));
      answer = { status: Number(head.slice(9, 12)), head };
      missing = Number(length) - (all.length - at - headEnd.length);
    } else missing -= chunk.length;
    if (missing > 0) return;
    missing = -1;
    settle?.resolve(answer);
  });
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error('the connection was closed before the answer had come')));
  return {
    exchange: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.end(),
  };
}
