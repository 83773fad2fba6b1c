/** A PostgreSQL as operators run it who want to come back to any moment: it archives its log, and recovers from it. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresAccount } from '#start/embedded-database/postgres-account.ts';
import { postgresEnvironment } from '#start/embedded-database/postmaster.ts';
import { postgresql15Programs } from './postgresql-15.ts';

const user = 'keyturn';

/** `place`: an empty directory, in which everything is kept, the sockets as well. */
export async function prepareArchivingPostgres(place: string) {
  const account = await findPostgresAccount(undefined);
  const ofServer = (name: string): string => {
    const path = join(place, name);
    mkdirSync(path, { mode: 0o700 });
    if (account) chownSync(path, account.uid, account.gid);
    return path;
  };
  const [archive, sockets, cluster] = [ofServer('archive'), ofServer('sockets'), ofServer('cluster')];
  const run = (program: string, ...given: string[]) =>
    execFileSync(join(postgresql15Programs, program), given, { ...account, cwd: '/', env: postgresEnvironment });

  run('initdb', `--pgdata=${cluster}`, `--username=${user}`, '--auth=trust', '--locale=C.UTF-8', '--no-sync');
  appendFileSync(
    join(cluster, 'postgresql.conf'),
    `listen_addresses = ''
     unix_socket_directories = '${sockets}'
     wal_level = replica
     archive_mode = on
     archive_timeout = 60
     archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'
    `,
  );
  const urlOf = (database: string) => `postgresql://${user}@/${database}?host=${encodeURIComponent(sockets)}`;

  return {
    cluster,
    url: urlOf('postgres'),
    start: (of: string) => run('pg_ctl', 'start', '-D', of, '-w', '-s', '-l', join(sockets, 'log')),
    stop: (of: string) => run('pg_ctl', 'stop', '-D', of, '-w', '-s', '-m', 'fast'),
    /** With the log that arises while it is made. */
    takeBase: (): string => {
      const base = ofServer('base');
      run('pg_basebackup', '-D', base, '-Ft', '-z', '-X', 'stream', '-h', sockets, '-U', user);
      return base;
    },
    /** A cluster of the base that stops at the moment, and waits there to be looked at. */
    unpack: (base: string, moment: string): string => {
      const recovered = ofServer('recovered');
      execFileSync('tar', ['-xzf', join(base, 'base.tar.gz'), '-C', recovered], { ...account });
      execFileSync('tar', ['-xzf', join(base, 'pg_wal.tar.gz'), '-C', join(recovered, 'pg_wal')], { ...account });
      appendFileSync(
        join(recovered, 'postgresql.conf'),
        `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\n`,
      );
      writeFileSync(join(recovered, 'recovery.signal'), '');
      return recovered;
    },
  };
}
