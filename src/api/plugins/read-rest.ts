/** Takes in, and throws away, the rest of a body that is not wanted, so that its sender hears why. */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/** A body that takes longer, or has more, is cut off. */
const PATIENCE_MS = 2_000;
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Resolves when all of it has come, the line is gone, or nobody waits any more. A line that is closed while somebody still
 * sends takes the answer with it (RFC 9112 section 9.6).
 */
export async function readRest(raw: IncomingMessage): Promise<void> {
  if (raw.readableEnded) return;
  const enough = new AbortController();
  let seen = 0;
  const count = (chunk: Buffer): void => {
    seen += chunk.length;
    if (seen > MOST_BYTES) enough.abort();
  };
  raw.on('data', count);
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(PATIENCE_MS)]);
  await finished(raw, { signal }).catch(() => undefined);
  raw.off('data', count);
  raw.pause();
}
