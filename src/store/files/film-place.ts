/**
 * The place where a film or recording was made, by its own words: nobody is sent these bytes. The file itself stays as it
 * came. MP4, MOV and M4A are boxes within boxes (ISO 14496-12), each with its length and its type before its content.
 */
import { type FileHandle, open } from 'node:fs/promises';
import { type FileContent, originalPath } from './files.ts';
import type { Overlay } from './overlay.ts';
import { findWebmOverlays } from './webm-place.ts';

type Box = { type: string; start: number; content: number; end: number };

/** Boxes that hold boxes. */
const holders = new Set(['moov', 'trak', 'mdia', 'udta', 'moof', 'traf']);
/** Places of phones (QuickTime and 3GPP) and of cameras in cars, and descriptions in XMP, which may name one. */
const places = new Set(['\u00A9xyz', '\u00A9loc', 'loci', 'gps ', 'GPS ', 'XMP_']);
const XMP_UUID = 'be7acfcb97a942e89c71999491e3afac';
const namesPlace = /location|gps/i;
const free = Buffer.from('free');
const SPACE = 0x20;

/** A file that lies about its boxes costs no more than these. */
const MOST_BOXES = 20_000;
const DEEPEST = 10;
const MOST_KEYS_BYTES = 1_000_000;
/** Length, type, version, and how many keys there are. */
const KEYS_HEAD = 16;
const DATA_HEAD = 16;

const films = new Set(['video/mp4', 'video/quicktime', 'audio/mp4']);
const webms = new Set(['video/webm', 'audio/webm']);

type StoredFilm = FileContent & { mediaType: string };
const MOST_KNOWN = 1000;

/** Remembers the bytes of some films: players ask for each in many parts. */
export function buildOverlays(dataDir: string): (file: StoredFilm) => Promise<Overlay[]> {
  const known = new Map<string, Overlay[]>();
  return async (file) => {
    const isWebm = webms.has(file.mediaType);
    if (!isWebm && !films.has(file.mediaType)) return [];
    const path = originalPath(dataDir, file);
    const found = known.get(path) ?? (await findPlaceOverlays(path, isWebm ? findWebmOverlays : findFilmOverlays));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(path, found);
    return found;
  };
}

type Find = (file: FileHandle, size: number) => Promise<Overlay[]>;

async function findPlaceOverlays(path: string, find: Find): Promise<Overlay[]> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
  // Nothing can be sent of it anyway.
  if (file === undefined) return [];
  try {
    return await find(file, (await file.stat()).size);
  } finally {
    await file.close();
  }
}

async function findFilmOverlays(file: FileHandle, size: number): Promise<Overlay[]> {
  const found: Overlay[] = [];
  await walk({ file, found, left: MOST_BOXES }, { from: 0, to: size, depth: 0 });
  return found;
}

type Walk = { file: FileHandle; found: Overlay[]; left: number };
type Span = { from: number; to: number; depth: number };

async function walk(one: Walk, { from, to, depth }: Span): Promise<void> {
  if (depth > DEEPEST) return;
  for await (const box of boxesIn(one, from, to)) {
    const { type, content, end } = box;
    if (places.has(type) || (type === 'uuid' && (await isXmp(one, box)))) hide(one, box);
    else if (type === 'meta') await walkMetadata(one, box, depth);
    else if (holders.has(type)) await walk(one, { from: content, to: end, depth: depth + 1 });
  }
}

async function* boxesIn(one: Walk, from: number, to: number): AsyncGenerator<Box> {
  for (let start = from; start + 8 <= to && one.left > 0; one.left -= 1) {
    const head = await read(one.file, start, 16);
    if (head.length < 8) return;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short;
    const content = start + (isLong ? 16 : 8);
    // A length of nothing is as far as it goes; a longer one than there is room for is cut off.
    const end = short === 0 ? to : Math.min(start + length, to);
    if (end < content) return;
    yield { type: head.toString('latin1', 4, 8), start, content, end };
    start = end;
  }
}

/** Keys by their names, and the values by the numbers of their keys; iTunes has neither keys nor numbers. */
async function walkMetadata(one: Walk, { content, end }: Box, depth: number): Promise<void> {
  // MP4 has a version before these boxes, QuickTime has none.
  const isPlain = (await read(one.file, content + 4, 4)).toString('latin1') === 'hdlr';
  const span = { from: isPlain ? content : content + 4, to: end, depth: depth + 1 };
  const hidden = new Set<number>();
  for await (const box of boxesIn(one, span.from, span.to)) {
    if (box.type === 'keys') for (const number of await listPlaceKeys(one, box)) hidden.add(number);
    if (box.type === 'ilst') await hideValues(one, box, hidden);
  }
  await walk(one, span);
}

async function listPlaceKeys(one: Walk, { start, end }: Box): Promise<number[]> {
  const keys = await read(one.file, start, Math.min(end - start, MOST_KEYS_BYTES));
  const found: number[] = [];
  let at = KEYS_HEAD;
  for (let number = 1; at + 8 <= keys.length; number += 1) {
    const length = keys.readUInt32BE(at);
    if (length < 8) break;
    if (namesPlace.test(keys.toString('latin1', at + 8, at + length))) found.push(number);
    at += length;
  }
  return found;
}

async function hideValues(one: Walk, { content, end }: Box, hidden: Set<number>): Promise<void> {
  for await (const item of boxesIn(one, content, end)) {
    const number = Buffer.from(item.type, 'latin1').readUInt32BE(0);
    if (places.has(item.type)) hide(one, item);
    else if (hidden.has(number))
      for await (const { content: value, end: over } of boxesIn(one, item.content, item.end))
        one.found.push({ from: Math.min(value + DATA_HEAD - 8, over), to: over, put: SPACE });
  }
}

/** Becomes a box that holds nothing, of the same length: everything after it stays where it is. */
function hide({ found }: Walk, { start, content, end }: Box): void {
  found.push({ from: start + 4, to: start + 8, put: free });
  found.push({ from: content, to: end, put: 0 });
}

async function isXmp({ file }: Walk, { content }: Box): Promise<boolean> {
  return (await read(file, content, 16)).toString('hex') === XMP_UUID;
}

async function read(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
