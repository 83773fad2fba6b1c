/** Sends odd requests to the service, made from its own OpenAPI document: node scripts/fuzz.ts [count] [seed] */
import { runFuzz } from '#testing/fuzz/run-fuzz.ts';
import { startTestServer } from '#testing/test-server.ts';

const [count = '1000', seed] = process.argv.slice(2);
const stop = await startTestServer();
const start = performance.now();
const memory = () => Math.round(process.memoryUsage.rss() / 1_000_000);
const memoryBefore = memory();
try {
  const { findings, statuses, operations, slowest } = await runFuzz({
    count: Number(count),
    ...(seed !== undefined && { seed: Number(seed) }),
    progress: (done) => process.stderr.write(`\r${done} of ${count}`),
  });
  process.stderr.write('\n');
  for (const { request, why, seed: with_ } of findings) console.log(`${why}\n  ${request}\n  seed ${with_}`);
  console.log(
    `${count} requests in ${((performance.now() - start) / 1000).toFixed(0)} s, the slowest ${slowest.toFixed(0)} ms`,
  );
  console.log(
    `${operations.asked} of ${operations.all} operations asked, ${operations.succeeded} of them with success`,
  );
  console.log(
    Object.entries(statuses)
      .map(([status, times]) => `${status}: ${times}`)
      .join(', '),
  );
  console.log(`memory ${memoryBefore} MB before, ${memory()} MB after; ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
} finally {
  await stop();
}
