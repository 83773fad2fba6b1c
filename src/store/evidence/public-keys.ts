/** The public halves of the keys that the installation signs with: PDFs, and the heads of the logs of sealed versions. */
import type { Executor } from '../database/database.ts';
import { findSigningKey } from '../secrets/signing-key.ts';
import { findHeadKey, originOfLogs } from './tree-heads.ts';

export type PublicKeys = {
  /** X.509, as DER. */
  pdfCertificate: Buffer;
  /** The 32 bytes of a key of Ed25519. */
  logKey: Buffer;
  /** How the names of the logs begin; the number of the account follows. */
  logOrigin: string;
};

export const buildPublicKeyStore = (db: Executor) => ({
  read: async (publicUrl: string): Promise<PublicKeys> => ({
    pdfCertificate: (await findSigningKey(db, publicUrl)).certificate,
    logKey: (await findHeadKey(db)).publicKey,
    logOrigin: originOfLogs(publicUrl),
  }),
});
