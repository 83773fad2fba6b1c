/** The earlier photograph that likely shows the same; a better one once both sides have been looked at. */
import { useEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { findLikeliest } from './find-likeliest.ts';
import type { Look } from './look.ts';
import type { Photo } from './photo-viewer.tsx';
import { readLook } from './read-look.ts';

const none: ReadonlyMap<number, Look> = new Map();

export function useLikeliest(photo: Photo, among: readonly Photo[], then: readonly Photo[]): number | undefined {
  const [looks, setLooks] = useState(none);
  const wanted = then.length < 2 ? [] : [photo, ...then].filter(({ id }) => !looks.has(id));
  const key = wanted.map(({ id }) => id).join();

  const latest = useLatest(wanted);

  useEffect(() => {
    const over = new AbortController();
    void readAll(latest.current, over.signal).then((read) => {
      if (!over.signal.aborted && read.length > 0) setLooks((before) => new Map([...before, ...read]));
    });
    return () => over.abort();
  }, [latest, key]);
  return findLikeliest({ photo, among }, then, looks)?.id;
}

async function readAll(photos: readonly Photo[], signal: AbortSignal): Promise<[number, Look][]> {
  const read = await Promise.all(photos.map(async (one) => readLook(one, signal).catch(() => undefined)));
  return photos.flatMap(({ id }, at) => {
    const look = read[at];
    return look === undefined ? [] : [[id, look] as [number, Look]];
  });
}
