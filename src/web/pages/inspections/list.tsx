/** /inspections. */
import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { inspectionColumns } from '#web/features/inspections/inspection-columns.tsx';
import { InspectionFilters } from '#web/features/inspections/inspection-filters.tsx';
import { type InspectionSearch, inspectionUrl } from '#web/features/inspections/inspection-search.ts';
import { fullAddress, shortTypeName } from '#web/features/inspections/inspection-text.ts';
import { paths } from '#web/paths.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { useRest } from '#web/ui/use-rest.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { inspectionListOptions } from './list-loader.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';

const ListBulk = late(() => import('./list-bulk.tsx').then((part) => part.ListBulk));

const InspectionPreview = late(
  async () => (await import('#web/features/inspections/preview/inspection-preview.tsx')).InspectionPreview,
);

const ViewsMenu = late(async () => (await import('#web/features/inspections/views/views-menu.tsx')).ViewsMenu, {
  failed: () => null,
});

/** The usual order is by a column that has no place beside the others. */
const orderWords = {
  '-created': 'The latest added first.',
  created: 'The earliest added first.',
  '-conduct_date': 'The latest date first.',
  conduct_date: 'The earliest date first.',
  address: 'By address, from A to Z.',
  '-address': 'By address, from Z to A.',
  state: 'By state, the first one first.',
  '-state': 'By state, the last one first.',
  '-updated': 'The latest change first.',
  updated: 'The earliest change first.',
};

/** For what few people ask for: an export, and the visits that are not ready. */
const readPage = async (search: InspectionSearch, page?: { page: number; per_page: number }) =>
  (await import('./list-bulk.tsx')).readPage(search, page);

export function Component() {
  const list = useList(inspectionUrl);
  const [params] = useSearchParams();
  const { isNotReady } = list.search;
  const usual = inspectionListOptions(params);
  const { data, isPlaceholderData } = useQuery({
    ...usual,
    ...(isNotReady && {
      queryKey: [...usual.queryKey, isNotReady] as unknown as typeof usual.queryKey,
      queryFn: () => readPage(list.search),
    }),
    throwOnError: whenEmpty,
  });
  const { isManager, roleName } = useSession();
  const canBook = useCan('inspections.write') && isManager;
  // Five requests less before the list is shown.
  const isResting = useRest();
  const [previewed, setPreviewed] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  return (
    <ListPage
      title="Inspections"
      subtitle={orderWords[list.search.sort ?? '-created']}
      noun={['inspection', 'inspections']}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf('inspections', (of) => readPage(list.search, of))}
      columns={inspectionColumns}
      usualSort="-created"
      selection={selected}
      onSelect={canBook ? setSelected : undefined}
      rowName={({ property, type }) => `${shortTypeName(type)}, ${fullAddress(property.address)}`}
      rowHref={({ id }) => paths.inspection(id)}
      onPreview={setPreviewed}
      openId={previewed}
      actions={
        <>
          {canBook && (
            <ButtonLink to={paths.bulkChanges()} variant="quiet">
              Bulk changes
            </ButtonLink>
          )}
          {roleName !== 'client' && isResting && !isNotReady && (
            <ViewsMenu search={list.search} isManager={isManager} />
          )}
        </>
      }
      filters={<InspectionFilters list={list} />}
      none={{
        icon: <ClipboardList />,
        title: 'No inspections yet.',
        text: 'Book the first one: a property, a date, and who goes there.',
        action: canBook && (
          <ButtonLink to={paths.newInspection()} variant="primary">
            New inspection
          </ButtonLink>
        ),
      }}
    >
      {previewed && data && (
        <InspectionPreview
          rows={data.data}
          id={previewed}
          onGo={setPreviewed}
          onClose={() => setPreviewed(undefined)}
        />
      )}
      {selected.size > 0 && data && <ListBulk list={list} answer={data} selected={selected} onSelect={setSelected} />}
    </ListPage>
  );
}
