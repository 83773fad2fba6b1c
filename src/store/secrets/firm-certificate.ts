/** The certificate by which a firm signs its PDFs in its own name, and its key, which nobody reads but whoever makes them. */
import { createPrivateKey, sign, X509Certificate } from 'node:crypto';
import type { Executor } from '../database/database.ts';
import { decrypt, encrypt, installationKey } from './encryption.ts';
import { findSigningKey, type SigningKey } from './signing-key.ts';

const KEY = 'keys of signing certificates';

type FirmCertificateRow = {
  /** In PEM: the firm's own first, then those that vouch for it. */
  certificates: string;
  version: number;
  updatedAt: string;
};

export const buildFirmCertificateStore = (db: Executor) => ({
  find: async (accountId: number): Promise<FirmCertificateRow | undefined> => {
    const [row] = await db.rows<FirmCertificateRow>(
      'signing-certificates.find',
      'select certificates, version, updated_at as "updatedAt" from signing_certificates where account_id = $1',
      [accountId],
    );
    return row;
  },

  /** `key` in PEM. */
  save: async (accountId: number, { certificates, key }: { certificates: string; key: string }): Promise<void> => {
    await db.rows(
      'signing-certificates.save',
      `insert into signing_certificates as s (account_id, certificates, sealed_key) values ($1, $2, $3)
       on conflict (account_id) do update set certificates = $2, sealed_key = $3, version = s.version + 1, updated_at = now()`,
      [accountId, certificates, encrypt(await installationKey(db, KEY), key)],
    );
  },

  remove: async (accountId: number): Promise<void> => {
    await db.rows('signing-certificates.remove', 'delete from signing_certificates where account_id = $1', [accountId]);
  },
});

/** The certificates of a text in PEM, in their order. */
export function readCertificates(pem: string): X509Certificate[] {
  const [, ...parts] = pem.split(BEGIN);
  return parts.map((part) => new X509Certificate(`${BEGIN}${part}`));
}
const BEGIN = '-----BEGIN CERTIFICATE-----';

/** A viewer would take no signature by a certificate that was over, or had not begun. */
export const isValidNow = ({ validFrom, validTo }: X509Certificate, now = Date.now()): boolean =>
  Date.parse(validFrom) <= now && now < Date.parse(validTo);

/** Signs the PDFs of a firm: `chain` vouches for the certificate. Empty for that of the installation, which nobody vouches for. */
type PdfSigner = SigningKey & { chain: Buffer[]; isFirms: boolean };

export async function findPdfSigner(db: Executor, accountId: number, publicUrl: string): Promise<PdfSigner> {
  const [row] = await db.rows<{ certificates: string; sealed: string }>(
    'signing-certificates.open',
    'select certificates, sealed_key as sealed from signing_certificates where account_id = $1',
    [accountId],
  );
  const [own, ...chain] = row === undefined ? [] : readCertificates(row.certificates);
  if (row === undefined || own === undefined || !isValidNow(own))
    return { ...(await findSigningKey(db, publicUrl)), chain: [], isFirms: false };
  const key = createPrivateKey(decrypt(await installationKey(db, KEY), row.sealed));
  return {
    certificate: own.raw,
    sign: async (data) => sign('sha256', data, key),
    chain: chain.map(({ raw }) => raw),
    isFirms: true,
  };
}
