/** One delivery beside the list: its answer, its times and its body; and sending it again. */
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
import { answerText, deliveryText } from './delivery-words.ts';
import { eventText } from './event-words.ts';
import styles from './integrations.module.css';

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
        webhook.enabled && (
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
          { label: 'Why it was not taken', value: delivery.last_error },
          { label: 'Happened', value: <DateTime at={delivery.created_at} /> },
          { label: 'Delivered', value: delivery.delivered_at && <DateTime at={delivery.delivered_at} /> },
          { label: 'Next try', value: delivery.next_attempt_at && <DateTime at={delivery.next_attempt_at} /> },
          { label: 'Message', value: <code>{delivery.message_id}</code> },
        ]}
      />
      <h3 className={styles.heading}>Body</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <pre className={styles.body} tabIndex={0} aria-label="Body of the message">
        {JSON.stringify(delivery.payload, undefined, 2)}
      </pre>
    </Dialog>
  );
}
