/**
 * Records the examples of the API's description: the service's real answers to the sample requests of the tests, with
 * one firm's data. Run again after a change of the wire: npx node scripts/record-examples.ts
 */
import { writeFileSync } from 'node:fs';
import { recordExamples } from '#testing/interface/record-examples.ts';
import { startTestServer } from '#testing/test-server.ts';
import { runCommand } from './run-command.ts';

const FILE = 'src/api/openapi/examples.json';

const stop = await startTestServer();
try {
  const examples = await recordExamples();
  writeFileSync(FILE, `${JSON.stringify(examples, null, 2)}\n`);
  await runCommand(['biome', 'format', '--write', FILE]);
  console.log(
    `Recorded ${Object.keys(examples.bodies).length} bodies and ${Object.keys(examples.answers).length} answers in ${FILE}.`,
  );
} finally {
  await stop();
}
