/**
 * The rooms in their order, of which only those in view are mounted, the one with the focus with its neighbours, and the
 * one something is dragged from.
 */
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRest } from '#web/ui/use-rest.ts';
import { useEditor, useRoomIds } from '../editor.ts';
import { holdView } from './hold-view.ts';
import { RoomSection } from './room-section.tsx';
import styles from './rooms.module.css';

const HEAD_PX = 112;
const ROW_PX = 52;

export function RoomList() {
  const { whereabouts, report } = useEditor();
  const roomIds = useRoomIds();
  const scroller = useRef<HTMLDivElement>(null);
  const isResting = useRest();
  const pinned = useSyncExternalStore(whereabouts.subscribe, () => whereabouts.pinned().join());

  // It draws on every change of its own; nothing below it is memoised by what it returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: roomIds.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => HEAD_PX + report.itemIds(roomIds[index] ?? 0).length * ROW_PX,
    getItemKey: (index) => roomIds[index] ?? index,
    // The room below comes once the first look has been drawn.
    overscan: isResting ? 1 : 0,
    gap: 16,
    rangeExtractor: useCallback(
      (range: Range) =>
        withPinned(
          range,
          pinned.split(',').map((id) => roomIds.indexOf(Number(id))),
        ),
      [pinned, roomIds],
    ),
    onChange: (instance) => {
      const top = instance.scrollOffset ?? 0;
      const first = instance.getVirtualItems().find(({ end }) => end > top + 40);
      whereabouts.view(first === undefined ? undefined : roomIds[first.index]);
    },
  });
  useHoldView(scroller);
  useShowRoom(roomIds, (index) => virtualizer.scrollToIndex(index, { align: 'start' }));

  return (
    <div ref={scroller} className={styles.scroller} data-rooms tabIndex={-1}>
      <div className={styles.runway} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.slot}
            // Not by a transform: sticky elements inside do not see those.
            style={{ top: start }}
          >
            <RoomSection id={Number(key)} />
          </div>
        ))}
      </div>
    </div>
  );
}

function withPinned(range: Range, pinned: readonly number[]): number[] {
  const wanted = new Set(defaultRangeExtractor(range));
  for (const index of pinned)
    for (const near of [index - 1, index, index + 1])
      if (near >= 0 && near < range.count && index >= 0) wanted.add(near);
  return [...wanted].toSorted((a, b) => a - b);
}

function useHoldView(scroller: RefObject<HTMLElement | null>): void {
  const { whereabouts } = useEditor();
  useEffect(() => {
    whereabouts.setHoldView((change) => (scroller.current === null ? change() : holdView(scroller.current, change)));
    return () => whereabouts.setHoldView();
  }, [whereabouts, scroller]);
}

function useShowRoom(roomIds: readonly number[], show: (index: number) => void): void {
  const { whereabouts } = useEditor();
  useEffect(() => {
    whereabouts.setShowRoom((roomId) => {
      const index = roomIds.indexOf(roomId);
      if (index >= 0) show(index);
    });
  });
}
