/** A short directory for PostgreSQL's socket that only its user may enter. */
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { canEnter, type PostgresAccount } from './postgres-account.ts';

const prefix = 'keyturn-socket-';

/** sun_path holds 104 bytes on macOS (108 on Linux), the last being zero. */
const longestSocketPath = 103;

/** A new one each time, because the files that a killed server left in the previous one are of no use. */
export async function makeSocketDir(
  previous: string | undefined,
  account: PostgresAccount | undefined,
): Promise<string> {
  if (previous !== undefined && basename(previous).startsWith(prefix))
    await rm(previous, { recursive: true, force: true });
  const parents = [tmpdir(), '/tmp'];
  const parent = parents.find((each) => fits(each) && canEnter(each, account)) ?? '/tmp';
  const directory = await mkdtemp(join(parent, prefix));
  if (account) await chown(directory, account.uid, account.gid);
  return directory;
}

function fits(parent: string): boolean {
  return Buffer.byteLength(join(parent, `${prefix}XXXXXX`, '.s.PGSQL.5432')) <= longestSocketPath;
}
