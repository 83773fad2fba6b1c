/** What a recording or photo says of itself: when it was taken and how long it is. */
import { type FileHandle, open } from 'node:fs/promises';
import exifr from 'exifr';

export type FileDetails = {
  /** With its offset, or local to wherever the camera was: then the account's zone is meant. */
  takenAt: { instant: string } | { local: string } | null;
  /** Whole seconds. */
  duration: number | null;
};

const nothing: FileDetails = { takenAt: null, duration: null };

type Exif = { DateTimeOriginal?: string; OffsetTimeOriginal?: string };

/** From the file, or from the metadata that somebody has found in it. */
export async function readPhotoDetails(source: string | Buffer): Promise<FileDetails> {
  // Damaged metadata is no reason to refuse a photo.
  const exif: Record<string, unknown> | undefined = await exifr
    .parse(source, { pick: ['DateTimeOriginal', 'OffsetTimeOriginal'], reviveValues: false })
    .catch(() => undefined);
  const textOf = (tag: string) => (typeof exif?.[tag] === 'string' ? exif[tag] : '');
  const DateTimeOriginal = textOf('DateTimeOriginal');
  return { takenAt: takenAtOf({ DateTimeOriginal, OffsetTimeOriginal: textOf('OffsetTimeOriginal') }), duration: null };
}

/** `2026:11:21 09:30:00`, and perhaps `+01:00`. Cameras without a clock write zeros or blanks. */
function takenAtOf(exif: Exif): FileDetails['takenAt'] {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(exif.DateTimeOriginal ?? '') ?? [];
  const local = `${year}-${month}-${day}T${time}`;
  const parsed = new Date(`${local}Z`);
  // 2026-02-31 parses as 3 March: what comes back must be what went in.
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(local)) return null;
  const offset = /^[+-](0\d|1[0-4]):[0-5]\d$/.exec((exif.OffsetTimeOriginal ?? '').trim())?.[0];
  return offset === undefined ? { local } : { instant: `${local}${offset}` };
}

/** MP4, MOV and M4A: ISO 14496-12 boxes, `moov` holding `mvhd` (times) and a `trak` with its `hdlr` for each track. */
export async function readMovieDetails(path: string): Promise<FileDetails & { hasPicture: boolean }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const moov = await findBox(file, 'moov', 0, size);
    if (moov === undefined || moov.end - moov.start > 16_000_000) return { ...nothing, hasPicture: true };
    const body = Buffer.alloc(moov.end - moov.start);
    await file.read(body, 0, body.length, moov.start);
    const hasPicture = /hdlr[\s\S]{8}vide/.test(body.toString('latin1'));
    const at = body.indexOf('mvhd');
    return { ...(at < 0 ? nothing : movieHeader(body.subarray(at + 4))), hasPicture };
  } finally {
    await file.close();
  }
}

/** From here on: version, flags, created, modified, timescale, duration; 32-bit times in version 0, 64-bit in 1. */
function movieHeader(header: Buffer): FileDetails {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return nothing;
  const created = isLong ? Number(header.readBigUInt64BE(4)) : header.readUInt32BE(4);
  const timescale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  // Seconds since 1904; recorders without a clock leave 0 or begin in 1970.
  const unix = created - 2_082_844_800;
  const isPlausible = unix > 946_684_800 && unix < 4_102_444_800;
  return {
    takenAt: isPlausible ? { instant: new Date(unix * 1000).toISOString() } : null,
    duration: timescale === 0 || duration >= 2 ** 32 - 1 ? null : Math.round(duration / timescale),
  };
}

async function findBox(
  file: FileHandle,
  wanted: string,
  from: number,
  until: number,
): Promise<{ start: number; end: number } | undefined> {
  const header = Buffer.alloc(16);
  // A damaged file could claim a million boxes of eight bytes.
  for (let at = from, seen = 0; at + 8 <= until && seen < 1000; seen += 1) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    if (bytesRead < 8) return undefined;
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && bytesRead === 16;
    // Nought is as far as the file goes.
    const upToEnd = short === 0 ? until - at : short;
    const length = isLong ? Number(header.readBigUInt64BE(8)) : upToEnd;
    if (length < 8) return undefined;
    if (header.toString('latin1', 4, 8) === wanted)
      return { start: at + (isLong ? 16 : 8), end: Math.min(at + length, until) };
    at += length;
  }
  return undefined;
}

/** WAV: bytes of sound by bytes a second, both in the first chunks. */
export function readWavDuration(head: Buffer, size: number): number | null {
  const format = head.indexOf('fmt ');
  if (format < 0 || format + 20 > head.length) return null;
  const bytesPerSecond = head.readUInt32LE(format + 16);
  return bytesPerSecond === 0 ? null : Math.round((size - format) / bytesPerSecond);
}
