/** /integrations/applications: the applications that the firm has registered. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Plug, Plus } from 'lucide-react';
import { useState } from 'react';
import { ApplicationSecret } from '#web/features/integrations/application-actions.tsx';
import { applicationColumns, applicationUrl } from '#web/features/integrations/application-columns.tsx';
import { ApplicationDialog } from '#web/features/integrations/application-dialog.tsx';
import { useProof } from '#web/forms/use-proof.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  createApplicationMutation,
  listApplicationsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listApplications } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export function Component() {
  const list = useList(applicationUrl);
  const { page, perPage, q, sort } = list.search;
  const query = { page, per_page: perPage, ...(q !== '' && { q }), ...(sort && { sort }) };
  const { data, isPlaceholderData } = useQuery({
    ...listApplicationsOptions({ query }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const create = useMutation(createApplicationMutation());
  const { attempt, proofDialog } = useProof();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      New application
    </Button>
  );
  return (
    <ListPart
      title="Applications"
      noun={['application', 'applications']}
      actions={add}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf(
        'applications',
        async (part) => (await listApplications({ query: { ...query, ...part } })).data,
      )}
      columns={applicationColumns}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.application(id)}
      filters={<SearchInput label="Name" value={q} onSearch={(text) => list.narrow({ q: text })} />}
      none={{
        icon: <Plug />,
        title: 'No applications yet.',
        text: 'An application works here for people who sign in to it and allow it to.',
        action: add,
      }}
      noMatch={{ text: 'Every word has to occur in the name.' }}
    >
      {isAdding && (
        <ApplicationDialog
          onClose={() => setAdding(false)}
          onSave={async (body) => {
            const made = await attempt(() => create.mutateAsync({ body }));
            if (made === undefined) return;
            await afterWrite('application');
            setAdding(false);
            if (typeof made.client_secret === 'string') setSecret(made.client_secret);
          }}
        />
      )}
      {proofDialog}
      {secret !== undefined && <ApplicationSecret secret={secret} onClose={() => setSecret(undefined)} />}
    </ListPart>
  );
}
