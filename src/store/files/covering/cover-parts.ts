/** Paints over parts of a picture: no byte of the result has anything of them. */
import { randomUUID } from 'node:crypto';
import type { Sharp } from 'sharp';
import { type PicturePart, pixelsOf } from '#domain/covering/picture-part.ts';

/** Dark and without any grain, so that nobody takes it for a part of the room. */
const paint = '#20242a';

export async function coverParts(open: () => Sharp, parts: readonly PicturePart[]): Promise<Buffer> {
  const { width, height, autoOrient } = await open().metadata();
  const size = { width: autoOrient.width || width, height: autoOrient.height || height };
  const covers = parts.map((part) => {
    const { left, top, ...area } = pixelsOf(part, size);
    return { input: { create: { ...area, channels: 3 as const, background: paint } }, left, top };
  });
  const painted = await open()
    .composite(covers)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return withName(painted);
}

/** Files are known by their content: no two covered pictures may be the same one, or taking back one would show the other. */
function withName(jpeg: Buffer): Buffer {
  const name = Buffer.from(randomUUID(), 'latin1');
  const comment = Buffer.alloc(4);
  comment.writeUInt16BE(0xfffe);
  comment.writeUInt16BE(name.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), comment, name, jpeg.subarray(2)]);
}
