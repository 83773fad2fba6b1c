/**
 * The looks of the photographs of bursts, read one after the other. While somebody chooses among them (`isHeld`) nothing new is
 * taken into account, since they would change places under the fingers.
 */
import { useEffect, useState } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import type { Look } from '#web/ui/photos/look.ts';
import { lookKey, type Looks } from './stacks.ts';
import type { ToPlace } from './to-place.ts';

const none: Looks = new Map();

export function useLooks(bursts: readonly ToPlace[][], isHeld: boolean): Looks {
  const [known, setKnown] = useState(none);
  const [shown, setShown] = useState(none);
  const photos = bursts.filter(({ length }) => length > 1).map((burst) => burst.map(({ photo }) => photo));
  const latest = useLatest({ photos, known });
  const wanted = photos.flat().map(lookKey).join(',');
  if (!isHeld && shown !== known) setShown(known);

  useEffect(() => {
    const over = new AbortController();
    void readBursts(latest.current.photos, latest.current.known, { signal: over.signal, onRead: setKnown });
    return () => over.abort();
  }, [latest, wanted]);
  return shown;
}

type Reading = { signal: AbortSignal; onRead: (looks: Looks) => void };

/** Word of each burst as a whole. */
async function readBursts(bursts: readonly Attachment[][], before: Looks, { signal, onRead }: Reading): Promise<void> {
  // Fetched by whoever has several to look at.
  const part = await import('#web/ui/photos/read-look.ts').catch(() => undefined);
  if (part === undefined) return;
  let looks = before;
  for (const burst of bursts) {
    const read: [string, Look][] = [];
    for (const photo of burst) {
      if (looks.has(lookKey(photo))) continue;
      const look = await part.readLook(photo, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (look !== undefined) read.push([lookKey(photo), look]);
    }
    if (read.length === 0) continue;
    looks = new Map([...looks, ...read]);
    onRead(looks);
  }
}
