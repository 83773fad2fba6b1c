/** npm run demo:reset: the demo company as on the first day. Keyturn must be stopped. */
import { resetDemoCompany } from '#start/company/demo-reset.ts';
import { runOnFiles } from '#start/backup/run-on-files.ts';
import { readArguments } from './read-arguments.ts';

const usage = `npm run demo:reset

Makes the demo company as on the first day. Keyturn must be stopped. The contents of DATA_DIR are lost.`;
readArguments({ usage });

await runOnFiles(async (settings) => {
  await resetDemoCompany(settings, (line) => console.log(line));
  console.log(`The demo company is new; npm start says who can sign in.`);
}, 'DATABASE_URL is set: empty that database yourself, and start Keyturn with DEMO=on.');
