/** Says whether edits have arrived: silent while all is well, in words as soon as it is not. */
import { CloudOff, CloudUpload } from 'lucide-react';
import { dateText } from '#web/ui/time/date-text.ts';
import { today, toWallTime } from '#web/ui/time/time-zone.ts';
import styles from './saving-state.module.css';

type Props = {
  waiting: number;
  isOnline: boolean;
  /** The page was opened without a line: it shows what the service said until then. */
  offlineSince?: number | undefined;
};

export function SavingState({ waiting, isOnline: hasLine, offlineSince }: Props) {
  const isOnline = hasLine && offlineSince === undefined;
  const changes = `${waiting} ${waiting === 1 ? 'change' : 'changes'} waiting`;
  const offline = offlineSince === undefined ? 'Offline' : `Offline since ${sinceText(offlineSince)}`;
  return (
    <output className={styles.state} data-offline={!isOnline || undefined}>
      {(!isOnline || waiting > 0) && (
        <>
          {isOnline ? <CloudUpload size={15} aria-hidden /> : <CloudOff size={15} aria-hidden />}
          <span>
            {!isOnline && offline}
            {waiting > 0 && (
              <span className={styles.changes}>
                {!isOnline && ', '}
                {changes}
              </span>
            )}
          </span>
        </>
      )}
    </output>
  );
}

/** `14:32`, or with its day when that is not today. */
function sinceText(at: number): string {
  const { date, time } = toWallTime(new Date(at).toISOString());
  return date === today() ? time : `${dateText(date, { isShort: true })}, ${time}`;
}
