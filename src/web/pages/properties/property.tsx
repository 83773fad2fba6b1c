/** /properties/<id>: the property's heading and its tabs. */
import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { type LoaderFunctionArgs, Outlet, useOutletContext, useParams } from 'react-router';
import { roles } from '#domain/role.ts';
import { streetText, townText } from '#web/features/properties/address.ts';
import { paths } from '#web/paths.ts';
import { getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCanManage, useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const propertyOptions = (id: number) => getPropertyOptions({ path: { property_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(propertyOptions(Number(params['propertyId'])));

export function Component() {
  const id = Number(useParams()['propertyId']);
  const { data: property } = useSuspenseQuery(propertyOptions(id));
  const { role } = useSession();
  const canWrite = useCanManage('properties.write');
  const canBook = useCanManage('inspections.write');
  const street = streetText(property.address);

  return (
    <Page
      title={street}
      documentTitle={`${street} · Properties`}
      crumbs={[{ label: 'Properties', href: paths.properties() }]}
      subtitle={[townText(property.address), property.client?.name, property.ref].filter(Boolean).join(' · ')}
      actions={
        <>
          {canWrite && (
            <ButtonLink to={paths.editProperty(id)} icon={<Pencil />}>
              Edit
            </ButtonLink>
          )}
          {canBook && (
            <ButtonLink to={paths.newInspection(id)} icon={<Plus />}>
              Book an inspection
            </ButtonLink>
          )}
        </>
      }
      toolbar={
        <TabLinks
          label="Parts of this property"
          tabs={[
            { label: 'Overview', href: paths.property(id) },
            { label: 'Inspections', href: paths.propertyInspections(id) },
            { label: 'Contacts', href: paths.propertyContacts(id) },
            { label: 'Tenancies', href: paths.propertyTenancies(id) },
            { label: 'Meters', href: paths.propertyMeters(id) },
            ...(role === roles.client ? [] : [{ label: 'Audit', href: paths.propertyAudit(id) }]),
          ]}
        />
      }
    >
      <Outlet context={property} />
    </Page>
  );
}

export const useProperty = (): Property => useOutletContext<Property>();
