/** Says whether answers have arrived, always in words. */
import { useSyncExternalStore } from 'react';
import { Check, CloudOff, CloudUpload, MessageSquareWarning } from 'lucide-react';
import { useIsOnline } from '#web/queries/use-is-online.ts';
import { useIsWriting } from '#web/queries/writes-under-way.ts';
import styles from './tenant.module.css';
import { isLost, useOpenReport, useQueuedCaptions, useQueuedPhotos, useTotals } from './use-report.ts';
import { type Step, stepAddress } from './use-step.ts';
import { type Undecided, useUndecided } from './use-undecided.ts';
import { counted } from './words.ts';

export function SavedState({ step }: { step: Step }) {
  const { queue } = useOpenReport();
  const { waiting, conflict, refused } = useTotals();
  const state = useSyncExternalStore(queue.subscribe, queue.read);
  const { isSending: isSendingAnswers, isLineDown, isFailing, isDiskRefusing } = state;
  const isSending = useIsWriting() || isSendingAnswers;
  const isOnline = useIsOnline();
  const photos = useQueuedPhotos();
  const left = photos.filter(({ state }) => state !== 'refused').length;
  const failed = photos.length - left;
  const captions = useQueuedCaptions();
  const refusedCaptions = captions.filter(({ state }) => state === 'refused').length;
  const places = useUndecided();
  const lost = [...photos, ...captions].filter(isLost);
  const what = listed(waiting, left, captions.length - refusedCaptions);
  const undecided = listed(conflict + refused, failed, refusedCaptions);
  const isDown = !isOnline || isLineDown || lost.length > 0;
  const isOfLine = !isOnline || (isLineDown && !isFailing) || lost.some((one) => one.isFailing !== true);
  return (
    <output className={styles.saved} data-state={what !== '' && isDown ? 'down' : undefined}>
      {what === '' && !isSending && undecided !== '' && (
        <>
          <MessageSquareWarning size={16} aria-hidden /> <NotSaved what={undecided} places={places} step={step} />
        </>
      )}
      {what === '' && !isSending && undecided === '' && (
        <>
          <Check size={16} aria-hidden />
          <span>{isOnline ? 'Everything is saved' : 'Everything is saved. You are offline'}</span>
        </>
      )}
      {(what !== '' || isSending) && !isDown && (
        <>
          <CloudUpload size={16} aria-hidden />
          <span>Saving{what !== '' && ` ${what}`}</span>
        </>
      )}
      {what !== '' && isDown && (
        <>
          <CloudOff size={16} aria-hidden />
          <span>
            {isDiskRefusing ? 'Not saved' : 'Kept on this device'}
            {isOfLine
              ? `, waiting for the connection: ${what}`
              : `, and tried again by itself, since the service cannot save it now: ${what}`}
          </span>
        </>
      )}
      {isDiskRefusing && (
        <span className={styles.disk}>
          The storage of this device is full or blocked. Keep this page open until everything is saved.
        </span>
      )}
    </output>
  );
}

function listed(answers: number, photos: number, captions: number): string {
  const parts = Object.entries({ answer: answers, photo: photos, caption: captions });
  return parts.flatMap(([noun, count]) => (count > 0 ? counted(count, noun) : [])).join(', ');
}

/** A link to the step where it can be decided, unless that is here. */
function NotSaved({ what, places, step }: { what: string; places: readonly Undecided[]; step: Step }) {
  const isBelow = step.kind === 'review' || places.some(({ roomId }) => step.kind === 'room' && step.id === roomId);
  const [first] = places;
  if (isBelow || first === undefined) return <span>Not saved, see below: {what}</span>;
  return (
    <span>
      Not saved: <a href={stepAddress({ kind: 'room', id: first.roomId })}>{first.words}</a>
      {places.length > 1 && ` and ${places.length - 1} more`}
    </span>
  );
}
