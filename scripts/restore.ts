/** npm run restore <file>: brings a backup back. Keyturn must be stopped; the current contents are set aside. */
import { resolve } from 'node:path';
import { restoreBackup } from '#start/backup/restore.ts';
import { runOnFiles } from '#start/backup/run-on-files.ts';
import { readArguments, refuse } from './read-arguments.ts';

const usage = `npm run restore FILE

Brings the backup FILE back to DATA_DIR. Keyturn must be stopped; the current contents are set aside.`;
const { positionals } = readArguments({ usage, places: ['FILE'] });
const name = positionals[0] ?? refuse(usage, 'Name the backup');

await runOnFiles(async ({ dataDir }) => {
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  const aside = await restoreBackup(file, dataDir);
  console.log(`Restored ${file} to ${dataDir}.`);
  if (aside !== undefined) console.log(`The previous contents are in ${aside}; remove it when you no longer need it.`);
}, 'DATABASE_URL is set: restore that database with pg_restore, and copy the files back to DATA_DIR/files.');
