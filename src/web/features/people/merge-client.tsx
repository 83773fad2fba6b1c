/** Merges a client that is there twice into another, and says beforehand what moves. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ClientMerge } from '#contract/account/client.ts';
import { clientChoices } from '#web/forms/client-options.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { ifMatch } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { everyClientOptions } from '#web/queries/every-page.ts';
import { mergeClient } from '#web/queries/generated/sdk.gen.ts';
import type { Client, MergedClient } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { mergeText } from './merge-text.ts';
import styles from './people.module.css';

type Props = {
  client: Client;
  /** Leaves the page of the client that is gone, before its queries are asked again. */
  onMerged: (into: number) => Promise<void>;
};

export function MergeClient({ client, onMerged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Merge</Button>
      {isOpen && <MergeDialog client={client} onMerged={onMerged} onClose={() => setOpen(false)} />}
    </>
  );
}

function MergeDialog({ client, onMerged, onClose }: Props & { onClose: () => void }) {
  const form = useContractForm({
    schema: ClientMerge,
    initial: { into: null as number | null },
    toBody: ({ into }) => ({ into }),
    faultsOf: ({ into }) => (into === null ? { into: 'Choose the client that stays.' } : {}),
  });
  const into = useWatch({ control: form.control, name: 'into' });
  const path = { client_id: client.id };
  const { data: counted } = useQuery({
    queryKey: [{ _id: 'mergeClient', from: client.id, into }],
    queryFn: async (): Promise<MergedClient> =>
      (await mergeClient({ path, body: { into: into ?? 0, dry_run: true } })).data,
    enabled: into !== null,
    staleTime: 0,
  });

  return (
    <FormDialog
      form={form}
      title={`Merge ${client.name}`}
      label="Merge"
      action="Merge them"
      isDanger
      onClose={onClose}
      onSave={async (body) => {
        const { data: merged } = await mergeClient({ path, body, headers: ifMatch(client.version) });
        showToast({ text: `${client.name} is now one with ${merged.client.name}.` });
        await onMerged(merged.client.id);
        await afterWrite('client', 'clientPerson', 'property', 'inspection', 'accountSettings');
      }}
    >
      <div className={styles.choice}>
        <LookupField
          name="into"
          label="The client that stays"
          isRequired
          queryOf={everyClientOptions}
          optionsOf={(clients, sought) =>
            clientChoices(clients, sought).filter(({ value }) => value !== String(client.id))
          }
          nothing="No other client of that name."
        />
        <output>{into !== null && counted !== undefined && mergeText(client.name, counted)}</output>
      </div>
    </FormDialog>
  );
}
