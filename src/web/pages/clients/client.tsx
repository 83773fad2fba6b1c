/** /clients/<id>: the client's heading and its tabs. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useOutletContext, useParams } from 'react-router';
import { changedOf } from '#web/features/people/changed-of.ts';
import { ClientDialog } from '#web/features/people/client-dialog.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { getClientOptions, updateClientMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Client } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const clientOptions = (id: number) => getClientOptions({ path: { client_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(clientOptions(Number(params['clientId'])));

export function Component() {
  return useIsManager() ? <ClientPage /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function ClientPage() {
  const id = Number(useParams()['clientId']);
  const { data: client } = useSuspenseQuery(clientOptions(id));
  const [isEditing, setEditing] = useState(false);
  const update = useMutation(updateClientMutation());

  return (
    <Page
      title={client.name}
      documentTitle={`${client.name} · Clients`}
      crumbs={[{ label: 'Clients', href: paths.clients() }]}
      subtitle={client.ref === null ? undefined : `Ref ${client.ref}`}
      badge={client.archived_at !== null && <Tag>Archived</Tag>}
      actions={
        client.archived_at === null && (
          <Button icon={<Pencil />} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
      toolbar={
        <TabLinks
          label="Parts of this client"
          tabs={[
            { label: 'Details', href: paths.client(id) },
            { label: 'People', href: paths.clientPeople(id) },
          ]}
        />
      }
    >
      <Outlet context={client} />
      {isEditing && (
        <ClientDialog
          client={client}
          onClose={() => setEditing(false)}
          onSave={async (body) => {
            await update.mutateAsync({ path: { client_id: id }, body: changedOf(client, body) });
            await afterWrite('client', 'property');
            setEditing(false);
          }}
        />
      )}
    </Page>
  );
}

export const useClient = (): Client => useOutletContext<Client>();
