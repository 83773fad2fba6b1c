/** /properties/new */
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { addressText } from '#web/features/properties/address.ts';
import { PropertyForm } from '#web/features/properties/property-form.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  createPropertyMutation,
  listPropertyCustomFieldsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export const loader = () => queryClient.ensureQueryData(listPropertyCustomFieldsOptions());

export function Component() {
  return useCanManage('properties.write') ? <NewProperty /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function NewProperty() {
  const { data: customFields } = useSuspenseQuery(listPropertyCustomFieldsOptions());
  const create = useMutation(createPropertyMutation());

  return (
    <Page title="New property" crumbs={[{ label: 'Properties', href: paths.properties() }]} layout="read">
      <PropertyForm
        customFields={customFields}
        cancelHref={paths.properties()}
        onSave={async (body) => {
          const property = await create.mutateAsync({ body });
          void afterWrite('property');
          showToast({ text: `${addressText(property.address)} was created.` });
          return paths.property(property.id);
        }}
      />
    </Page>
  );
}
