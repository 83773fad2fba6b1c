/**
 * The key by which the installation signs PDFs, and its certificate. Nobody else vouches for the certificate: whoever checks a PDF
 * compares it with the one that the installation publishes.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import type { Executor } from '../database/database.ts';

const KEY = 'pdf signatures';
/** Viewers of PDFs know RSA everywhere; 3072 bits are good beyond 2030 (NIST SP 800-57). */
const BITS = 3072;
/** RFC 5280, section 4.1.2.5: a certificate without an end. */
const noEnd = new Date('9999-12-31T23:59:59Z');
const sha256WithRsa = '1.2.840.113549.1.1.11';
const commonName = '2.5.4.3';
const basicConstraints = '2.5.29.19';
const keyUsage = '2.5.29.15';
/** For signatures that cannot be denied, and nothing else: the first two bits. */
const signsOnly = { bits: Uint8Array.of(0b1100_0000), unused: 6 };
const SERIAL_BYTES = 15;

export type SigningKey = {
  /** X.509, as DER: always the same for an address. */
  certificate: Buffer;
  sign: (data: Uint8Array) => Promise<Buffer>;
};

type KeptKey = { secret: Buffer; createdAt: string };

/** The certificate names the address of the installation. */
export async function findSigningKey(db: Executor, publicUrl: string): Promise<SigningKey> {
  const { secret, createdAt } = (await findKey(db)) ?? (await makeKey(db));
  const key = createPrivateKey({ key: secret, format: 'der', type: 'pkcs8' });
  return {
    certificate: await certify(key, { host: new URL(publicUrl).host, from: new Date(createdAt) }),
    sign: async (data) => sign('sha256', data, key),
  };
}

async function findKey(db: Executor): Promise<KeptKey | undefined> {
  const [row] = await db.rows<KeptKey>(
    'installation_keys.pdf-signatures',
    'select secret, created_at as "createdAt" from directory.installation_keys where name = $1',
    [KEY],
  );
  return row;
}

/** The first is kept when two processes make one at the same moment. */
async function makeKey(db: Executor): Promise<KeptKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  await db.rows(
    'installation_keys.add-pdf-signatures',
    'insert into directory.installation_keys (name, secret) values ($1, $2) on conflict (name) do nothing',
    [KEY, privateKey.export({ format: 'der', type: 'pkcs8' })],
  );
  const kept = await findKey(db);
  if (kept === undefined) throw new Error('the key of PDF signatures was not kept');
  return kept;
}

/** Signed by the key itself. RSA's signature has no random part: the same key and address have the same certificate. */
async function certify(key: KeyObject, { host, from }: { host: string; from: Date }): Promise<Buffer> {
  // Only those who make PDFs or ask for the certificate need it: not loaded at the start of every process.
  const [{ BitString, fromBER, Integer, Null, Utf8String }, pki] = await Promise.all([
    import('asn1js'),
    import('pkijs'),
  ]);
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const name = () =>
    new pki.AttributeTypeAndValue({ type: commonName, value: new Utf8String({ value: `Keyturn at ${host}` }) });
  const certificate = new pki.Certificate();
  certificate.version = 2;
  const serial = createHash('sha256').update(spki).update(host).digest().subarray(0, SERIAL_BYTES);
  // The byte before keeps it from being negative.
  certificate.serialNumber = new Integer({ valueHex: Uint8Array.of(1, ...serial) });
  certificate.subject.typesAndValues.push(name());
  certificate.issuer.typesAndValues.push(name());
  certificate.notBefore.value = from;
  certificate.notAfter = new pki.Time({ value: noEnd, type: pki.TimeType.GeneralizedTime });
  const usage = new BitString({ valueHex: signsOnly.bits, unusedBits: signsOnly.unused });
  const constraints = new pki.BasicConstraints({ cA: false }).toSchema();
  certificate.extensions = [
    new pki.Extension({ extnID: basicConstraints, critical: true, extnValue: constraints.toBER() }),
    new pki.Extension({ extnID: keyUsage, critical: true, extnValue: usage.toBER() }),
  ];
  certificate.subjectPublicKeyInfo = new pki.PublicKeyInfo({ schema: fromBER(spki).result });
  const signedBy = new pki.AlgorithmIdentifier({ algorithmId: sha256WithRsa, algorithmParams: new Null() });
  certificate.signature = signedBy;
  certificate.signatureAlgorithm = signedBy;
  certificate.signatureValue = new BitString({
    valueHex: sign('sha256', Buffer.from(certificate.encodeTBS().toBER()), key),
  });
  return Buffer.from(certificate.toSchema(true).toBER());
}
