/**
 * The step before sending in: the gaps, with links to them; the words to agree to; and whether everything has arrived.
 */
import { useEffect, useRef, useState } from 'react';
import type { Missing as Gap } from '#domain/tenant-report.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import { ApiError, ConnectionLost, errorText } from '#web/queries/api-error.ts';
import type { TenantReport } from '#web/queries/generated/types.gen.ts';
import { useIsWriting } from '#web/queries/writes-under-way.ts';
import styles from './tenant.module.css';
import type { Parcel } from '#web/report/sync/parcels.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import { isLost, useMissing, useOpenReport, useQueuedCaptions, useQueuedPhotos } from './use-report.ts';
import { stepAddress } from './use-step.ts';
import { useUndecided } from './use-undecided.ts';
import { counted } from './words.ts';

export function ReviewStep({ onSubmitted }: { onSubmitted: (now: TenantReport) => void }) {
  const { api, head, queue, reload, report } = useOpenReport();
  const photos = useQueuedPhotos().filter(({ state }) => state !== 'refused');
  const captions = useQueuedCaptions().filter(({ state }) => state !== 'refused');
  const undecided = useUndecided();
  // Photos that arrived after the report would be refused.
  const isWriting = useIsWriting();
  const [isAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const missing = useMissing();
  const isAsking = isAsked && missing.length > 0;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(): Promise<string | undefined> {
    if (!(await queue.flush())) {
      return queue.read().isFailing
        ? `The service could not save this yet: ${listWaiting(report)}. Try again later, or change it there.`
        : 'Your last answers have not arrived yet. Try again when you are online.';
    }
    const { conflict, refused } = report.totals();
    if (conflict + refused > 0) return 'Not every answer could be saved. Open the room and decide there.';
    if (missing.length > 0 && !isAsking) setAsked(true);
    else onSubmitted(await api.submit(head.confirmation));
    return undefined;
  }

  async function handleSubmit() {
    setBusy(true);
    try {
      setProblem(await submit());
    } catch (error) {
      setProblem(await explain(error, reload, onSubmitted));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Missing isAsking={isAsking} />
      <NotSaved />
      <Unsent photos={photos} captions={captions} />
      <label className={styles.agree}>
        <input type="checkbox" checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)} />
        <span>{head.confirmation}</span>
      </label>
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {isAsking && <Question missing={missing} />}
      <nav className={styles.steps} aria-label="Send in">
        <a
          className={isAsking ? styles.primary : styles.button}
          href={stepAddress(isAsking ? firstOf(missing) : lastRoom(report.roomIds()))}
        >
          {isAsking ? 'Fill in what is missing' : 'Back'}
        </a>
        <button
          type="button"
          className={isAsking ? styles.button : styles.primary}
          disabled={!isAgreed || isBusy || isWriting || photos.length + captions.length + undecided.length > 0}
          onClick={() => void handleSubmit()}
        >
          {isBusy ? 'Sending' : isAsking ? 'Send in all the same' : 'Send in'}
        </button>
      </nav>
      <p className={styles.hint}>After that nothing can be changed any more.</p>
    </>
  );
}

type UnsentProps = { photos: readonly Parcel[]; captions: readonly Parcel[] };

function Unsent({ photos, captions }: UnsentProps) {
  const { report } = useOpenReport();
  const failing = [...photos, ...captions].filter((one) => isLost(one) && one.isFailing === true);
  return (
    <>
      {photos.length > 0 && (
        <output className={styles.problem}>
          {counted(photos.length, 'photo')} not sent yet. Keep this page open until everything is saved.
        </output>
      )}
      {captions.length > 0 && (
        <output className={styles.problem}>{counted(captions.length, 'caption')} not saved yet.</output>
      )}
      {failing.length > 0 && (
        <p className={styles.problem}>
          The service could not save this yet: {listPlaces(report, failing)}. Wait, or change or remove it there.
        </p>
      )}
    </>
  );
}

