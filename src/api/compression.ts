/** How answers are compressed: while somebody waits for them, so the levels are those that are worth their time. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes; small answers are not worth the time. */
export const COMPRESSION_THRESHOLD = 4096;

export const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
export const gzipOptions: ZlibOptions = { level: 4 };

const compressors = {
  br: (bytes: Buffer) => promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)(bytes, brotliOptions),
  gzip: (bytes: Buffer) => promisify<Buffer, ZlibOptions, Buffer>(gzip)(bytes, gzipOptions),
  identity: async (bytes: Buffer) => bytes,
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

/** The best of what a caller takes; `*` is taken for gzip, as @fastify/compress takes it. */
export function encodingOf(accepted: string | string[] | undefined): Encoding {
  const wanted = String(accepted ?? '')
    .toLowerCase()
    .replaceAll('*', 'gzip');
  return negotiate<Encoding>(wanted, ['br', 'gzip', 'identity']) ?? 'identity';
}

export function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](bytes);
}
