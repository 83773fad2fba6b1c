/** Says how many people will be told of changes, from every page, and opens what they will be told. */
import { useQuery } from '@tanstack/react-query';
import { Mails } from 'lucide-react';
import { useState } from 'react';
import type { WaitingMessages as Waiting } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import styles from './waiting.module.css';
import { allWaitingOptions } from './waiting-query.ts';
import { howMany, peopleText } from './waiting-text.ts';

/** Its forms come when somebody opens it: the button stands on every page. */
const WaitingDialog = late(() => import('./waiting-dialog.tsx').then((part) => part.WaitingDialog), {
  failed: failedDialog,
});

/** In milliseconds: the service sends by its own clock. */
const AFTER_DUE = 3_000;
const SOONEST = 5_000;

const untilDue = (waiting: Waiting[] | undefined): number | false => {
  const [first] = waiting ?? [];
  return first !== undefined && Math.max(SOONEST, Date.parse(first.due_at) - Date.now() + AFTER_DUE);
};

export function WaitingMessages() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...allWaitingOptions(),
    refetchInterval: ({ state }) => untilDue(state.data),
  });
  const waiting = (data ?? []).filter(({ messages }) => messages.length > 0);
  const people = howMany(waiting);
  return (
    <>
      <output className={styles.waiting}>
        {people > 0 && (
          <Button variant="quiet" size="sm" icon={<Mails />} onClick={() => setOpen(true)} aria-haspopup="dialog">
            <span className={styles.words}>{peopleText(people)} will be told</span>
            <span className={styles.count} aria-hidden="true">
              {people}
            </span>
          </Button>
        )}
      </output>
      {isOpen && <WaitingDialog waiting={waiting} onClose={() => setOpen(false)} />}
    </>
  );
}
