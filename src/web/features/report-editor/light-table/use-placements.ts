/**
 * The steps since the light table was opened: shown as done at once, and taken back in turn. Rejected photographs are deleted when it
 * closes, so that until then each can come back.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { sendPhoto } from '../photos/assign-photo.ts';
import type { Target } from './find-targets.ts';
import { deletePhotos } from './photo-steps.ts';
import type { ToPlace } from './to-place.ts';

/** Without a place they are rejected. */
type Step = { photos: readonly ToPlace[]; to: Target | undefined; sent: Promise<unknown> };

export function usePlacements(editor: Editor) {
  const [given, setGiven] = useState<readonly Step[]>([]);
  const [returning, setReturning] = useState<readonly ToPlace[]>([]);
  const returned = useRef<Promise<unknown>>(undefined);
  const done = useMemo(() => new Set(given.flatMap(({ photos }) => photos.map(({ photo }) => photo.id))), [given]);

  const rejected = given.flatMap(({ photos, to }) => (to === undefined ? photos : []));
  const toDelete = useRef(rejected);
  useEffect(() => {
    toDelete.current = rejected;
  });
  useEffect(() => () => void deletePhotos(editor, toDelete.current), [editor]);

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
    // It may be on its way back.
    await returned.current;
    if ((await sendPhoto(editor, photo, { from, to: to.place })) === undefined) takeOut(photo.id);
  }

  async function sendBack({ photos, to, sent }: Step) {
    if (to === undefined) return;
    await sent;
    const moved = photos.filter(({ from }) => from?.roomId !== to.place.roomId || to.place.itemId !== null);
    await Promise.all(moved.map(({ photo, from }) => sendPhoto(editor, photo, { from: to.place, to: from })));
  }

  return {
    done,
    returning,
    rejected: rejected.length,
    canUndo: given.length > 0,
    last: given.findLast(({ to }) => to !== undefined)?.to,
    reject: (photos: readonly ToPlace[]): void => {
      setGiven((all) => [...all, { photos, to: undefined, sent: Promise.resolve() }]);
      announce(`${countText(photos.length)} rejected. Z brings ${photos.length === 1 ? 'it' : 'them'} back.`);
    },
    place: (photos: readonly ToPlace[], to: Target): void => {
      const sent = Promise.all(photos.map((one) => send(one, to)));
      setGiven((all) => [...all, { photos, to, sent }]);
      announce(`${countText(photos.length)} to ${to.name}.`);
    },
    /** The photographs that came back; `reread` reads those of the report itself, once all have arrived. */
    undo: (reread: () => Promise<unknown>): readonly ToPlace[] => {
      const last = given.at(-1);
      if (last === undefined) return [];
      const { photos, to } = last;
      setGiven((all) => all.filter((one) => one !== last));
      announce(`${countText(photos.length)} back${to === undefined ? '' : ` from ${to.name}`}.`);
      if (to === undefined) return photos;
      setReturning((all) => [...all, ...photos]);
      const sent = sendBack(last);
      returned.current = Promise.all([returned.current, sent]);
      void sent.then(reread).finally(() => setReturning((all) => all.filter((one) => !photos.includes(one))));
      return photos;
    },
  };
}

export const countText = (count: number): string => `${count} ${count === 1 ? 'photo' : 'photos'}`;
