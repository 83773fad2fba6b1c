/** /keys?state=overdue&set=7: the sets of keys of all homes, who has them, and one of them beside the list. */
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { keyColumns } from '#web/features/keys/key-columns.tsx';
import { KeyFilters } from '#web/features/keys/key-filters.tsx';
import { homeText } from '#web/features/keys/key-words.ts';
import { keysQuery, keysUrl } from '#web/features/keys/keys-url.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { createKeySetMutation, listKeySetsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listKeySets } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage, useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const KeySetPanel = late(async () => (await import('#web/features/keys/key-set-panel.tsx')).KeySetPanel, {
  failed: failedDialog,
});
const KeyDialog = late(async () => (await import('#web/features/keys/key-dialog.tsx')).KeyDialog, {
  failed: failedDialog,
});

export function Component() {
  const { role } = useSession();
  return role === roles.client ? <NotAllowed>This is for the firm.</NotAllowed> : <Keys />;
}

function Keys() {
  const list = useList(keysUrl);
  const { q, state, openId } = list.search;
  const canWrite = useCanManage('properties.write');
  const [isAdding, setAdding] = useState(false);
  const create = useMutation(createKeySetMutation());
  const { data, isPlaceholderData } = useQuery({
    ...listKeySetsOptions({ query: keysQuery(list.search) }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const add = canWrite && (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      Add keys
    </Button>
  );

  return (
    <ListPage
      title="Keys"
      noun={['set', 'sets']}
      actions={add}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf(
        'key_sets',
        async (page) => (await listKeySets({ query: { ...keysQuery(list.search), ...page } })).data,
        'keys',
      )}
      columns={keyColumns}
      rowName={(set) => `${set.tag}, ${homeText(set)}`}
      rowHref={({ id }) => `${paths.keys()}?${keysUrl.write({ ...list.search, openId: id })}`}
      openId={openId === undefined ? undefined : String(openId)}
      filters={<KeyFilters q={q} state={state} onChange={(change) => list.narrow(change)} />}
      none={{
        icon: <KeyRound />,
        title: 'No keys yet.',
        text: 'Each set has a tag, a hook in the office, and a log of who had it. Bookings then say where the keys are.',
        action: add,
      }}
      noMatch={{ text: state[0] === 'overdue' ? 'Nothing should be back by now.' : 'Look for fewer words.' }}
    >
      {openId !== undefined && (
        <KeySetPanel
          key={openId}
          id={openId}
          listed={data?.data.find(({ id }) => id === openId)}
          onClose={() => list.change({ openId: undefined })}
        />
      )}
      {isAdding && (
        <KeyDialog
          onClose={() => setAdding(false)}
          onSave={async (body) => {
            await create.mutateAsync({ body });
            await afterWrite('keySet');
            return true;
          }}
        />
      )}
    </ListPage>
  );
}
