/**
 * Signs a PDF with PAdES (ETSI EN 319 142-1, level B-B, or B-T with a time stamp), so that viewers show whether it was altered. The
 * signature is added behind the pages, which stay as they are, tags and all.
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
  /** Given the SHA-256 of the signature, answers a time stamp of it (RFC 3161), or null where there is none to be had. */
  stamp?: ((imprint: Uint8Array) => Promise<Uint8Array | null>) | undefined;
};

const fieldName = 'Keyturn';
/** PDF/UA asks for words with each field. The field is on no page: nothing of it is to be seen there. */
const fieldWords = (isFirms: boolean) =>
  isFirms ? 'Signature of the firm whose report this is' : 'Signature of the installation that made this PDF';
/** Bytes that are kept free for the signature: one of 3072 bits takes 2,000 with its certificate, but for those that vouch for that. */
const RESERVED_BYTES = 6_144;
/** For a time stamp besides, with the certificates of its server. */
const STAMP_BYTES = 12_288;

export async function signPdf(bytes: Uint8Array, signing: PdfSigning): Promise<Uint8Array> {
  try {
    return await addSignature(bytes, signing);
  } catch (error) {
    if (error instanceof NoStamp) return addSignature(bytes, { ...signing, stamp: undefined });
    throw error;
  }
}

class NoStamp extends Error {}

async function addSignature(
  bytes: Uint8Array,
  { certificate, chain, isFirms, sign, at, address, stamp }: PdfSigning,
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
    estimatedSize: chain.reduce(
      (size, one) => size + one.byteLength,
      stamp === undefined ? RESERVED_BYTES : RESERVED_BYTES + STAMP_BYTES,
    ),
    ...(stamp && { timestampAuthority: { timestamp: (imprint) => stampOrGiveUp(stamp, imprint) } }),
  });
  return signed.bytes;
}

async function stampOrGiveUp(stamp: NonNullable<PdfSigning['stamp']>, imprint: Uint8Array): Promise<Uint8Array> {
  const found = await stamp(imprint);
  if (found === null) throw new NoStamp('there is no time stamp to be had');
  return found;
}