/** Before a report goes with gaps: it cannot be filled in afterwards. */
function Question({ missing }: { missing: readonly Gap[] }) {
  const { report } = useOpenReport();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const roomIds = report.roomIds();
  const empty = useEmptyRooms(missing);
  return (
    <section className={styles.item} aria-labelledby="send-as-it-is">
      <h2 id="send-as-it-is" ref={heading} tabIndex={-1} className={styles.itemName}>
        Send it in with {counted(missing.length, 'thing')} missing?
      </h2>
      <p className={styles.hint}>Once it is sent in, you cannot add anything.</p>
      {empty.length > 0 && (
        <>
          <p>
            {empty.length === roomIds.length
              ? 'You have not answered anything yet:'
              : `You have not answered anything in ${empty.length === 1 ? 'this room' : 'these rooms'}:`}
          </p>
          <ul className={styles.missing}>
            {empty.map((id) => (
              <li key={id}>
                <a href={stepAddress({ kind: 'room', id })}>{report.room(id)?.name}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Rooms in which nothing is answered: the question names these as a whole. */
function useEmptyRooms(missing: readonly Gap[]): number[] {
  const { report } = useOpenReport();
  return report.roomIds().filter((id) => {
    const open = missing.filter(({ room_id: roomId, code }) => roomId === id && code === 'unanswered').length;
    return open > 0 && open === report.itemIds(id).length;
  });
}

function Missing({ isAsking }: { isAsking: boolean }) {
  const missing = useMissing();
  const empty = useEmptyRooms(missing);
  if (isAsking) {
    const others = missing.filter(({ room_id: roomId, code }) => code !== 'unanswered' || !empty.includes(roomId));
    if (others.length === 0) return null;
    return (
      <section className={styles.item} aria-label="What else is missing">
        <Gaps gaps={others} />
      </section>
    );
  }
  if (missing.length === 0) return <p className={styles.text}>Everything is answered.</p>;
  return (
    <section className={styles.item} aria-label="What is missing">
      <h2 className={styles.itemName}>{counted(missing.length, 'thing')} still missing</h2>
      <p className={styles.hint}>You can fill these in, or leave out what you cannot answer.</p>
      <Gaps gaps={missing} />
    </section>
  );
}

function NotSaved() {
  const undecided = useUndecided();
  if (undecided.length === 0) return null;
  return (
    <section className={styles.item} aria-label="What was not saved">
      <h2 className={styles.itemName}>Not saved</h2>
      <p className={styles.hint}>The reason stands there. Try it again or remove it, then send in.</p>
      <ul className={styles.missing}>
        {undecided.map(({ roomId: id, words }) => (
          <li key={words}>
            <a href={stepAddress({ kind: 'room', id })}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function listWaiting(report: ReportStore): string {
  const waiting = report.allItems().filter(({ states }) => Object.values(states).includes('waiting'));
  return listPlaces(
    report,
    waiting.map(({ roomId, id }) => ({ roomId, itemId: id })),
  );
}

/** `Hall, Front door; Kitchen` */
function listPlaces(report: ReportStore, places: readonly Place[]): string {
  const names = places.map(({ roomId, itemId }) => {
    const item = itemId === null ? undefined : report.shown(itemId)?.name;
    return [report.room(roomId)?.name, item].filter(Boolean).join(', ');
  });
  return [...new Set(names)].join('; ');
}

function firstOf([first]: readonly Gap[]) {
  return first === undefined ? ({ kind: 'start' } as const) : ({ kind: 'room', id: first.room_id } as const);
}

function lastRoom(ids: readonly number[]) {
  const id = ids.at(-1);
  return id === undefined ? ({ kind: 'start' } as const) : ({ kind: 'room', id } as const);
}

/** An answer may be lost on the way back: the service's current state decides. */
async function explain(
  error: unknown,
  reload: () => Promise<TenantReport>,
  onSubmitted: (now: TenantReport) => void,
): Promise<string | undefined> {
  if (error instanceof ApiError && error.status === 409) {
    const now = await reload().catch(() => undefined);
    if (now?.writable === false) {
      onSubmitted(now);
      return undefined;
    }
  }
  return error instanceof ConnectionLost
    ? 'There is no connection. Nothing is lost: try again when you are online.'
    : errorText(error);
}

function Gaps({ gaps }: { gaps: readonly Gap[] }) {
  return (
    <ul className={styles.missing}>
      {gaps.map(({ room_id: id, item_id: itemId, code, detail }) => (
        <li key={`${id} ${itemId} ${code}`}>
          <a href={stepAddress({ kind: 'room', id })}>{detail}</a>
        </li>
      ))}
    </ul>
  );
}
