/** Checks the signature of a PDF as a viewer does: the bytes that it covers, and the certificate that it was made with. */
import { fromBER } from 'asn1js';
import { ContentInfo, SignedData } from 'pkijs';

export type ReadSignature = {
  /** Whether the signature is that of these bytes. */
  isIntact: boolean;
  /** Whether it covers the whole file, all but itself. */
  coversAll: boolean;
  certificate: Buffer;
  subFilter: string;
  claimedAt: string;
  /** The signature itself, and the time stamp of it (RFC 3161). */
  value: Buffer;
  stamp: Buffer | undefined;
};

const timeStamp = '1.2.840.113549.1.9.16.2.14';

export async function readSignature(pdf: Buffer): Promise<ReadSignature> {
  const text = pdf.toString('latin1');
  const [, ...range] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? [];
  const [start = 0, length = 0, resume = 0, rest = 0] = range.map(Number);
  const covered = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(resume, resume + rest)]);
  const der = Buffer.from(text.slice(start + length + 1, resume - 1), 'hex');
  const signed = new SignedData({ schema: new ContentInfo({ schema: fromBER(der).result }).content });
  const [certificate] = signed.certificates ?? [];
  const [signer] = signed.signerInfos;
  const stamp = signer?.unsignedAttrs?.attributes.find(({ type }) => type === timeStamp)?.values[0];
  return {
    isIntact: await signed.verify({ signer: 0, data: Uint8Array.from(covered).buffer }).catch(() => false),
    coversAll: start === 0 && resume + rest === pdf.length,
    certificate: Buffer.from(certificate?.toSchema().toBER() ?? new ArrayBuffer(0)),
    value: Buffer.from(signer?.signature.valueBlock.valueHexView ?? []),
    stamp: stamp && Buffer.from(stamp.toBER()),
    subFilter: /\/SubFilter\s*\/([\w.]+)/.exec(text)?.[1] ?? '',
    claimedAt: /\/M \((D:\d+Z?)/.exec(text)?.[1] ?? '',
  };
}
