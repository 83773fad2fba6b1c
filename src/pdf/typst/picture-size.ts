/**
 * Reads width and height of a JPEG or PNG from its header, and checks that its end is there: the compiler accepts a
 * truncated JPEG and prints half of it grey.
 */

export type PictureSize = { width: number; height: number } | 'damaged' | 'unknown';

export function readPictureSize(bytes: Buffer): PictureSize {
  if (isJpeg(bytes)) return readJpeg(bytes);
  if (bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47) return readPng(bytes);
  return 'unknown';
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes.length >= 4 && bytes[0] === 0xff && bytes[1] === 0xd8;
}

function readJpeg(bytes: Buffer): PictureSize {
  // Some cameras pad the end, so the end marker is looked for in the last bytes.
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 64) return 'damaged';
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return 'damaged';
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (isFrame(marker)) {
      const [height, width, components] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7), bytes[at + 9]];
      // CMYK looks different in each viewer.
      if (components !== 1 && components !== 3) return 'unknown';
      return width > 0 && height > 0 ? { width, height } : 'damaged';
    } else {
      at += 2 + bytes.readUInt16BE(at + 2);
    }
  }
  return 'damaged';
}

/** SOF0 to SOF15, except DHT, JPG and DAC, which share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function readPng(bytes: Buffer): PictureSize {
  if (bytes.lastIndexOf('IEND') < bytes.length - 64) return 'damaged';
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return width > 0 && height > 0 ? { width, height } : 'damaged';
}
