/** /properties. */
import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { addressText } from '#web/features/properties/address.ts';
import { clientChoices } from '#web/forms/client-options.ts';
import { useLastAndNext, withLastAndNext } from '#web/features/properties/last-and-next.ts';
import { propertyColumns } from '#web/features/properties/property-columns.tsx';
import { PropertyFilters } from '#web/features/properties/property-filters.tsx';
import { propertyQuery, propertyUrl } from '#web/features/properties/property-search.ts';
import { paths } from '#web/paths.ts';
import { everyClientOptions } from '#web/queries/every-page.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { listProperties } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useCanManage, useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { propertyListOptions } from './list-loader.ts';

export function Component() {
  const list = useList(propertyUrl);
  const [params] = useSearchParams();
  const { data, isPlaceholderData } = useQuery({ ...propertyListOptions(params), throwOnError: whenEmpty });
  const canWrite = useCanManage('properties.write');
  const canImport = useSession().role === roles.administrator;
  const canSeeInspections = useCan('inspections.read');
  const rows = useLastAndNext(data?.data, canSeeInspections);
  const { data: clients } = useQuery({ ...everyClientOptions(), enabled: useCan('clients.read') });
  const tags = new Set([...list.search.tags, ...(data?.data ?? []).flatMap((property) => property.tags)]);
  const newProperty = (icon?: React.ReactNode) =>
    canWrite && (
      <ButtonLink to={paths.newProperty()} variant="primary" icon={icon}>
        New property
      </ButtonLink>
    );

  return (
    <ListPage
      title="Properties"
      noun={['property', 'properties']}
      actions={newProperty(<Plus />)}
      list={list}
      answer={data && rows && { data: rows, pagination: data.pagination }}
      isStale={isPlaceholderData}
      exporting={exportOf('properties', async (page) => {
        const { data: answer } = await listProperties({ query: { ...propertyQuery(list.search), ...page } });
        return { ...answer, data: await withLastAndNext(answer.data, canSeeInspections) };
      })}
      columns={propertyColumns}
      rowName={({ address }) => addressText(address)}
      rowHref={({ id }) => paths.property(id)}
      filters={
        <PropertyFilters
          list={list}
          clients={clients === undefined ? [] : clientChoices(clients)}
          tags={[...tags].toSorted()}
        />
      }
      none={{
        icon: <Building2 />,
        title: 'No properties yet.',
        text: 'A property holds its inspections, meters and contacts for as long as it is let.',
        action: canWrite && (
          <>
            {newProperty()}
            {canImport && <ButtonLink to={paths.imports()}>Import from a spreadsheet</ButtonLink>}
          </>
        ),
      }}
      noMatch={{ text: 'Every word has to occur in the address, in any order.' }}
    />
  );
}
