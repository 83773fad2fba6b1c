/** /templates/option-sets?set=7: the questions and scales that rooms are answered by. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { optionSetColumns, optionSetUrl } from '#web/features/templates/option-set-columns.tsx';
import { OptionSetDialog } from '#web/features/templates/option-set-dialog.tsx';
import { OptionSetPanel } from '#web/features/templates/option-set-panel.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { listOptionSetsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createOptionSet, listOptionSets } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export function Component() {
  const list = useList(optionSetUrl);
  const { page, perPage, openId, q, sort } = list.search;
  const query = { page, per_page: perPage, ...(q !== '' && { q }), ...(sort && { sort }) };
  const { data, isPlaceholderData } = useQuery({
    ...listOptionSetsOptions({ query }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const open = data?.data.find(({ id }) => id === openId);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      New option set
    </Button>
  );
  return (
    <ListPart
      title="Option sets"
      noun={['option set', 'option sets']}
      actions={add}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf('option_sets', async (part) => (await listOptionSets({ query: { ...query, ...part } })).data)}
      columns={optionSetColumns}
      rowName={({ name }) => name}
      rowHref={({ id }) => `${paths.optionSets()}?${optionSetUrl.write({ ...list.search, openId: id })}`}
      openId={openId === undefined ? undefined : String(openId)}
      filters={<SearchInput label="Name" value={q} onSearch={(text) => list.narrow({ q: text })} />}
      none={{
        icon: <ListChecks />,
        title: 'No option sets yet.',
        text: 'A room can be answered by questions or by a scale.',
        action: add,
      }}
      noMatch={{ text: 'Every word has to occur in the name.' }}
    >
      {open && <OptionSetPanel key={open.id} set={open} onClose={() => list.change({ openId: undefined })} />}
      {isAdding && (
        <OptionSetDialog
          onClose={() => setAdding(false)}
          onSave={async (body) => {
            await createOptionSet({ body });
            await afterWrite('optionSet');
            setAdding(false);
          }}
        />
      )}
    </ListPart>
  );
}
