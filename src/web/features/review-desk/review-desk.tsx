/** The desk: the stops of a report below one another. J and K go on and back, V ticks, E writes, Q asks, and the rest is passed over. */
import { type KeyboardEvent, useContext, useRef, useState } from 'react';
import type { Passed, Stop, Stops } from '#domain/review/list-stops.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { isOpen, useQuestions } from '#web/report/questions/open-questions.ts';
import { AskingContext, isOfItems, useOwnAsking } from './asking.ts';
import { type Desk, DeskContext, useDesk } from './desk.ts';
import { doubtText } from './doubt-words.ts';
import { PlaceRow } from './place-row.tsx';
import { readStops } from './read-reviewed.ts';
import styles from './review-desk.module.css';
import { StopQuestions } from './stop-questions.tsx';
import { useStepKeys } from './step-keys.ts';
import { stopTitle } from './stop-words.ts';
import { TicksContext, useIsSeen, useOwnTicks, useSeenCount } from './ticks.ts';
import { WideStop } from './wide-stop.tsx';

export function ReviewDesk({ desk }: { desk: Desk }) {
  // As they were when the desk was opened: a stop does not go from under the hands that mend it.
  const [stops] = useState(() => readStops(desk));
  const [shows, setShows] = useState<'stops' | 'changes'>('stops');
  const list = useRef<HTMLOListElement>(null);
  const ticks = useOwnTicks(desk, desk.ticks);
  const seen = useSeenCount(desk, stops.stops, ticks.seen);
  const asking = useOwnAsking(useQuestions(desk.inspectionId), stops.stops);
  const open = asking.questions.filter(isOpen).length;
  useStepKeys(list, desk, { stops: stops.stops, toggle: ticks.toggle, ask: asking.ask });
  return (
    <DeskContext value={desk}>
      <TicksContext value={ticks}>
        <AskingContext value={asking}>
          <div className={styles.bar}>
            <p className={styles.summary}>{summaryOf(stops, open)}</p>
            <label className={styles.progress}>
              {seen} of {stops.stops.length} viewed
              <progress value={seen} max={Math.max(stops.stops.length, 1)} />
            </label>
            <Segmented
              label="Shown"
              value={shows}
              options={[
                { value: 'stops', label: 'Stops' },
                { value: 'changes', label: 'All changes' },
              ]}
              onChange={(value) => setShows(value === 'changes' ? 'changes' : 'stops')}
            />
            <p className={styles.keys}>
              <kbd>J</kbd> <kbd>K</kbd> next and back · <kbd>V</kbd> viewed · <kbd>E</kbd> edit · <kbd>Q</kbd> ask ·{' '}
              <kbd>S</kbd> suggest
            </p>
          </div>
          {stops.stops.length === 0 && (
            <EmptyState title="Nothing here needs a second look">
              Every change was approved in these words before, and no check found anything.
            </EmptyState>
          )}
          <ol ref={list} className={styles.stops} aria-label="Stops">
            {stops.stops.map((stop) => (
              <StopCard key={stop.id} stop={stop} />
            ))}
          </ol>
          {shows === 'changes' && <PassedOver passed={stops.passed} />}
        </AskingContext>
      </TicksContext>
    </DeskContext>
  );
}

function summaryOf({ stops, passed, unchanged }: Stops, open: number): string {
  return [
    stops.length === 1 ? '1 stop' : `${stops.length} stops`,
    passed.length === 1 ? '1 change in words approved before' : `${passed.length} changes in words approved before`,
    `${unchanged} unchanged`,
    ...(open === 0 ? [] : [open === 1 ? '1 open question' : `${open} open questions`]),
  ].join(' · ');
}

function StopCard({ stop }: { stop: Stop }) {
  const { report } = useDesk();
  const title = stopTitle(report, stop);
  const isWide = !isOfItems(stop);
  return (
    // The keys of its page put the focus on it; Escape in its field brings it back here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles.stop} tabIndex={-1} data-stop={stop.id} aria-label={title} onKeyDown={leaveField}>
      <Viewed stop={stop} title={title} />
      {(isWide || stop.places.length > 1) && (
        <h2 className={styles.title}>
          {title}
          {isWide && <span className={styles.doubt}>{stop.doubts.map(doubtText).join(', ')}</span>}
        </h2>
      )}
      {isWide ? <WideStop stop={stop} /> : stop.places.map(({ itemId }) => <PlaceRow key={itemId} itemId={itemId} />)}
      <StopQuestions stop={stop} />
    </li>
  );
}

function Viewed({ stop, title }: { stop: Stop; title: string }) {
  const isSeen = useIsSeen(stop);
  const { toggle } = useContext(TicksContext);
  return (
    <label className={styles.viewed}>
      <input type="checkbox" aria-label={`Viewed: ${title}`} checked={isSeen} onChange={() => toggle(stop)} />
      Viewed
    </label>
  );
}

function leaveField(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || event.target === event.currentTarget || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.focus();
}

function PassedOver({ passed }: { passed: readonly Passed[] }) {
  return (
    <section className={styles.passed} aria-label="Approved before in these words">
      <h2 className={styles.title}>Approved before in these words</h2>
      {passed.length === 0 && <p className={styles.quiet}>No change was.</p>}
      {passed.map(({ itemId, approvedIn }) => (
        <div key={itemId}>
          <PlaceRow itemId={itemId} isRead />
          {approvedIn > 0 && <p className={styles.quiet}>In {approvedIn} finished reports.</p>}
        </div>
      ))}
    </section>
  );
}
