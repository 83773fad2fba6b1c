/** /integrations/webhooks: the systems that are told of events. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Webhook as WebhookSign } from 'lucide-react';
import { useState } from 'react';
import { SecretDialog } from '#web/features/integrations/secret-dialog.tsx';
import { webhookColumns, webhookUrl } from '#web/features/integrations/webhook-columns.tsx';
import { WebhookDialog } from '#web/features/integrations/webhook-dialog.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { createWebhookMutation, listWebhooksOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listWebhooks } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export function Component() {
  const list = useList(webhookUrl);
  const { page, perPage, q, sort } = list.search;
  const query = { page, per_page: perPage, ...(q !== '' && { q }), ...(sort && { sort }) };
  const { data, isPlaceholderData } = useQuery({
    ...listWebhooksOptions({ query }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const create = useMutation(createWebhookMutation());
  const { attempt, proofDialog } = useProof();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      New webhook
    </Button>
  );
  return (
    <ListPart
      title="Webhooks"
      noun={['webhook', 'webhooks']}
      actions={add}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf('webhooks', async (part) => (await listWebhooks({ query: { ...query, ...part } })).data)}
      columns={webhookColumns}
      rowName={({ url }) => url}
      rowHref={({ id }) => paths.webhook(id)}
      filters={<SearchInput label="Address" value={q} onSearch={(text) => list.narrow({ q: text })} />}
      none={{
        icon: <WebhookSign />,
        title: 'No webhooks yet.',
        text: 'A webhook tells another system as soon as something happens here, such as a finished report.',
        action: add,
      }}
      noMatch={{ text: 'Every word has to occur in the address.' }}
    >
      {isAdding && (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onSave={async (body) => {
            const made = await attempt(() => create.mutateAsync({ body }));
            if (made === undefined) return;
            await afterWrite('webhook');
            setAdding(false);
            if (typeof made.secret === 'string') setSecret(made.secret);
            else showToast({ text: 'The webhook was created. Make a new secret: the first was shown before.' });
          }}
        />
      )}
      {proofDialog}
      {secret !== undefined && (
        <SecretDialog
          title="The secret of the webhook"
          text="Put it into the other system, which checks by it that a message comes from here."
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </ListPart>
  );
}
