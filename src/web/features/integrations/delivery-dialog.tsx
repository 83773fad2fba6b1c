/** One delivery beside the list: its times, what was sent and what came back; and sending it again. */
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { redeliverWebhookMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Delivery, Webhook } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { CodeBlock } from './code-block.tsx';
import { answerText, deliveryText } from './delivery-words.ts';
import { eventText } from './event-words.ts';
import { inLines } from './in-lines.ts';
import styles from './integrations.module.css';
import { isSent } from './webhook-columns.tsx';

type Props = { webhook: Webhook; delivery: Delivery; onClose: () => void };

export function DeliveryDialog({ webhook, delivery, onClose }: Props) {
  const again = useMutation(redeliverWebhookMutation());
  const sendAgain = async () => {
    try {
      await again.mutateAsync({ path: { webhook_id: webhook.id, delivery_id: delivery.id } });
      showToast({ text: 'It is sent again.' });
    } catch (error) {
      showToast({ tone: 'failed', text: `It was not sent again. ${errorText(error)}` });
    }
    await afterWrite('webhook');
  };
  return (
    <Dialog
      title={eventText(delivery.type)}
      at="panel"
      onClose={onClose}
      footer={
        isSent(webhook) && (
          <Button icon={<RotateCw />} isBusy={again.isPending} onClick={() => void sendAgain()}>
            Send again
          </Button>
        )
      }
    >
      <Details
        items={[
          { label: 'State', value: deliveryText(delivery) },
          { label: 'Answer', value: answerText(delivery) },
          // Without an answer the reason stands in its place.
          ...(delivery.last_status === null ? [] : [{ label: 'Why it was not taken', value: delivery.last_error }]),
          { label: 'Last sent', value: delivery.attempted_at && <DateTime at={delivery.attempted_at} /> },
          { label: 'Happened', value: <DateTime at={delivery.created_at} /> },
          { label: 'Delivered', value: delivery.delivered_at && <DateTime at={delivery.delivered_at} /> },
          { label: 'Next try', value: delivery.next_attempt_at && <DateTime at={delivery.next_attempt_at} /> },
          { label: 'Message', value: <code>{delivery.message_id}</code> },
        ]}
      />
      <h3 className={styles.heading}>What is sent</h3>
      {delivery.request && (
        <Details
          items={[
            { label: 'To', value: delivery.request.url },
            ...Object.entries(delivery.request.headers).map(([label, value]) => ({ label, value })),
            { label: 'webhook-signature', value: 'Made from the secret, which is not shown' },
          ]}
        />
      )}
      <CodeBlock label="Body of the message" text={inLines(delivery.payload)} />
      {delivery.answer && <Answer answer={delivery.answer} />}
    </Dialog>
  );
}

function Answer({ answer: { headers, body, is_cut: isCut } }: { answer: NonNullable<Delivery['answer']> }) {
  return (
    <>
      <h3 className={styles.heading}>What came back</h3>
      <Details items={Object.entries(headers).map(([label, value]) => ({ label, value }))} />
      {body === '' ? <p>It had no body.</p> : <CodeBlock label="Body of the answer" text={body} />}
      {isCut && <p>There was more, which is not kept.</p>}
    </>
  );
}
