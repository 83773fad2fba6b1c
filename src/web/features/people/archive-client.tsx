/** Archives a client, or takes it back, and says beforehand what ends and what stays. */
import { useState } from 'react';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  deleteClient,
  listClientPeople,
  listInspections,
  listProperties,
  updateClient,
} from '#web/queries/generated/sdk.gen.ts';
import type { Client } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';

/** People who went with it sign in again, so it needs a proof. */
type Attempt = ReturnType<typeof useProof>['attempt'];

type Props = {
  client: Client;
  /** Leaves the page of a client that was deleted, before its queries are asked again. */
  onGone: () => Promise<void>;
};

export function ArchiveClient({ client, onGone }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { attempt, proofDialog } = useProof();
  const isArchived = client.archived_at !== null;
  const run = async () => {
    setBusy(true);
    try {
      await (isArchived ? takeBack(client, attempt) : archive(client, onGone));
    } catch (error) {
      showToast({ tone: 'failed', text: errorText(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void run()}>
        {isArchived ? 'Take back' : 'Archive'}
      </Button>
      {proofDialog}
    </>
  );
}

async function archive({ id, name }: Client, onGone: Props['onGone']): Promise<void> {
  const { people, isUsed } = await countTheirs(id);
  const isMeant = await confirm(isUsed ? archiving(name, people) : deleting(name));
  if (!isMeant) return;
  await deleteClient({ path: { client_id: id } });
  showToast({ text: isUsed ? `${name} was archived.` : `${name} was deleted.` });
  if (!isUsed) await onGone();
  await afterWrite('client', 'clientPerson');
}

const archiving = (name: string, people: number) => ({
  title: `Archive ${name}?`,
  text: `${peopleText(people)} It gets no new properties. Its properties, inspections and reports stay, and you can take it back.`,
  action: 'Archive',
  isDanger: true,
});

const deleting = (name: string) => ({
  title: `Delete ${name}?`,
  text: 'It has no properties, inspections or people, so it goes for good.',
  action: 'Delete',
  isDanger: true,
});

function peopleText(count: number): string {
  if (count === 0) return 'Nobody signs in for it.';
  const who = count === 1 ? 'The person who signs in for it is' : `The ${count} people who sign in for it are`;
  return `${who} signed out everywhere at once, cannot sign in again, and what they have allowed to applications ends.`;
}

async function takeBack({ id, name }: Client, attempt: Attempt): Promise<void> {
  const isMeant = await confirm({
    title: `Take ${name} back?`,
    text: 'It can get properties and inspections again. People who were archived together with it can sign in again, with the passwords they had.',
    action: 'Take back',
    keep: 'Leave it archived',
  });
  if (!isMeant) return;
  const back = await attempt(() => updateClient({ path: { client_id: id }, body: { archived: false } }));
  if (back === undefined) return;
  showToast({ text: `${name} was taken back.` });
  await afterWrite('client', 'clientPerson');
}

/** As the service decides: what anything refers to is archived, anything else is deleted. */
async function countTheirs(id: number): Promise<{ people: number; isUsed: boolean }> {
  const path = { client_id: id };
  const one = { page: 1, per_page: 1 };
  const of = { ...one, client_id: [id] };
  const answers = await Promise.all([
    listClientPeople({ path, query: one }),
    listClientPeople({ path, query: { ...one, archived: 'true' } }),
    listProperties({ query: of }),
    listInspections({ query: of }),
  ]);
  const [people = 0, ...others] = answers.map(({ data }) => data.pagination.totalRecords);
  return { people, isUsed: [people, ...others].some((count) => count > 0) };
}
