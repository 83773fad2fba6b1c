/** Passes a file on with other bytes in some places, from `start` of it. */
import { Transform } from 'node:stream';
import type { Overlay } from '#store/files/overlay.ts';

export function overlay(overlays: Overlay[], start: number): Transform {
  let at = start;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (const { from, to, put } of overlays) {
        const first = Math.max(from, at);
        const last = Math.min(to, at + chunk.length);
        if (first >= last) continue;
        if (typeof put === 'number') chunk.fill(put, first - at, last - at);
        else put.copy(chunk, first - at, first - from, last - from);
      }
      at += chunk.length;
      done(null, chunk);
    },
  });
}
