/** Reads the certificates out of the signature of a PDF that was made here: that of whoever signed it first, then its chain. */
import { type FileHandle, open } from 'node:fs/promises';

/** A signature is appended behind the pages, with a new table of objects: some kilobytes. */
const TAIL_BYTES = 262_144;

/** None for a PDF from before PDFs were signed. */
export async function readCertificates(path: string): Promise<Buffer[]> {
  const file = await open(path);
  try {
    const signature = await readSignature(file);
    return signature === undefined ? [] : await certificatesIn(signature);
  } finally {
    await file.close();
  }
}

/** The bytes that the signature leaves out are its own, in hex and filled up with zeros. */
async function readSignature(file: FileHandle): Promise<Buffer | undefined> {
  const { size } = await file.stat();
  const tail = (await read(file, { from: Math.max(0, size - TAIL_BYTES), to: size })).toString('latin1');
  const [, start, length, resume] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)/.exec(tail) ?? [];
  if (start === undefined || length === undefined || resume === undefined) return undefined;
  const hex = await read(file, { from: Number(start) + Number(length) + 1, to: Number(resume) - 1 });
  return Buffer.from(hex.toString('latin1'), 'hex');
}

async function read(file: FileHandle, { from, to }: { from: number; to: number }): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.max(0, to - from)), 0, Math.max(0, to - from), from);
  return buffer.subarray(0, bytesRead);
}

async function certificatesIn(signature: Buffer): Promise<Buffer[]> {
  const [{ fromBER }, { Certificate, ContentInfo, SignedData }] = await Promise.all([
    import('asn1js'),
    import('pkijs'),
  ]);
  const { content } = new ContentInfo({ schema: fromBER(Uint8Array.from(signature)).result });
  const { certificates = [], signerInfos } = new SignedData({ schema: content });
  const known = certificates.filter((one) => one instanceof Certificate);
  const serial = signerInfos[0]?.sid?.serialNumber;
  const isSigners = (one: (typeof known)[number]) => serial !== undefined && one.serialNumber.isEqual(serial);
  // A set of them has no order of its own.
  const ordered = [...known.filter(isSigners), ...known.filter((one) => !isSigners(one))];
  return ordered.map((one) => Buffer.from(one.toSchema().toBER()));
}
