/** npm run backup [file]: the embedded database and DATA_DIR in one file, also while Keyturn runs. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeBackup } from '#start/backup/backup.ts';
import { runOnFiles } from '#start/backup/run-on-files.ts';
import { readArguments } from './read-arguments.ts';

const usage = `npm run backup [FILE]

Backs up DATA_DIR, with the embedded database, to FILE, or to keyturn-backup-<time>.tar.gz here. Keyturn may run.`;
const { positionals } = readArguments({ usage, places: ['FILE'] });

await runOnFiles(async ({ dataDir }) => {
  const name = positionals[0] ?? `keyturn-backup-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}.tar.gz`;
  // npm runs scripts in the project's directory; a person means the one they are in.
  const file = resolve(process.env.INIT_CWD ?? '.', name);
  await writeBackup(file, dataDir);
  const megabytes = Math.ceil((await stat(file)).size / 1_000_000);
  console.log(`Backed up ${dataDir} to ${file} (${megabytes} MB). It holds passwords: keep it as safe as the data.`);
}, 'DATABASE_URL is set: back that database up with pg_dump, and copy DATA_DIR/files beside it.');
