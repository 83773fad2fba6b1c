/** Registers a webhook, or changes its address and events. */
import type * as z from 'zod';
import { WebhookDraft } from '#contract/webhooks/webhook.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { Webhook } from '#web/queries/generated/types.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { webhookFault } from './address-faults.ts';
import { eventChoices } from './event-choices.ts';
import { TickList } from './tick-list.tsx';

const Draft = WebhookDraft.pick({ url: true, events: true });
export type WebhookBody = z.output<typeof Draft>;
type Values = { url: string; events: string[] };
type Props = { webhook?: Webhook | undefined; onClose: () => void; onSave: (body: WebhookBody) => Promise<void> };

export function WebhookDialog({ webhook, onClose, onSave }: Props) {
  const form = useContractForm({
    schema: Draft,
    initial: { url: webhook?.url ?? '', events: webhook?.events ?? [] },
    toBody: ({ url, events }: Values) => ({ url: url.trim(), events }),
    faultsOf: ({ url, events }) => {
      const fault = webhookFault(url.trim());
      return {
        ...(fault !== undefined && { url: fault }),
        ...(events.length === 0 && { events: 'Choose at least one event.' }),
      };
    },
  });
  return (
    <FormDialog
      form={form}
      title={webhook === undefined ? 'New webhook' : 'Change the webhook'}
      label="Webhook"
      size="lg"
      action={webhook === undefined ? 'Create webhook' : 'Save changes'}
      onClose={onClose}
      onSave={onSave}
      nameOf={nameOf}
    >
      <FieldGroup>
        <TextField
          name="url"
          label="Address"
          type="url"
          isRequired
          takesFocus
          hint="Events are posted there. It begins with https and is reachable from the internet. A Keyturn that is tried out on one machine takes http://localhost as well."
        />
      </FieldGroup>
      <TickList name="events" label="Events" choices={eventChoices} />
    </FormDialog>
  );
}

/** A fault of one event is a fault of their list. */
const nameOf = (name: string) => (name.startsWith('events') ? 'events' : name);
