/** The light table's state: what is selected, what is typed, and what the commands do with it. */
import { type KeyboardEvent, useState } from 'react';
import { announce } from '#web/ui/feedback/announce.ts';
import { isComposing } from '#web/ui/keyboard/is-composing.ts';
import type { Editor } from '../editor.ts';
import { turnPhoto } from '../photos/photo-commands.ts';
import { findTargets, type Target } from './find-targets.ts';
import { afterRange, rangeOf, type Selected, stepBurst, stepPhoto } from './selection.ts';
import type { TableCommand } from './table-tools.tsx';
import type { ToPlace } from './to-place.ts';
import { usePlacements } from './use-placements.ts';
import { useStacks } from './use-stacks.ts';

export function useLightTable(editor: Editor, focusLine: () => void) {
  const placements = usePlacements(editor);
  const [selected, setSelected] = useState<Selected>();
  const [text, setText] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [isCaptioned, setCaptioned] = useState(false);
  const isChoosing =
    selected?.head !== undefined || selected?.isHeld === true || isLooking || isCaptioned || text !== '';
  const { stacks, bursts, all, ofReport } = useStacks(editor, placements, isChoosing);
  const range = rangeOf(bursts, selected);
  const chosen = range === undefined ? [] : all.slice(range.first, range.last + 1);
  const head = range && all[range.head];
  const near = head?.from?.roomId ?? placements.last?.place.roomId;
  const targets = findTargets(editor.report, text, near);
  // Nothing typed is the same place once more.
  const target = text === '' ? placements.last : targets[0];
  const goOn = () => setSelected(range && afterRange(all, range));

  function place(to: Target | undefined) {
    if (to === undefined) return announce('No room or item begins so.');
    setText('');
    goOn();
    placements.place(chosen, to);
    focusLine();
  }

  const commands: Record<TableCommand, () => void> = {
    look: () => setLooking(!isLooking),
    turn: () => void turnHead(editor, head, ofReport.refetch),
    caption: () => {
      if (head?.from === undefined) return announce('Place the photo first.');
      // Its caption is to be seen below it afterwards.
      setSelected({ anchor: head.photo.id, ...selected, isHeld: true });
      setCaptioned(true);
    },
    reject: () => {
      goOn();
      placements.reject(chosen);
      focusLine();
    },
    undo: () => {
      const [first] = placements.undo(() => ofReport.refetch());
      if (first !== undefined) setSelected({ anchor: first.photo.id });
    },
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    const { key } = event;
    const command = isEmptyLine(event) ? commandKeys[key.toLowerCase()] : undefined;
    const [by, unit] = arrows[key] ?? [];
    if (by !== undefined && unit === 'burst') setSelected(stepBurst(bursts, selected, by));
    else if (by !== undefined) setSelected(stepPhoto(bursts, selected, { by, extends: event.shiftKey }));
    else if (key === 'Enter') place(target);
    else if (key === 'Escape' && text !== '') setText('');
    else if (command !== undefined) commands[command]();
    else return;
    event.preventDefault();
  };

  return {
    photos: { stacks, ofReport, all, range, chosen, head },
    line: { text, setText, near, targets, target, place, handleKey },
    isLooking,
    isCaptioned,
    commands,
    canUndo: placements.canUndo,
    rejected: placements.rejected,
    closeCaption: () => {
      setCaptioned(false);
      focusLine();
    },
    select: (id: number, isMore: boolean) => {
      const anchor = isMore && range !== undefined ? all[range.first]?.photo.id : undefined;
      setSelected({ anchor: anchor ?? id, head: id });
      focusLine();
    },
  };
}

async function turnHead(editor: Editor, head: ToPlace | undefined, reread: () => Promise<unknown>): Promise<void> {
  if (head === undefined) return;
  // The report's own are at no place, and are read again.
  await turnPhoto(editor, head.from ?? { roomId: 0, itemId: null }, head.photo.id, 90);
  if (head.from === undefined) void reread();
}

/** While nothing is typed. A place that begins with one of these is typed after the number of its room. */
const commandKeys: Record<string, TableCommand | undefined> = {
  ' ': 'look',
  r: 'turn',
  c: 'caption',
  x: 'reject',
  z: 'undo',
};

const arrows: Record<string, [by: 1 | -1, unit: 'photo' | 'burst'] | undefined> = {
  ArrowLeft: [-1, 'photo'],
  ArrowRight: [1, 'photo'],
  ArrowUp: [-1, 'burst'],
  ArrowDown: [1, 'burst'],
};

const isEmptyLine = ({ currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLInputElement>): boolean =>
  currentTarget.value === '' && !ctrlKey && !metaKey && !altKey;
