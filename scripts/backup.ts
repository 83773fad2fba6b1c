/** npm run backup [file]: the database and DATA_DIR in one file, sealed on request, also while Keyturn runs. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeBackup } from '#start/backup/backup.ts';
import { writeOwnBackup } from '#start/backup/own-database.ts';
import { runOnFiles } from '#start/backup/run-on-files.ts';
import { writeIdentity } from '#start/backup/sealed.ts';
import { readArguments } from './read-arguments.ts';

const usage = `npm run backup [FILE] [--recipient AGE1…]…
npm run backup --new-identity FILE

Backs up DATA_DIR and the database, the embedded one or that of DATABASE_URL (by pg_dump, which must be installed), to
FILE, or to keyturn-backup-<time>.tar.gz here. Keyturn may run.
With a recipient of age the backup is sealed: only the identity that belongs to it opens it. The second form makes an
identity in a new file, and prints its recipient; without that file nobody can ever open what is sealed to it.`;
const { positionals, values } = readArguments({
  usage,
  places: ['FILE'],
  options: { recipient: { type: 'string', multiple: true }, 'new-identity': { type: 'string' } },
});
// npm runs scripts in the project's directory; a person means the one they are in.
const here = process.env.INIT_CWD ?? '.';

await runOnFiles(async ({ dataDir, databaseUrl, directUrl }) => {
  const identity = values['new-identity'];
  if (identity !== undefined) {
    const recipient = await writeIdentity(resolve(here, identity));
    console.log(`Wrote an identity to ${identity}. Keep it away from the backups. Its recipient:\n${recipient}`);
    return;
  }
  const { recipient: recipients = [] } = values;
  const ending = recipients.length === 0 ? '.tar.gz' : '.tar.gz.age';
  const name = positionals[0] ?? `keyturn-backup-${new Date().toISOString().slice(0, 16).replaceAll(':', '')}${ending}`;
  const file = resolve(here, name);
  if (databaseUrl === undefined) await writeBackup(file, dataDir, recipients);
  else await writeOwnBackup(file, { databaseUrl: directUrl ?? databaseUrl, dataDir }, recipients);
  const megabytes = Math.ceil((await stat(file)).size / 1_000_000);
  const seal =
    recipients.length === 0
      ? 'It is not sealed and holds passwords: keep it as safe as the data.'
      : `It is sealed to ${recipients.join(', ')}.`;
  const what = databaseUrl === undefined ? dataDir : `${dataDir} and the database of DATABASE_URL`;
  console.log(`Backed up ${what} to ${file} (${megabytes} MB). ${seal}`);
});
