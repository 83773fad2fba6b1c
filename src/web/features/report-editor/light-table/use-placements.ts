/** The placings since the light table was opened: shown as done at once, and taken back in turn. */
import { useMemo, useState } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { sendPhoto } from '../photos/assign-photo.ts';
import type { Target } from './find-targets.ts';
import type { ToPlace } from './to-place.ts';

type Placement = { photos: readonly ToPlace[]; to: Target; sent: Promise<unknown> };

export function usePlacements(editor: Editor) {
  const [given, setGiven] = useState<readonly Placement[]>([]);
  const done = useMemo(() => new Set(given.flatMap(({ photos }) => photos.map(({ photo }) => photo.id))), [given]);

  /** It is among the others again. */
  const takeOut = (id: number) =>
    setGiven((all) =>
      all
        .map((one) => ({ ...one, photos: one.photos.filter(({ photo }) => photo.id !== id) }))
        .filter(({ photos }) => photos.length > 0),
    );

  async function send({ photo, from }: ToPlace, to: Target) {
    // It stands there: somebody has looked at it, and it stays.
    if (from !== undefined && from.roomId === to.place.roomId && to.place.itemId === null) return;
    if ((await sendPhoto(editor, photo, { from, to: to.place })) === undefined) takeOut(photo.id);
  }

  return {
    done,
    last: given.at(-1)?.to,
    place: (photos: readonly ToPlace[], to: Target): void => {
      const sent = Promise.all(photos.map((one) => send(one, to)));
      setGiven((all) => [...all, { photos, to, sent }]);
      announce(`${countText(photos.length)} to ${to.name}.`);
    },
    /** The photographs that came back. */
    undo: (): readonly ToPlace[] => {
      const last = given.at(-1);
      if (last === undefined) return [];
      setGiven((all) => all.filter((one) => one !== last));
      const back = async () => {
        await last.sent;
        await Promise.all(
          last.photos
            .filter(({ from }) => from?.roomId !== last.to.place.roomId || last.to.place.itemId !== null)
            .map(({ photo, from }) => sendPhoto(editor, photo, { from: last.to.place, to: from })),
        );
      };
      void back();
      announce(`${countText(last.photos.length)} back from ${last.to.name}.`);
      return last.photos;
    },
  };
}

export const countText = (count: number): string => `${count} ${count === 1 ? 'photo' : 'photos'}`;
