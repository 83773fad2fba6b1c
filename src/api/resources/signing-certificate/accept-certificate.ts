/** Reads the certificate of a firm and its key out of PEM, and refuses what viewers of PDFs would not take. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type * as z from 'zod';
import type { SigningCertificateChange } from '#contract/account/signing-certificate.ts';
import { invalid, type Refusal } from '#domain/refusal.ts';
import { isValidNow } from '#store/secrets/firm-certificate.ts';

/** Viewers take no less today (NIST SP 800-57). */
const FEWEST_BITS = 2048;
const MOST_CERTIFICATES = 6;

type Block = { label: string; text: string };

export function acceptCertificate({ pem, passphrase }: z.output<typeof SigningCertificateChange>) {
  const blocks = blocksOf(pem);
  const key = readKey(blocks, passphrase);
  const certificates = blocks.filter(({ label }) => label === 'CERTIFICATE').map(readCertificate);
  if (certificates.length === 0) throw fault('pem', 'missing', 'has no certificate');
  if (certificates.length > MOST_CERTIFICATES) throw fault('pem', 'too_many', 'has more certificates than one chain');
  const own = certificates.find((one) => one.checkPrivateKey(key));
  if (own === undefined) throw fault('pem', 'format', 'has a private key that belongs to none of its certificates');
  if (!isValidNow(own))
    throw fault('pem', 'format', `has a certificate that is valid from ${own.validFrom} to ${own.validTo}`);
  const chain = certificates.filter((one) => one !== own);
  return {
    certificates: [own, ...chain].map(String).join(''),
    key: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
}

/** Other programs write words between them. */
function blocksOf(pem: string): Block[] {
  const [, ...parts] = pem.split('-----BEGIN ');
  return parts.map((part) => {
    const [label = ''] = part.split('-----');
    const end = `-----END ${label}-----`;
    const [body = ''] = part.split(end);
    return { label, text: `-----BEGIN ${body}${end}\n` };
  });
}

function readKey(blocks: Block[], passphrase: string | undefined): KeyObject {
  const [block, another] = blocks.filter(({ label }) => label.endsWith('PRIVATE KEY'));
  if (block === undefined) throw fault('pem', 'missing', 'has no private key');
  if (another !== undefined) throw fault('pem', 'format', 'has more than one private key');
  let key: KeyObject;
  try {
    key = createPrivateKey({ key: block.text, format: 'pem', ...(passphrase ? { passphrase } : {}) });
  } catch {
    // OpenSSL names a wrong passphrase in many ways.
    if (passphrase) throw fault('passphrase', 'format', 'does not open the private key');
    throw block.text.includes('ENCRYPTED')
      ? fault('passphrase', 'missing', 'is needed to open the private key')
      : fault('pem', 'format', 'has a private key that cannot be read');
  }
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < FEWEST_BITS)
    throw fault(
      'pem',
      'format',
      `needs a key of RSA with ${FEWEST_BITS} bits or more, which every viewer of PDFs knows`,
    );
  return key;
}

function readCertificate({ text }: Block): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw fault('pem', 'format', 'has a certificate that cannot be read');
  }
}

const fault = (name: string, code: string, words: string): Refusal =>
  invalid({ code, pointer: `/${name}`, detail: `${name} ${words}` });
