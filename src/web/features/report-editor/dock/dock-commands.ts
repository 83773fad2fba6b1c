/** The commands of the dock: by its buttons, by keys and pedals, and by the media keys of the device. */
import { useEffect } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import type { Editor } from '../editor.ts';
import { findUnanswered } from '../find-unanswered.ts';
import { type Command, type Keys, pressedKeys } from './dock-keys.ts';
import { markUnclear } from './mark-unclear.ts';
import type { Player } from './player.ts';
import { type Recording, recordingAt, recordingsOf } from './recordings-of.ts';
import { replay } from './replay.ts';

export type Give = (command: Command) => void;

export function buildCommands(editor: Editor, player: Player): Give {
  const { report, whereabouts } = editor;
  const step = (direction: 1 | -1) => {
    const all = recordingsOf(report);
    const at = all.findIndex(({ id }) => id === player.read().recording?.id);
    goOnWith(player, all[at + direction]);
  };
  const given: Record<Command, () => void> = {
    play: player.toggle,
    back: () => player.step(-1),
    forward: () => player.step(1),
    replay: () => replay(editor, player),
    slower: () => player.changeRate(-1),
    faster: () => player.changeRate(1),
    previous: () => step(-1),
    next: () => step(1),
    other: () => goOnWith(player, recordingAt(recordingsOf(report), whereabouts.read())),
    silence: player.toggleSilence,
    unanswered: () => {
      const item = findUnanswered(editor);
      if (item === undefined) announce('All items are answered.');
      else whereabouts.focusField(item.roomId, { itemId: item.id, field: 'condition' });
    },
    letters: () => goToLine(editor),
    unclear: markUnclear,
  };
  return (command) => given[command]();
}

/** The last line of the room, where the first letters of an item lead to it. */
function goToLine({ report, whereabouts }: Editor): void {
  const roomId = whereabouts.read().roomId ?? whereabouts.readInView() ?? report.roomIds()[0];
  const line = document.querySelector<HTMLInputElement>(`[data-room="${roomId}"] [data-new-item]`);
  if (line === null) announce('Go to a room first.');
  else line.focus();
}

/** Playing goes on in the other one. */
function goOnWith(player: Player, recording: Recording | undefined): void {
  if (recording === undefined) return;
  const { isPlaying } = player.read();
  player.load(recording);
  if (isPlaying) player.play();
}

export function useDockKeys(keys: Keys, give: Give): void {
  const latest = useLatest({ keys, give });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const pressed = pressedKeys(event);
      const isChosen = event.target instanceof Element && event.target.closest('[data-takes-keys]') !== null;
      const found = Object.entries(latest.current.keys).find(([, wanted]) => wanted === pressed);
      if (pressed === undefined || isChosen || found === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.give(found[0] as Command);
    };
    // Before any field: a pedal is heard wherever somebody types.
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [latest]);
}

const mediaCommands: [MediaSessionAction, Command][] = [
  ['play', 'play'],
  ['pause', 'play'],
  ['seekbackward', 'back'],
  ['seekforward', 'forward'],
  ['previoustrack', 'previous'],
  ['nexttrack', 'next'],
];

export function useMediaKeys(give: Give): void {
  const latest = useLatest(give);
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
    for (const [action, command] of mediaCommands) session?.setActionHandler(action, () => latest.current(command));
    return () => {
      for (const [action] of mediaCommands) session?.setActionHandler(action, null);
    };
  }, [latest]);
}
