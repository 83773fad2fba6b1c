/** The certificates that the PDFs of a dispute pack were signed with, each as a file of its own, with those that vouch for it. */
import { X509Certificate } from 'node:crypto';
import type { VersionPdf } from './pack-pdfs.ts';

const SHORT = 16;

/** SHA-256, in hex; null for a PDF from before PDFs were signed. */
export function fingerprintOf([certificate]: VersionPdf['certificates']): string | null {
  if (certificate === undefined) return null;
  return new X509Certificate(certificate).fingerprint256.replaceAll(':', '').toLowerCase();
}

export const certificatePath = (fingerprint: string) => `certificates/${fingerprint.slice(0, SHORT)}.pem`;

/** Each once, however many PDFs were signed with it. */
export function listCertificates(pdfs: readonly VersionPdf[]): { path: string; what: string; text: string }[] {
  const found = new Map<string, { path: string; what: string; text: string }>();
  for (const { certificates } of pdfs) {
    const fingerprint = fingerprintOf(certificates);
    if (fingerprint === null || found.has(fingerprint)) continue;
    const chain = certificates.map((one) => new X509Certificate(one));
    const subject = chain[0]?.subject.replaceAll('\n', ', ') ?? '';
    found.set(fingerprint, {
      path: certificatePath(fingerprint),
      what: `The certificate that PDFs were signed with: ${subject}`,
      text: chain.map(String).join(''),
    });
  }
  return [...found.values()];
}
