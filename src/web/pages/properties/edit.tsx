/** /properties/<id>/edit */
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { streetText } from '#web/features/properties/address.ts';
import { PropertyForm } from '#web/features/properties/property-form.tsx';
import { useSaveProperty } from '#web/features/properties/use-save-property.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  getPropertyOptions,
  listPropertyCustomFieldsOptions,
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
  const { data } = useSuspenseQuery(propertyOptions(id));
  const { data: customFields } = useSuspenseQuery(listPropertyCustomFieldsOptions());
  /** As it was when the form was opened: what others save meanwhile is told of, not put back. */
  const [property] = useState(data);
  const { saveProperty, conflictDialog } = useSaveProperty(property, customFields);
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
        onSave={async (body) => {
          if ((await saveProperty(body)) === undefined) return undefined;
          await afterWrite('property');
          showToast({ text: `${street} was saved.` });
          return paths.property(id);
        }}
      />
      {conflictDialog}
    </Page>
  );
}
