/** Small real files of every kind, made on the spot where that can be done, and the multipart bodies that carry them. */
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Photo = {
  width?: number;
  height?: number;
  exif?: Record<string, string>;
  orientation?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'gif';
};

/** Left half red, right half blue, so that a test can see how it was turned. */
export async function photo({
  width = 64,
  height = 32,
  exif,
  orientation,
  format = 'jpeg',
}: Photo = {}): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: Math.floor(width / 2), top: 0 },
  ]);
  const withExif = exif === undefined ? picture : picture.withExif({ IFD2: exif, IFD0: { Make: 'Camera' } });
  const turned = orientation === undefined ? withExif : withExif.withMetadata({ orientation });
  return turned.toFormat(format).toBuffer();
}

/**
 * Three seconds long; the film was made on 2026-11-21 at 09:30 UTC. Those of a place are a second long, made in Southsea
 * by ffmpeg, each of which says so in its own way.
 */
export const recording = (
  name:
    | 'sound.mp3'
    | 'sound.ogg'
    | 'sound.flac'
    | 'sound.webm'
    | 'film.mov'
    | 'place-xyz.mov'
    | 'place-keys.mov'
    | 'place-loci.mp4'
    | 'place-tags.webm',
): Promise<Buffer> => readFile(new URL(`./samples/${name}`, import.meta.url));

/** The same halves as a photo, 64 by 32, taken on 2026-11-21 at 09:30 UTC: as an iPhone codes them, which nothing here can. */
export const heic = (): Promise<Buffer> => readFile(new URL('./samples/photo.heic', import.meta.url));

export const pdf = (): Buffer =>
  Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1');

/** One pixel, for a test that needs any picture at once. */
export const smallestPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Two seconds of silence, as old recorders and phones write speech. */
export const amr = (): Buffer =>
  Buffer.concat([Buffer.from('#!AMR\n'), ...Array.from({ length: 100 }, () => Buffer.alloc(13, 4).fill(4, 0, 1))]);

/** A second of silence. */
export function wav(): Buffer {
  const rate = 8000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + rate, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(rate, 40);
  return Buffer.concat([header, Buffer.alloc(rate, 128)]);
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

/** Seven seconds long, made on 2026-11-21 at 09:30 UTC; sound alone when it has no picture. */
export function movie(handler: 'vide' | 'soun' = 'vide'): Buffer {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(Date.UTC(2026, 10, 21, 9, 30) / 1000 + 2_082_844_800, 4);
  mvhd.writeUInt32BE(1000, 12);
  mvhd.writeUInt32BE(7000, 16);
  const tkhd = Buffer.alloc(84);
  tkhd.writeUInt32BE(1, 12);
  const mdhd = Buffer.alloc(24);
  mdhd.writeUInt32BE(1000, 12);
  mdhd.writeUInt32BE(7000, 16);
  const hdlr = Buffer.alloc(24);
  hdlr.write(handler, 8, 'latin1');
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1')),
    box('mdat', Buffer.alloc(5000)),
    box('moov', box('mvhd', mvhd), box('trak', box('tkhd', tkhd), box('mdia', box('mdhd', mdhd), box('hdlr', hdlr)))),
  ]);
}

/** An archive whose entries are not compressed. */
export function archive(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const count = Object.keys(entries).length;
  const size = Buffer.concat(directory).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

export const wordDocument = (): Buffer =>
  archive({
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    'word/document.xml': '<w:document/>',
  });

type Part = { name?: string; bytes: Buffer | string; filename?: string; type?: string };
const boundary = 'a-boundary-of-our-own';

/** Body and headers of a multipart upload. */
export function multipart(parts: Part[]): { body: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap(({ name = 'upload', bytes, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const typed = type === undefined ? '' : `\r\nContent-Type: ${type}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${typed}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')];
  });
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
