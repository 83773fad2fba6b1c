/** HEIC pictures coded in HEVC, as iPhones take them, decoded by libheif in WebAssembly. */
import { readFile } from 'node:fs/promises';
import { MOST_PIXELS } from './media-orders.ts';

/** Sixty megapixels take half of it. Beyond, the decoder is told that there is no more, and gives up in order. */
const MOST_BYTES = 1_000_000_000;
const PAGE_BYTES = 65_536;

export type Pixels = { pixels: Buffer; width: number; height: number };

/** Upright and in RGB: turning and mirroring are part of a HEIC picture, and libheif has done both. */
export async function decodeHeic(path: string): Promise<Pixels> {
  limitMemory();
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const images = new heif.HeifDecoder().decode(await readFile(path));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('There is no picture in the file.');
  if (image.get_width() * image.get_height() > MOST_PIXELS) throw new Error('The picture is too large.');
  const { heif_colorspace, heif_chroma } = heif;
  const { channels: [channel] = [] } = await heif.heif_js_decode_image2(
    image.handle,
    heif_colorspace.heif_colorspace_RGB,
    heif_chroma.heif_chroma_interleaved_RGB,
  );
  if (channel === undefined) throw new Error('The picture cannot be decoded.');
  const { width, height, stride, data } = channel;
  return { pixels: withoutPadding(data, width * 3, stride, height), width, height };
}

function withoutPadding(data: Uint8Array, rowBytes: number, stride: number, height: number): Buffer {
  if (stride === rowBytes) return Buffer.from(data.buffer, data.byteOffset, rowBytes * height);
  const pixels = Buffer.alloc(rowBytes * height);
  for (let row = 0; row < height; row += 1) {
    pixels.set(data.subarray(row * stride, row * stride + rowBytes), row * rowBytes);
  }
  return pixels;
}

function limitMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const grow: (this: WebAssembly.Memory, pages: number) => number = Reflect.get(prototype, 'grow');
  prototype.grow = function growWithin(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES)
      throw new RangeError('The picture needs too much memory.');
    return grow.call(this, pages);
  };
}
