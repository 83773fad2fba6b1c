/** /properties/<id>/edit */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { streetText } from '#web/features/properties/address.ts';
import { PropertyForm } from '#web/features/properties/property-form.tsx';
import { changedMembers } from '#web/features/properties/property-values.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  getPropertyOptions,
  listPropertyCustomFieldsOptions,
  updatePropertyMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const propertyOptions = (id: number) => getPropertyOptions({ path: { property_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  Promise.all([
    // A form that opens with what somebody else has changed meanwhile would put the old values back.
    queryClient.fetchQuery({ ...propertyOptions(Number(params['propertyId'])), staleTime: 0 }),
    queryClient.ensureQueryData(listPropertyCustomFieldsOptions()),
  ]);

export function Component() {
  return useCanManage('properties.write') ? <EditProperty /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function EditProperty() {
  const id = Number(useParams()['propertyId']);
  const { data: property } = useSuspenseQuery({ ...propertyOptions(id), refetchOnWindowFocus: false });
  const { data: customFields } = useSuspenseQuery(listPropertyCustomFieldsOptions());
  const update = useMutation(updatePropertyMutation());
  const street = streetText(property.address);

  return (
    <Page
      title={`Edit ${street}`}
      crumbs={[
        { label: 'Properties', href: paths.properties() },
        { label: street, href: paths.property(id) },
      ]}
      layout="read"
    >
      <PropertyForm
        property={property}
        customFields={customFields}
        cancelHref={paths.property(id)}
        onSave={async (body, before) => {
          const changes = before === undefined ? body : changedMembers(before, body);
          await update.mutateAsync({ path: { property_id: id }, body: changes });
          await afterWrite('property');
          showToast({ text: `${street} was saved.` });
          return paths.property(id);
        }}
      />
    </Page>
  );
}
