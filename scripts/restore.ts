/** npm run restore <file>: brings a backup back. Keyturn must be stopped; the current contents are set aside. */
import { resolve } from 'node:path';
import { restoreOwnBackup } from '#start/backup/own-database.ts';
import { restoreBackup } from '#start/backup/restore.ts';
import { runOnFiles } from '#start/backup/run-on-files.ts';
import { readArguments, refuse } from './read-arguments.ts';

const usage = `npm run restore FILE [--identity FILE]

Brings the backup FILE back to DATA_DIR, and where it was made with DATABASE_URL, to the empty database of DATABASE_URL
(by pg_restore, which must be installed). Keyturn must be stopped; the current contents of DATA_DIR are set aside. A
sealed backup needs the file of an identity of age that opens it.`;
const { positionals, values } = readArguments({ usage, places: ['FILE'], options: { identity: { type: 'string' } } });
const name = positionals[0] ?? refuse(usage, 'Name the backup');

await runOnFiles(async ({ dataDir, databaseUrl, directUrl }) => {
  const here = process.env.INIT_CWD ?? '.';
  const file = resolve(here, name);
  const identity = values.identity === undefined ? undefined : resolve(here, values.identity);
  const aside =
    databaseUrl === undefined
      ? await restoreBackup(file, dataDir, identity)
      : await restoreOwnBackup(file, { databaseUrl: directUrl ?? databaseUrl, dataDir }, identity);
  console.log(`Restored ${file} to ${dataDir}.`);
  if (aside !== undefined) console.log(`The previous contents are in ${aside}; remove it when you no longer need it.`);
});
