/** A photograph of now and an earlier one: side by side, divided by a slider, or one shining through the other. */
import { type CSSProperties, type KeyboardEvent, type TouchEvent, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Segmented } from '../controls/segmented.tsx';
import { DateTime } from '../time/date-time.tsx';
import type { Photo } from './photo-viewer.tsx';
import { SmallPicture } from './small-picture.tsx';
import styles from './then-and-now.module.css';

type Props = {
  /** At least one. */
  then: readonly Photo[];
  now: Photo;
  thenName: string;
  of: string;
  suggestedId: number | undefined;
  /** The one that somebody tied to it. */
  tiedId: number | null;
  /** Null unties. Without it nobody may. */
  onTie?: ((id: number | null) => Promise<void>) | undefined;
};

type Way = 'side' | 'slider' | 'onion';
const ways = [
  { value: 'side', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
  { value: 'onion', label: 'Onion skin' },
] as const satisfies readonly { value: Way; label: string }[];

export function ThenAndNow({ then, now, thenName, of, suggestedId, tiedId, onTie }: Props) {
  const [way, setWay] = useState<Way>('side');
  const [chosen, setChosen] = useState<{ of: number; id: number }>();
  const chosenId = chosen?.of === now.id ? chosen.id : undefined;
  const find = (id: number | null | undefined) => then.find((photo) => photo.id === id);
  const earlier = find(chosenId) ?? find(tiedId) ?? find(suggestedId) ?? then[0];
  if (earlier === undefined) return null;
  return (
    // Radio buttons and the slider have arrow keys and swipes of their own, which lead to no other photo.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.both} onKeyDown={keepOwn} onTouchStart={keepOwn} onTouchEnd={keepOwn}>
      <Pictures key={now.id} way={way} earlier={earlier} now={now} thenName={thenName} of={of} />
      <div className={styles.tools}>
        <Segmented
          label="Way of comparing"
          value={way}
          options={ways}
          onChange={(value) => setWay(ways.find((one) => one.value === value)?.value ?? 'side')}
        />
        {then.length > 1 && (
          <Choice
            then={then}
            shownId={earlier.id}
            nameOf={(photo, at) =>
              [`${thenName}, photo ${at + 1} of ${then.length}`, wordOf({ id: photo.id, tiedId, suggestedId })]
                .filter(Boolean)
                .join(', ')
            }
            onChoose={(id) => setChosen({ of: now.id, id })}
          />
        )}
        <Tie
          key={`${now.id} ${earlier.id}`}
          earlierId={earlier.id}
          tiedId={tiedId}
          suggestedId={suggestedId}
          onTie={onTie}
        />
      </div>
    </div>
  );
}

function keepOwn(event: KeyboardEvent | TouchEvent): void {
  if (event.target instanceof HTMLInputElement) event.stopPropagation();
}

type Known = Pick<Props, 'tiedId' | 'suggestedId'> & { id: number };

const wordOf = ({ id, tiedId, suggestedId }: Known): string =>
  id === tiedId ? 'kept as a pair' : id === suggestedId && tiedId === null ? 'suggested' : '';

type PicturesProps = { way: Way; earlier: Photo; now: Photo; thenName: string; of: string };

function Pictures({ way, earlier, now, thenName, of }: PicturesProps) {
  const [share, setShare] = useState(50);
  const style = { '--share': `${share}%`, '--ratio': (now.width ?? 4) / (now.height ?? 3) } as CSSProperties;
  return (
    <>
      <div className={styles.pictures} data-way={way} style={style}>
        <Side photo={earlier} label={thenName} of={of} />
        <Side photo={now} label="Now" of={of} isNow />
        {way === 'slider' && <span className={styles.divider} aria-hidden />}
        {way !== 'side' && (
          <input
            type="range"
            className={way === 'slider' ? styles.over : styles.below}
            min={0}
            max={100}
            value={share}
            aria-label={`How much of the earlier photo shows: ${thenName}`}
            aria-valuetext={`${share} percent`}
            onChange={({ currentTarget }) => setShare(Number(currentTarget.value))}
          />
        )}
      </div>
    </>
  );
}

function Side({ photo, label, of, isNow = false }: { photo: Photo; label: string; of: string; isNow?: boolean }) {
  const { renditions, url, description, taken_at: at, width, height } = photo;
  return (
    <figure className={isNow ? styles.now : styles.then}>
      <img
        key={url}
        src={renditions?.['1280'] ?? url}
        alt={`${label}: ${description ?? of}`}
        width={width ?? 1280}
        height={height ?? 960}
        draggable={false}
      />
      <figcaption>
        {label}
        {at !== null && (
          <span>
            {' '}
            · <DateTime at={at} />
          </span>
        )}
      </figcaption>
    </figure>
  );
}

type ChoiceProps = {
  then: readonly Photo[];
  shownId: number;
  nameOf: (photo: Photo, at: number) => string;
  onChoose: (id: number) => void;
};

function Choice({ then, shownId, nameOf, onChoose }: ChoiceProps) {
  return (
    <ul className={styles.choice} aria-label="Earlier photos">
      {then.map((photo, at) => (
        <li key={photo.id}>
          <button
            type="button"
            className={styles.small}
            aria-pressed={photo.id === shownId}
            aria-label={nameOf(photo, at)}
            onClick={() => onChoose(photo.id)}
          >
            <SmallPicture photo={photo} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type TieProps = Pick<Props, 'tiedId' | 'suggestedId' | 'onTie'> & { earlierId: number };

function Tie({ earlierId, tiedId, suggestedId, onTie }: TieProps) {
  const [isBusy, setBusy] = useState(false);
  const isTied = tiedId === earlierId;
  const tie = (id: number | null) => {
    setBusy(true);
    void onTie?.(id).finally(() => setBusy(false));
  };
  return (
    <div className={styles.tie}>
      <span>
        {isTied
          ? 'Kept as a pair, and printed so.'
          : earlierId === suggestedId && 'Suggested by time, place and picture.'}
      </span>
      {onTie !== undefined && (
        <Button isBusy={isBusy} onClick={() => tie(isTied ? null : earlierId)}>
          {isTied ? 'Untie' : 'Keep this pair'}
        </Button>
      )}
    </div>
  );
}
