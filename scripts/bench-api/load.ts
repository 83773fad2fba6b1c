/**
 * Sends requests as fast as they are answered, over kept-alive connections, one at a time on each. In a process of its
 * own, so that its time is not the service's.
 */
import { randomUUID } from 'node:crypto';
import { keyToFill } from './cases.ts';
import { openConnection } from './connection.ts';

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
    if (!text.includes(keyToFill)) return text;
    return Buffer.from(text.toString().replace(keyToFill, randomUUID()));
  };
  const keepSending = async (): Promise<void> => {
    const connection = await openConnection(port);
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
