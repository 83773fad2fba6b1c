/**
 * Reads the details that a recording or photo gives of itself. Done in a process of its own, so a false claim costs the
 * service nothing.
 */
import { open } from 'node:fs/promises';
import ExifReader from 'exifreader';
import { parseFile } from 'music-metadata';

export type FileDetails = {
  /** With its offset, or local to the camera: then the account's zone counts. */
  takenAt: { instant: string } | { local: string } | null;
  /** Whole seconds. */
  duration: number | null;
};

/** From the metadata that the picture library found. Damaged metadata is no reason to refuse a photo. */
export function readPhotoDetails(exif: Buffer): FileDetails {
  const tags = readTags(exif);
  const textOf = (tag: string) => String(tags[tag]?.description ?? '');
  return { takenAt: takenAtOf(textOf('DateTimeOriginal'), textOf('OffsetTimeOriginal')), duration: null };
}

function readTags(exif: Buffer): Record<string, { description: string } | undefined> {
  // Some formats name the block before it begins.
  const block = exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0);
  try {
    return ExifReader.load(block, { includeTags: { exif: ['DateTimeOriginal', 'OffsetTimeOriginal'] } });
  } catch {
    return {};
  }
}

/** `2026:11:21 09:30:00`, and perhaps `+01:00`. Cameras without a clock write zeros or blanks. */
function takenAtOf(original: string, zone: string): FileDetails['takenAt'] {
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(original) ?? [];
  const local = `${year}-${month}-${day}T${time}`;
  const parsed = new Date(`${local}Z`);
  // 2026-02-31 parses as 3 March, so the parsed date must equal the text.
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(local)) return null;
  const offset = /^[+-](0\d|1[0-4]):[0-5]\d$/.exec(zone.trim())?.[0];
  return offset === undefined ? { local } : { instant: `${local}${offset}` };
}

/** Recorders without a clock leave 1904 or 1970. */
const [earliest, latest] = [Date.UTC(2000), Date.UTC(2100)];

/** MP4, MOV, M4A, WebM, MP3, Ogg, FLAC, WAV and AMR, all but the sound and the pictures themselves. */
export async function readRecordingDetails(path: string): Promise<FileDetails & { hasPicture: boolean }> {
  const spoken = await amrSeconds(path);
  if (spoken !== undefined) return { takenAt: null, duration: Math.round(spoken) || null, hasPicture: false };
  const { format } = await parseFile(path, { skipCovers: true });
  const made = format.creationTime?.getTime() ?? 0;
  const seconds = format.duration ?? Math.max(0, ...format.trackInfo.map((track) => track.duration ?? 0));
  return {
    takenAt: made > earliest && made < latest ? { instant: new Date(made).toISOString() } : null,
    duration: seconds > 0 ? Math.round(seconds) : null,
    // A truncated film may have lost its table of contents.
    hasPicture: format.hasVideo === true || format.hasAudio !== true,
  };
}

/** Bytes of a frame of 20 ms by the mode that its first byte names (RFC 4867, 5.3). The library does not know these files. */
const amrFrames: Record<string, number[]> = {
  '#!AMR\n': [13, 14, 16, 18, 20, 21, 27, 32, 6],
  '#!AMR-WB\n': [18, 24, 33, 37, 41, 47, 51, 59, 61, 6],
};
const FRAME_S = 0.02;

/** Undefined for every other file. */
async function amrSeconds(path: string): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(16), 0, 16, 0);
    const [head, sizes] =
      Object.entries(amrFrames).find(([start]) => buffer.toString('latin1').startsWith(start)) ?? [];
    if (head === undefined || sizes === undefined) return undefined;
    let [frames, next, offset] = [0, head.length, 0];
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>) {
      for (; next < offset + chunk.length; frames += 1) next += sizes[((chunk[next - offset] ?? 0) >> 3) & 15] ?? 1;
      offset += chunk.length;
    }
    return frames * FRAME_S;
  } finally {
    await file.close();
  }
}
