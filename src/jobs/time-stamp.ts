/**
 * Time stamps (RFC 3161): a server vouches that a hash was there at a time. An answer to another question, an old one, or one that the
 * server did not sign is none.
 */
import { createHash, randomBytes, verify, X509Certificate } from 'node:crypto';
import type { Certificate, SignedData, SignerInfo, TSTInfo } from 'pkijs';

/** Object identifiers: RFC 5754 for hashes, RFC 5652 for the attribute, RFC 3161 for the content. */
const sha256 = '2.16.840.1.101.3.4.2.1';
const hashNames: Readonly<Record<string, string>> = {
  [sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const messageDigest = '1.2.840.113549.1.9.4';
const stampInfo = '1.2.840.113549.1.9.16.1.4';

const NONCE_BYTES = 16;
const PATIENCE_MS = 10_000;
/** One with the certificates of its server takes 3,000 to 7,000. */
export const MOST_STAMP_BYTES = 12_000;
/** Milliseconds that the clocks of both may differ. */
const SAME_TIME_MS = 5 * 60_000;
/** Granted, and granted with modifications. */
const granted: readonly number[] = [0, 1];

type Question = { imprint: Uint8Array; nonce: Uint8Array };

/** The stamp of a SHA-256, as DER. Throws, in words, when the server gives none that holds. */
export async function askTimeStamp(url: string, imprint: Uint8Array): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  // Neither negative nor with zeros in front, which the server may leave out.
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: Uint8Array.from(await writeQuestion({ imprint, nonce })),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`the server for time stamps answered ${answer.status}`);
  return readStamp(Buffer.from(await answer.arrayBuffer()), { imprint, nonce });
}

async function writeQuestion({ imprint, nonce }: Question): Promise<Buffer> {
  const { Integer, Null, OctetString } = await import('asn1js');
  const { AlgorithmIdentifier, MessageImprint, TimeStampReq } = await import('pkijs');
  const question = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: Uint8Array.from(imprint) }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce) }),
    // With the certificate: whoever checks the stamp years later has no other way to it.
    certReq: true,
  });
  return Buffer.from(question.toSchema().toBER());
}

/** The stamp within an answer, if it is one to this question. */
export async function readStamp(answer: Uint8Array, question: Question): Promise<Buffer> {
  const { ContentInfo, SignedData: Signed, TimeStampResp, TSTInfo: Info } = await import('pkijs');
  const { fromBER } = await import('asn1js');
  const { status, timeStampToken } = new TimeStampResp({ schema: fromBER(Uint8Array.from(answer)).result });
  if (!granted.includes(status.status)) throw new Error(`the server for time stamps refused (status ${status.status})`);
  if (timeStampToken?.contentType !== ContentInfo.SIGNED_DATA) throw new Error('the answer has no time stamp');
  const signed = new Signed({ schema: timeStampToken.content });
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== stampInfo || eContent === undefined) throw new Error('what was signed is no time stamp');
  const content = Buffer.from(eContent.getValue());
  checkAnswers(new Info({ schema: fromBER(Uint8Array.from(content)).result }), question);
  checkSigned(signed, content);
  const stamp = Buffer.from(timeStampToken.toSchema().toBER());
  if (stamp.length > MOST_STAMP_BYTES) throw new Error(`the time stamp is larger than ${MOST_STAMP_BYTES} bytes`);
  return stamp;
}

function checkAnswers({ messageImprint, nonce, genTime }: TSTInfo, question: Question): void {
  const { hashAlgorithm, hashedMessage } = messageImprint;
  if (hashAlgorithm.algorithmId !== sha256 || !isSame(hashedMessage.getValue(), question.imprint))
    throw new Error('the time stamp is of something else');
  if (nonce === undefined || !isSame(nonce.valueBlock.valueHexView, question.nonce))
    throw new Error('the time stamp answers another question');
  if (Math.abs(genTime.getTime() - Date.now()) > SAME_TIME_MS)
    throw new Error(`the time stamp is of another time: ${genTime.toISOString()}`);
}

/** By the certificate that came with it. Whether that one is trusted is for those who check the PDF. */
function checkSigned(signed: SignedData, content: Buffer): void {
  const [signer] = signed.signerInfos;
  const hash = hashNames[signer?.digestAlgorithm.algorithmId ?? ''];
  const attributes = signer?.signedAttrs;
  const said = attributes?.attributes.find(({ type }) => type === messageDigest)?.values[0]?.valueBlock.valueHexView;
  if (signer === undefined || attributes === undefined || hash === undefined || said === undefined)
    throw new Error('the time stamp is not signed in a way that is known here');
  if (!isSame(said, createHash(hash).update(content).digest())) throw new Error('the time stamp was altered');
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
  if (!verify(hash, Buffer.from(attributes.encodedValue), certificateOf(signed, signer).publicKey, signature))
    throw new Error('the signature of the time stamp is wrong');
}

function certificateOf({ certificates = [] }: SignedData, { sid }: SignerInfo): X509Certificate {
  const serial = sid?.serialNumber?.valueBlock.valueHexView;
  const found = certificates.find(
    (one): one is Certificate =>
      'serialNumber' in one && serial !== undefined && isSame(one.serialNumber.valueBlock.valueHexView, serial),
  );
  if (found === undefined) throw new Error('the time stamp has no certificate of its server');
  return new X509Certificate(Buffer.from(found.toSchema().toBER()));
}

const isSame = (one: ArrayBuffer | Uint8Array, other: Uint8Array): boolean =>
  Buffer.from(new Uint8Array(one)).equals(other);
