/**
 * Signs a PDF with PAdES (ETSI EN 319 142-1, level B-B), so that viewers show whether it was altered. The signature is added behind
 * the pages, which stay as they are, tags and all.
 */
import { PDF, PdfString } from '@libpdf/core';

export type PdfSigning = {
  /** X.509, as DER. */
  certificate: Uint8Array;
  /** Those that vouch for it, the nearest first. */
  chain: Uint8Array[];
  /** Whether it is the firm's own, and not that of the installation. */
  isFirms: boolean;
  /** The key stays with whoever has it: this is given some hundred bytes, and answers RSA's signature of their SHA-256. */
  sign: (attributes: Uint8Array) => Promise<Uint8Array>;
  /** The time that the signature claims: given, so that the same PDF signed twice is the same. */
  at: string;
  /** The address of the installation. */
  address: string;
};

const fieldName = 'Keyturn';
/** PDF/UA asks for words with each field. The field is on no page: nothing of it is to be seen there. */
const fieldWords = (isFirms: boolean) =>
  isFirms ? 'Signature of the firm whose report this is' : 'Signature of the installation that made this PDF';
/** Bytes that are kept free for the signature: one of 3072 bits takes 2,000 with its certificate, but for those that vouch for that. */
const RESERVED_BYTES = 6_144;

export async function signPdf(
  bytes: Uint8Array,
  { certificate, chain, isFirms, sign, at, address }: PdfSigning,
): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  pdf
    .getOrCreateForm()
    .createSignatureField(fieldName)
    .getDict()
    .set('TU', PdfString.fromString(fieldWords(isFirms)));
  const signed = await pdf.sign({
    signer: {
      certificate,
      certificateChain: chain,
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign,
    },
    fieldName,
    signingTime: new Date(at),
    reason: 'Shows that this PDF is as it was made',
    location: address,
    estimatedSize: chain.reduce((size, one) => size + one.byteLength, RESERVED_BYTES),
  });
  return signed.bytes;
}
