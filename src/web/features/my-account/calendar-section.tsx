/** A link by which a calendar on a phone or a computer shows the person's visits. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ShownOnceDialog } from '#web/forms/shown-once-dialog.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { getCalendarFeedOptions, getCalendarFeedQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createCalendarFeed, deleteCalendarFeed } from '#web/queries/generated/sdk.gen.ts';
import type { CalendarFeed } from '#web/queries/generated/types.gen.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './my-account.module.css';

const reread = () => queryClient.invalidateQueries({ queryKey: getCalendarFeedQueryKey() });

export function CalendarSection() {
  const { data: feed } = useQuery({ ...getCalendarFeedOptions(), throwOnError: whenEmpty });
  const { prove, proofDialog } = useProof();
  const [link, setLink] = useState<string>();

  const make = async ({ created_at: before }: CalendarFeed) => {
    if (before !== null && !(await confirm(another))) return;
    const made = await prove(() => createCalendarFeed());
    if (made === undefined) return;
    setLink(made.data.url);
    await reread();
  };
  const end = async () => {
    if (!(await confirm(ending)) || (await prove(() => deleteCalendarFeed())) === undefined) return;
    showToast({ text: 'The calendar link has ended.' });
    await reread();
  };

  return (
    <Panel title="Your calendar">
      <p className={styles.words}>
        A calendar on your phone or computer can show your visits and follow every change: make a link, and give it to
        the calendar as a subscription (“From URL”, “Subscribe by address”). Everybody with the link sees when and where
        your visits are, and where the keys lie.
      </p>
      {feed === undefined ? (
        <Skeleton height="2rem" />
      ) : (
        <>
          {feed.created_at !== null && (
            <p className={styles.words}>
              <span>Made </span>
              <DateTime at={feed.created_at} />
              {feed.last_used_at === null ? (
                '. No calendar has read it yet.'
              ) : (
                <>
                  , last read by a calendar <DateTime at={feed.last_used_at} />.
                </>
              )}
            </p>
          )}
          <div className={styles.actions}>
            <Button onClick={() => void make(feed)}>
              {feed.created_at === null ? 'Make a calendar link' : 'Make another link'}
            </Button>
            {feed.created_at !== null && (
              <Button variant="quiet" onClick={() => void end()}>
                End the link
              </Button>
            )}
          </div>
        </>
      )}
      {proofDialog}
      {link !== undefined && (
        <ShownOnceDialog title="Your calendar link" what="link" value={link} onClose={() => setLink(undefined)}>
          Add it to your calendar as a subscription. It is shown only now, and works until you end it, make another one,
          or leave the firm.
        </ShownOnceDialog>
      )}
    </Panel>
  );
}

const another = {
  title: 'Make another link?',
  text: 'The link that you have ends at once. Calendars that read it show your visits no more until they have the new one.',
  action: 'Make another link',
};
const ending = {
  title: 'End the calendar link?',
  text: 'Calendars that read it show your visits no more.',
  action: 'End the link',
  isDanger: true,
};
