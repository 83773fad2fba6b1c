/**
 * The backup of a database that is in use, in the way PostgreSQL describes for copies of its files: between its start and
 * its stop the files may be copied as they change, and the log of that time makes them whole when they are brought back,
 * as they were at the stop. The files of DATA_DIR come after it: each lies in its place before a row names it, and
 * until the end none is removed that a row has named.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openDatabase } from '#store/database/database.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { keepFiles } from '#store/files/file-sweep.ts';
import type { ArchivePart } from './archive.ts';
import { type ClusterRecord } from '../embedded-database/cluster-record.ts';
import { superuserUrl } from '../embedded-database/prepare-database.ts';
import { StartFault } from '../start-fault.ts';

/** Useless without the running server, or replaced by files of the second part. */
const leftOutOfCluster = [
  'postmaster.pid',
  'postmaster.opts',
  'backup_label',
  'tablespace_map',
  'pg_wal/*',
  'pg_replslot/*',
  'pg_dynshmem/*',
  'pg_notify/*',
  'pg_serial/*',
  'pg_snapshots/*',
  'pg_stat_tmp/*',
  'pg_subtrans/*',
].map((name) => `cluster/${name}`);

type Running = { dataDir: string; record: ClusterRecord; leftOut: string[]; workFolder: string };

export async function* packRunning({ dataDir, record, leftOut, workFolder }: Running): AsyncGenerator<ArchivePart> {
  const home = resolve(dataDir, record.home);
  const session = await openSession(dataDir, record);
  try {
    await session.start();
    yield { from: [{ directory: home, names: ['cluster'] }], leftOut: leftOutOfCluster };
    const { label, segments } = await session.stop();
    await mkdir(join(workFolder, 'cluster'));
    await writeFile(join(workFolder, 'cluster', 'backup_label'), label);
    yield {
      from: [
        { directory: workFolder, names: ['cluster/backup_label'] },
        { directory: home, names: segments.map((name) => `cluster/pg_wal/${name}`) },
        { directory: dataDir, names: ['.'] },
      ],
      leftOut,
    };
    await session.check();
  } finally {
    await session.close();
  }
}

/**
 * One connection: the log and the files are kept for as long as it lives, so they are released even when this process
 * is killed.
 */
async function openSession(dataDir: string, record: ClusterRecord) {
  const { pool, close } = openDatabase(superuserUrl(record), {
    poolSize: 1,
    name: 'keyturn backup',
    patience: unlimitedPatience,
  });
  const client = await pool.connect().catch(async (error: unknown) => {
    await close();
    throw new StartFault(
      `Keyturn runs on ${dataDir} and its database does not answer: it may be starting, stopping or being restored. ` +
        'Try again in a moment.',
      { cause: error },
    );
  });
  // The statement that fails reports it.
  client.on('error', () => undefined);
  const query = async <Row>(text: string, values: unknown[] = []): Promise<Row> => {
    try {
      return (await client.query(text, values)).rows[0] as Row;
    } catch (error) {
      throw new StartFault(`The backup was broken off by the database: ${(error as Error).message}. Make it again.`, {
        cause: error,
      });
    }
  };
  let from = '';
  return {
    start: async (): Promise<void> => {
      await query(`select pg_create_physical_replication_slot('keyturn_backup_' || pg_backend_pid(), true, true)`);
      await query(keepFiles);
      ({ from } = await query<{ from: string }>(`select pg_backup_start('Keyturn', true)::text as from`));
    },
    stop: () =>
      query<{ label: string; segments: string[] }>(
        `with stopped as (select * from pg_backup_stop(false)),
              size as (select pg_size_bytes(current_setting('wal_segment_size')) as size)
         select labelfile as label,
                (select array_agg(pg_walfile_name('0/0'::pg_lsn + segment * size + 1) order by segment)
                 from generate_series(trunc(($1::pg_lsn - '0/0') / size), trunc((lsn - '0/0' - 1) / size)) segment)
                  as segments
         from stopped, size`,
        [from],
      ),
    /** Whether the connection lived all the time: only then was nothing removed meanwhile. */
    check: () => query('select 1'),
    close: async (): Promise<void> => {
      client.release(true);
      await close();
    },
  };
}
