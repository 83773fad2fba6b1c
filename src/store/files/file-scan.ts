/**
 * Asks a malware scanner about a file before anything else reads it, in the protocol of ClamAV's `clamd`: INSTREAM, which
 * needs no directory in common. Without an answer no file is taken, since nobody could take it back from its readers.
 */
import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#domain/refusal.ts';
import { unsupported } from './file-kind.ts';

/** The address of `clamd`: a socket's path, or a host and port. */
export type Scanner = NetConnectOpts;

/** Without a byte either way. `clamd` itself gives up a file after two minutes. */
const SILENCE_MS = 130_000;
const RETRY_SECONDS = 30;
/** In characters; its answers name one signature. */
const LONGEST_ANSWER = 1000;

/** A byte that is sent after it has hung up loses its answer, so the likeliest one is said. */
const hungUp = 'hung up before it had the whole file, which may be larger than it takes (StreamMaxLength of clamd)';
const isCut = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EPIPE', 'ECONNRESET'].includes(String(error.code));

/** Refuses a file with malware, by the name that the scanner gives it. */
export async function scanFile(scanner: Scanner, path: string): Promise<void> {
  const verdict = await ask(scanner, path).catch((error: unknown) => {
    throw notScanned(isCut(error) ? hungUp : 'could not be reached', error);
  });
  if (verdict === 'stream: OK') return;
  const [, malware] = /^stream: (.{1,200}) FOUND$/.exec(verdict) ?? [];
  if (malware !== undefined)
    throw unsupported(`The malware scanner found ${malware} in this file, so it was not kept.`);
  throw notScanned(`said ${JSON.stringify(verdict.slice(0, 200))}`);
}

async function ask(scanner: Scanner, path: string): Promise<string> {
  const socket = connect(scanner);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('the scanner fell silent')));
  const answered = readAnswer(socket);
  const sent = pipeline(createReadStream(path), asChunks(), socket, { end: false });
  // A scanner that has seen enough answers and hangs up before the last byte: its answer counts.
  const [answer, sending] = await Promise.allSettled([answered, sent]);
  socket.destroy();
  if (answer.status === 'fulfilled' && answer.value !== '') return answer.value;
  throw sending.status === 'rejected' ? sending.reason : new Error('the scanner hung up');
}

/** Each chunk after its length, and an empty one at the end. */
function asChunks(): Transform {
  const chunks = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.concat([lengthOf(chunk.length), chunk]));
    },
    flush(done) {
      done(null, lengthOf(0));
    },
  });
  chunks.push('zINSTREAM\0');
  return chunks;
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Up to the zero that ends it; empty when it has no end. */
function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      said += text;
      const end = said.indexOf('\0');
      if (end !== -1) resolve(said.slice(0, end));
      else if (said.length > LONGEST_ANSWER) socket.destroy(new Error('its answer has no end'));
    });
    socket.on('error', () => resolve(''));
    socket.on('close', () => resolve(''));
  });
}

function notScanned(why: string, cause?: unknown): Refusal {
  return Object.assign(
    new Refusal(
      'not_ready',
      `The file could not be examined: the malware scanner ${why}. It was not kept; send it again later.`,
      {
        retryAfter: RETRY_SECONDS,
      },
    ),
    { cause },
  );
}
