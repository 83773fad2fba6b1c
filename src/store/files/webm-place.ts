/**
 * The words that a WebM has about itself, the place of the recording among them. WebM is elements within elements (EBML, RFC 8794;
 * Matroska, RFC 9559), each with its id and its length before its content.
 */
import type { FileHandle } from 'node:fs/promises';
import type { Overlay } from './overlay.ts';

const SEGMENT = 0x18538067;
/** Words about the film and its tracks: title, encoder, place. No player needs them. */
const TAGS = 0x1254c367;
const VOID = 0xec;

/** A file that lies about its elements costs no more than these. */
const MOST_ELEMENTS = 20_000;
const LONGEST_ID = 4;
const LONGEST_LENGTH = 8;
/** Its id, and a length in eight bytes. */
const VOID_HEAD = 1 + LONGEST_LENGTH;

/** The bit that says that a length takes eight bytes. */
const lengthInEight = 1n << 56n;

type Element = { id: number; start: number; content: number; end: number };

/** Stands at the top, or in the one segment. An element without a known length goes to the end: recorders write such. */
export async function findWebmOverlays(file: FileHandle, size: number): Promise<Overlay[]> {
  const found: Overlay[] = [];
  let at = 0;
  for (let left = MOST_ELEMENTS; left > 0 && at < size; left -= 1) {
    const element = await readElement(file, at, size);
    if (element === undefined) break;
    if (element.id === TAGS) found.push(...hide(element));
    at = element.id === SEGMENT ? element.content : element.end;
  }
  return found;
}

async function readElement(file: FileHandle, at: number, size: number): Promise<Element | undefined> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(LONGEST_ID + LONGEST_LENGTH), 0, undefined, at);
  const head = buffer.subarray(0, bytesRead);
  const idLength = widthOf(head[0]);
  if (idLength > LONGEST_ID || head.length <= idLength) return undefined;
  const width = widthOf(head[idLength]);
  if (width > LONGEST_LENGTH || head.length < idLength + width) return undefined;
  const id = head.readUIntBE(0, idLength);
  const content = at + idLength + width;
  const length = lengthIn(head.subarray(idLength, idLength + width));
  return { id, start: at, content, end: length === undefined ? size : Math.min(content + length, size) };
}

/** As many bytes as there are zeros before the first bit that is set, and that one. */
const widthOf = (first = 0): number => Math.clz32(first) - 23;

/** Without the bit that tells its width; undefined when all others are set: nobody knew it. */
function lengthIn(bytes: Buffer): number | undefined {
  const bits = 7 * bytes.length;
  const value = BigInt.asUintN(bits, BigInt(`0x${bytes.toString('hex')}`));
  return value === 2n ** BigInt(bits) - 1n ? undefined : Number(value);
}

/** Becomes one void element of the same length: everything after it stays where it is. */
function hide({ start, end }: Element): Overlay[] {
  const length = end - start;
  if (length < VOID_HEAD) return [];
  const head = Buffer.alloc(VOID_HEAD);
  head.writeBigUInt64BE(lengthInEight + BigInt(length - VOID_HEAD), 1);
  head[0] = VOID;
  return [
    { from: start, to: start + VOID_HEAD, put: head },
    { from: start + VOID_HEAD, to: end, put: 0 },
  ];
}
