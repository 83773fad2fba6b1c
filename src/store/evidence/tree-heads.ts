/**
 * Signed heads of an account's log: checkpoints as transparency logs write them (c2sp.org/tlog-checkpoint), signed by the installation
 * with Ed25519. They show the people who were sent one that the log was written anew.
 */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { Executor } from '../database/database.ts';
import { installationKey } from '../secrets/encryption.ts';
import { emptyLog, type LogHead, rootOf } from './merkle-log.ts';

export type TreeHead = { size: number; root: string };
export type HeadSigner = {
  /** As c2sp.org/signed-note has it: the name of the log, the id of the key, and the key. */
  verifierKey: string;
  /** The same text for the same head, at any time. */
  sign: (head: TreeHead) => string;
};

/** Before the 32 bytes of a private key, as PKCS #8 has it (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const ED25519 = Buffer.of(1);

/** The number of an account follows. */
export const originOfLogs = (publicUrl: string): string => `${new URL(publicUrl).host}/logs/`;

export async function findHeadKey(db: Executor): Promise<{ key: KeyObject; publicKey: Buffer }> {
  const seed = await installationKey(db, 'tree heads');
  const key = createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' });
  return { key, publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES) };
}

/** The address of the installation and the account name the log. */
export async function findHeadSigner(db: Executor, accountId: number, publicUrl: string): Promise<HeadSigner> {
  const { key, publicKey } = await findHeadKey(db);
  const origin = `${originOfLogs(publicUrl)}${accountId}`;
  const named = createHash('sha256').update(`${origin}\n`).update(ED25519).update(publicKey).digest();
  const keyId = named.subarray(0, KEY_ID_BYTES);
  return {
    verifierKey: `${origin}+${keyId.toString('hex')}+${Buffer.concat([ED25519, publicKey]).toString('base64')}`,
    sign: ({ size, root }) => {
      const text = `${origin}\n${size}\n${Buffer.from(root, 'hex').toString('base64')}\n`;
      const signature = Buffer.concat([keyId, sign(null, Buffer.from(text), key)]).toString('base64');
      return `${text}\n\u2014 ${origin} ${signature}\n`;
    },
  };
}

/** Signs the head of the log as it is now. */
export async function signHead(db: Executor, accountId: number, publicUrl: string): Promise<string> {
  const [head = emptyLog] = await db.rows<LogHead>(
    'evidence.head-of-log',
    'select size, subtrees from report_logs where account_id = $1',
    [accountId],
  );
  const signer = await findHeadSigner(db, accountId, publicUrl);
  return signer.sign({ size: head.size, root: rootOf(head) });
}
