/** The photographs that wait for a place, burst by burst. */
import { memo, useEffect } from 'react';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { useEditor } from '../editor.ts';
import styles from './light-table.module.css';
import type { Range } from './selection.ts';
import type { ToPlace } from './to-place.ts';
import { countText } from './use-placements.ts';

type OnSelect = (id: number, isMore: boolean) => void;
type Props = { bursts: readonly ToPlace[][]; range: Range; onSelect: OnSelect };

export function PhotoGrid({ bursts, range, onSelect }: Props) {
  const { report } = useEditor();
  const all = bursts.flat();
  const headId = all[range.head]?.photo.id;
  const chosen = new Set(all.slice(range.first, range.last + 1).map(({ photo }) => photo.id));
  useEffect(() => {
    document.querySelector(`[data-to-place="${headId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [headId]);
  return (
    <div className={styles.grid}>
      {bursts.map((burst) => {
        const [first] = burst;
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

type CellProps = { one: ToPlace; name: string; isChosen: boolean; isHead: boolean; onSelect: OnSelect };

/** By keyboard it is reached by the arrows of the line. */
const Cell = memo(function Cell({ one: { photo }, name, isChosen, isHead, onSelect }: CellProps) {
  return (
    <li>
      <button
        type="button"
        tabIndex={isHead ? 0 : -1}
        className={styles.cell}
        data-to-place={photo.id}
        data-head={isHead || undefined}
        aria-pressed={isChosen}
        aria-label={name}
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
      </button>
    </li>
  );
});
