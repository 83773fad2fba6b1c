/**
 * Sends odd requests to the service, made from its own OpenAPI document: npm run fuzz [count] [seed] [-- --long]
 *
 * The service is a process of its own, reached over a socket. Ends with 1 when an answer breaks the document, is a
 * fault of the service, changes something though it refuses, does not come, or takes too long; when less than 95 % of
 * the operations were tried; and when the service has grown by more than 30 %.
 */
import { availableParallelism, loadavg } from 'node:os';
import { runFuzz } from '#testing/fuzz/run-fuzz.ts';
import { startTestServer } from '#testing/test-server.ts';
import { readArguments, readCount } from './read-arguments.ts';

const MOST_GROWTH = 1.3;
const LEAST_ASKED = 0.95;

const usage = `npm run fuzz [COUNT] [SEED] [-- --long]

Sends COUNT odd requests (1000) to a service of its own, or such with very long texts. The SEED of a finding makes it again.`;
const { positionals, values } = readArguments({
  usage,
  places: ['COUNT', 'SEED'],
  options: { long: { type: 'boolean', default: false } },
});
const count = readCount(usage, positionals[0], 1000);
const seed = positionals[1] === undefined ? undefined : readCount(usage, positionals[1], 0, 0);
const stop = await startTestServer();
const start = performance.now();
try {
  const { findings, statuses, operations, slowest, slowestRequest, slow, memory } = await runFuzz({
    count,
    isOverSocket: true,
    areLong: values.long,
    ...(seed !== undefined && { seed }),
    progress: (done) => process.stderr.write(`\r${done} of ${count}`),
  });
  process.stderr.write('\n');
  for (const { request, why, seed: with_ } of findings) console.log(`${why}\n  ${request}\n  seed ${with_}`);
  console.log(
    `${count} requests in ${((performance.now() - start) / 1000).toFixed(0)} s, the slowest ${slowest.toFixed(0)} ms, ${slow} over 1 s`,
  );
  console.log(`the slowest: ${slowestRequest.slice(0, 200)}`);
  console.log(
    `${operations.asked} of ${operations.all} operations asked, ${operations.succeeded} of them with success`,
  );
  console.log(
    Object.entries(statuses)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  );
  const faults = findings.map(({ why }) => why);
  if (operations.asked < LEAST_ASKED * operations.all && count >= operations.all) faults.push('too few operations');
  if (memory !== undefined) {
    const growth = memory.after / memory.before;
    const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
    console.log(
      `memory ${inMegabytes(memory.before)} before, ${inMegabytes(memory.after)} after: ${growth.toFixed(2)} times`,
    );
    // Bodies of a megabyte leave garbage of many, which is no growth.
    if (growth > MOST_GROWTH && !values.long) faults.push('too much memory');
  }
  // On a machine that is busy with other things, slow says nothing about the service.
  const isBusy = (loadavg()[0] ?? 0) > availableParallelism() * 2;
  if (slow > 0 && !isBusy) faults.push('too slow');
  console.log(faults.length === 0 ? 'PASSED' : `FAILED: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await stop();
}
