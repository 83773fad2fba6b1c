/** Sends again what happened since a moment; it says how much that is before it does. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { settledStates } from '#domain/message/event-kind.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { replayWebhookMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Replay } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { DateInput, TimeInput } from '#web/ui/fields/date-input.tsx';
import { Field, FieldGroup } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { isDay, isTime, timeFault } from '#web/ui/time/skipped-time.ts';
import { today, toInstant } from '#web/ui/time/time-zone.ts';
import { eventText } from './event-words.ts';
import styles from './integrations.module.css';

type State = (typeof settledStates)[number];
type Wanted = { date: string; time: string; state: '' | State };

const choices = [
  { value: '', label: 'Everything' },
  { value: 'parked', label: 'Only what was given up' },
  { value: 'delivered', label: 'Only what was delivered' },
];
const messages = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;

export function ReplayDialog({ webhookId, onClose }: { webhookId: number; onClose: () => void }) {
  const replay = useMutation(replayWebhookMutation());
  const [wanted, setWanted] = useState<Wanted>({ date: today(), time: '00:00', state: '' });
  const [told, setTold] = useState<Replay>();
  const fault = timeFault(wanted);
  const isRead = isDay(wanted.date) && isTime(wanted.time) && fault === undefined;
  const change = (part: Partial<Wanted>) => {
    setWanted({ ...wanted, ...part });
    setTold(undefined);
  };
  const ask = async (isRehearsal: boolean): Promise<Replay | undefined> => {
    const { date, time, state } = wanted;
    const body = { since: toInstant({ date, time }), dry_run: isRehearsal, ...(state !== '' && { state: [state] }) };
    try {
      return await replay.mutateAsync({ path: { webhook_id: webhookId }, body });
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
      return undefined;
    }
  };
  const send = async () => {
    const done = await ask(false);
    if (done === undefined) return;
    await afterWrite('webhook');
    showToast({ text: `${messages(done.total)} on the way.` });
    onClose();
  };
  return (
    <Dialog
      title="Send again"
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {told !== undefined && told.total > 0 ? (
            <Button variant="primary" isBusy={replay.isPending} onClick={() => void send()}>
              Send {messages(told.total)} again
            </Button>
          ) : (
            <Button
              variant="primary"
              disabled={!isRead}
              isBusy={replay.isPending}
              onClick={() => void ask(true).then(setTold)}
            >
              Count the messages
            </Button>
          )}
        </>
      }
    >
      <p className={styles.words}>
        Messages keep their ids, so that a system which has seen one can leave it out. Messages on their way are not
        counted.
      </p>
      <FieldGroup>
        <Field label="Since">
          {(control) => <DateInput control={control} value={wanted.date} onChange={(date) => change({ date })} />}
        </Field>
        <Field label="At" error={fault === undefined ? undefined : `The time ${fault}.`}>
          {(control) => <TimeInput control={control} value={wanted.time} onChange={(time) => change({ time })} />}
        </Field>
        <Field label="What">
          {(control) => (
            <Select
              {...control}
              options={choices}
              value={wanted.state}
              onChange={({ target }) => change({ state: target.value as Wanted['state'] })}
            />
          )}
        </Field>
      </FieldGroup>
      <div aria-live="polite">{told !== undefined && <Told told={told} />}</div>
    </Dialog>
  );
}

function Told({ told: { total, by_type: kinds } }: { told: Replay }) {
  if (total === 0) return <p>There is nothing to send again since then.</p>;
  return (
    <>
      <p className={styles.heading}>{messages(total)}:</p>
      <ul className={styles.lines}>
        {kinds.map(({ type, deliveries }) => (
          <li key={type}>
            {deliveries} × {eventText(type)}
          </li>
        ))}
      </ul>
    </>
  );
}
