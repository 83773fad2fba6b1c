/** Secrets that must be read again (webhook signing) are kept encrypted with the installation's own key. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Executor } from '../database/database.ts';

const ALGORITHM = 'aes-256-gcm';
const IV = 12;
const TAG = 16;

/** A key of the installation, made at its first use and the same in every process from then on. */
export async function installationKey(db: Pick<Executor, 'rows'>, name: string): Promise<Buffer> {
  const [row] = await db.rows<{ secret: Buffer }>(
    'installation_keys.get',
    `with made as (insert into directory.installation_keys (name, secret) values ($1, $2) on conflict (name) do nothing returning secret)
     select secret from made union all select secret from directory.installation_keys where name = $1 limit 1`,
    [name, randomBytes(32)],
  );
  // Another process made it at the same moment: its row is visible to the next statement only.
  return row === undefined ? installationKey(db, name) : row.secret;
}

export function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

export function decrypt(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8');
}

/** A holder of the token can read what is sealed with it; the database, which has the token's hash, cannot. */
export function keyOfToken(token: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', token, '', purpose, 32));
}
