/** Keyturn's own role and database in the cluster, made when they are missing. */
import { openDatabase } from '#store/database/database.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { type ClusterRecord } from './cluster-record.ts';
import { superuser } from './create-cluster.ts';

const name = 'keyturn';

/** The URL that Keyturn works with. Its role is no superuser: a hole in Keyturn must not be one in the machine. */
export async function prepareDatabase(socketDir: string, record: ClusterRecord, throwaway: boolean): Promise<string> {
  const { pool, close } = openDatabase(socketUrl(socketDir, superuser, record.superuserPassword, 'postgres'), {
    poolSize: 1,
    name: 'keyturn start',
    patience: unlimitedPatience,
  });
  try {
    const roles = await pool.query('select from pg_roles where rolname = $1', [name]);
    // A statement that creates takes no parameters; the password is base64url and so needs no escaping.
    if (roles.rowCount === 0)
      await pool.query(`create role ${name} login ${throwaway ? 'createdb' : ''} password '${record.password}'`);
    const databases = await pool.query('select from pg_database where datname = $1', [name]);
    if (databases.rowCount === 0) await pool.query(`create database ${name} owner ${name}`);
  } finally {
    await close();
  }
  return socketUrl(socketDir, name, record.password, name);
}

/** The URL of a running one. */
export function ownUrl({ socketDir = '', password }: ClusterRecord): string {
  return socketUrl(socketDir, name, password, name);
}

/** Keyturn's database as the one who may do everything: for what its own role may not, such as a backup. */
export function superuserUrl({ socketDir = '', superuserPassword }: ClusterRecord): string {
  return socketUrl(socketDir, superuser, superuserPassword, name);
}

function socketUrl(socketDir: string, user: string, password: string, database: string): string {
  return `postgresql://${user}:${password}@/${database}?host=${encodeURIComponent(socketDir)}`;
}
