/** The photographs that wait for a place, burst by burst; of those that look alike the sharpest stands before the others. */
import { memo, useEffect } from 'react';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { useEditor } from '../editor.ts';
import styles from './light-table.module.css';
import type { Range } from './selection.ts';
import { firstTaken, type ToPlace } from './to-place.ts';
import { countText } from './use-placements.ts';

type OnSelect = (id: number, isMore: boolean) => void;
/** `stacks`: of each burst. */
type Props = { stacks: readonly ToPlace[][][]; range: Range; onSelect: OnSelect };

export function PhotoGrid({ stacks, range, onSelect }: Props) {
  const { report } = useEditor();
  const all = stacks.flat(2);
  const headId = all[range.head]?.photo.id;
  const chosen = new Set(all.slice(range.first, range.last + 1).map(({ photo }) => photo.id));
  useEffect(() => {
    document.querySelector(`[data-to-place="${headId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [headId]);
  return (
    <div className={styles.grid}>
      {stacks.map((ofBurst) => {
        const burst = ofBurst.flat();
        const first = firstTaken(burst);
        const alike = alikeOf(ofBurst);
        if (first === undefined) return null;
        const { photo, from } = first;
        const when = photo.taken_at === null ? 'Without a time' : dateTimeText(photo.taken_at, { isShort: true });
        const where = from === undefined ? 'the report' : (report.room(from.roomId)?.name ?? '');
        return (
          <section key={photo.id} className={styles.burst}>
            <h3 className={styles.when}>
              {when} · {where} · {countText(burst.length)}
            </h3>
            <ul className={styles.cells}>
              {burst.map((one, at) => (
                <Cell
                  key={one.photo.id}
                  one={one}
                  name={`Photo ${at + 1} of ${when}, ${where}`}
                  count={alike[at]?.count ?? 1}
                  isBehind={alike[at]?.isBehind ?? false}
                  isChosen={chosen.has(one.photo.id)}
                  isHead={one.photo.id === headId}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** By photograph of a burst: the number of those that look like it, and whether a sharper one stands before it. */
const alikeOf = (stacks: readonly ToPlace[][]) =>
  stacks.flatMap((stack) => stack.map((_, at) => ({ count: stack.length, isBehind: at > 0 })));

type CellProps = {
  one: ToPlace;
  name: string;
  count: number;
  isBehind: boolean;
  isChosen: boolean;
  isHead: boolean;
  onSelect: OnSelect;
};

/** By keyboard it is reached by the arrows of the line. */
const Cell = memo(function Cell({ one, name, count, isBehind, isChosen, isHead, onSelect }: CellProps) {
  const { photo } = one;
  const alike = count === 1 ? '' : isBehind ? `, one of ${count} alike` : `, sharpest of ${count} alike`;
  return (
    <li>
      <button
        type="button"
        tabIndex={isHead ? 0 : -1}
        className={styles.cell}
        data-to-place={photo.id}
        data-head={isHead || undefined}
        data-behind={isBehind || undefined}
        aria-pressed={isChosen}
        aria-label={name + alike}
        onClick={(event) => onSelect(photo.id, event.shiftKey)}
      >
        <img
          src={photo.renditions?.['320'] ?? photo.url}
          alt=""
          width={photo.width ?? 320}
          height={photo.height ?? 240}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        {count > 1 && !isBehind && <span className={styles.alike}>{count} alike</span>}
      </button>
    </li>
  );
});
