/** /clients/<id>: the client's heading and its tabs. */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, Outlet, useNavigate, useOutletContext, useParams } from 'react-router';
import { ArchiveClient } from '#web/features/people/archive-client.tsx';
import { clientLabels } from '#web/features/people/person-labels.ts';
import { MergeClient } from '#web/features/people/merge-client.tsx';
import { ClientDialog } from '#web/features/people/client-dialog.tsx';
import { useConflict } from '#web/forms/use-conflict.tsx';
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
  const id = Number(useParams()['clientId']);
  // A dialog about one client does not stay open on the page of another.
  return useIsManager() ? <ClientPage key={id} id={id} /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function ClientPage({ id }: { id: number }) {
  const { data: client } = useSuspenseQuery(clientOptions(id));
  /** As it was when the form was opened: what others save meanwhile is told of, not put back. */
  const [edited, setEdited] = useState<Client>();
  const update = useMutation(updateClientMutation());
  const navigate = useNavigate();
  const { save, conflictDialog } = useConflict(clientLabels);

  return (
    <Page
      title={client.name}
      documentTitle={`${client.name} · Clients`}
      crumbs={[{ label: 'Clients', href: paths.clients() }]}
      subtitle={client.ref === null ? undefined : `Ref ${client.ref}`}
      badge={client.archived_at !== null && <Tag>Archived</Tag>}
      actions={
        <>
          <MergeClient client={client} onMerged={async (into) => navigate(paths.client(into), { replace: true })} />
          <ArchiveClient client={client} onGone={async () => navigate(paths.clients())} />
          {client.archived_at === null && (
            <Button icon={<Pencil />} onClick={() => setEdited(client)}>
              Edit
            </Button>
          )}
        </>
      }
      toolbar={
        <TabLinks
          label="Parts of this client"
          tabs={[
            { label: 'Details', href: paths.client(id) },
            { label: 'People', href: paths.clientPeople(id) },
            { label: 'Prices and reports', href: paths.clientTerms(id) },
          ]}
        />
      }
    >
      <Outlet context={client} />
      {conflictDialog}
      {edited && (
        <ClientDialog
          client={edited}
          onClose={() => setEdited(undefined)}
          onSave={async (body) => {
            const saved = await save({
              before: edited,
              body,
              send: (changes, headers) => update.mutateAsync({ path: { client_id: id }, body: changes, headers }),
            });
            if (saved === undefined) return;
            await afterWrite('client', 'property');
            setEdited(undefined);
          }}
        />
      )}
    </Page>
  );
}

export const useClient = (): Client => useOutletContext<Client>();
