/** /clients: on whose behalf inspections are done. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Handshake, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ClientDialog } from '#web/features/people/client-dialog.tsx';
import { clientColumns } from '#web/features/people/people-columns.tsx';
import { PeopleFilters } from '#web/features/people/people-filters.tsx';
import { clientUrl, peopleQuery } from '#web/features/people/people-url.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { createClientMutation, listClientsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { listClients } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  return useIsManager() ? <Clients /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function Clients() {
  const list = useList(clientUrl);
  const { q, archived } = list.search;
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const create = useMutation(createClientMutation());
  const { data, isPlaceholderData } = useQuery({
    ...listClientsOptions({ query: peopleQuery(list.search) }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      New client
    </Button>
  );

  return (
    <ListPage
      title="Clients"
      noun={['client', 'clients']}
      actions={add}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf(
        'clients',
        async (page) => (await listClients({ query: { ...peopleQuery(list.search), ...page } })).data,
      )}
      columns={clientColumns}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.client(id)}
      filters={
        <PeopleFilters
          label="Name, e-mail or ref"
          q={q}
          archived={archived}
          onChange={(change) => list.narrow(change)}
        />
      }
      none={{
        icon: <Handshake />,
        title: 'No clients yet.',
        text: 'Landlords and agents whose properties are inspected. Their people can read what is theirs.',
        action: add,
      }}
      noMatch={{ text: archived ? 'No client was archived.' : 'Every word has to occur in the name, e-mail or ref.' }}
    >
      {isAdding && (
        <ClientDialog
          onClose={() => setAdding(false)}
          onSave={async (body) => {
            const { id } = await create.mutateAsync({ body });
            await afterWrite('client');
            setAdding(false);
            await navigate(paths.client(id));
          }}
        />
      )}
    </ListPage>
  );
}
