/** Refused or contradicted answers, by the place where the tenant decides: waiting does not help there. */
import { useOpenReport, useQueuedCaptions, useQueuedPhotos, useTotals } from './use-report.ts';
import { counted } from './words.ts';

export type Undecided = {
  roomId: number;
  /** `Hall, Front door: 2 photos` */
  words: string;
};

export function useUndecided(): Undecided[] {
  const { report } = useOpenReport();
  const photos = useQueuedPhotos().filter(({ state }) => state === 'refused');
  const captions = useQueuedCaptions().filter(({ state }) => state === 'refused');
  // Told of whenever an answer is refused or decided.
  useTotals();
  const answers = report.allItems().flatMap(({ id, roomId, states }) =>
    Object.values(states)
      .filter((state) => state === 'conflict' || state === 'refused')
      .map(() => ({ roomId, itemId: id })),
  );
  const places = new Map<string, { roomId: number; itemId: number | null; nouns: string[] }>();
  for (const [noun, all] of Object.entries({ answer: answers, photo: photos, caption: captions })) {
    for (const { roomId, itemId } of all) {
      const place = places.get(`${roomId} ${itemId}`) ?? { roomId, itemId, nouns: [] };
      places.set(`${roomId} ${itemId}`, { ...place, nouns: [...place.nouns, noun] });
    }
  }
  return [...places.values()].map(({ roomId, itemId, nouns }) => {
    const item = itemId === null ? undefined : report.shown(itemId)?.name;
    const where = [report.room(roomId)?.name, item].filter(Boolean).join(', ');
    return { roomId, words: `${where}: ${countNouns(nouns)}` };
  });
}

function countNouns(nouns: readonly string[]): string {
  return [...new Set(nouns)].map((noun) => counted(nouns.filter((one) => one === noun).length, noun)).join(', ');
}
