/** The user that PostgreSQL runs as: it refuses to run as root, so root starts it as somebody else. */
import { execFileSync, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { StartFault } from '../start-fault.ts';

/** As `spawn` and `chown` take it. */
export type PostgresAccount = { uid: number; gid: number };

/** Undefined when PostgreSQL can run as our own user. */
export async function findPostgresAccount(existingCluster: string | undefined): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (existingCluster !== undefined) {
    const { uid, gid } = await stat(existingCluster);
    // A cluster made by an ordinary user stays that user's when root starts Keyturn once.
    if (uid !== 0) return { uid, gid };
  }
  const nobody = { uid: readId('-u'), gid: readId('-g') };
  const { error } = spawnSync('/bin/sh', ['-c', ':'], { ...nobody, cwd: '/', env: {} });
  if (error)
    throw new StartFault(
      'PostgreSQL refuses to run as root, and this root may not become the user nobody. ' +
        'Start Keyturn as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  return nobody;
}

/** Asked of the system itself, as that user: modes, ACLs and mounts all have a say. */
export function canEnter(directory: string, account: PostgresAccount | undefined): boolean {
  if (account === undefined) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...account, cwd: '/', env: {} });
  return status === 0;
}

function readId(option: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  } catch (error) {
    throw new StartFault(
      'PostgreSQL refuses to run as root, and there is no user nobody to run it as. ' +
        'Start Keyturn as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}
