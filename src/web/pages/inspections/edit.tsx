/** /inspections/<id>/edit */
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { InspectionForm } from '#web/features/inspections/inspection-form.tsx';
import { addressLine } from '#web/features/inspections/inspection-text.ts';
import { useSaveInspection } from '#web/features/inspections/use-save-inspection.tsx';
import { CustomFields } from '#web/features/properties/custom-fields.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  getInspectionOptions,
  listInspectionCustomFieldsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const inspectionOptions = (id: number) => getInspectionOptions({ path: { inspection_id: id } });

export const loader = ({ params }: LoaderFunctionArgs) =>
  Promise.all([
    queryClient.fetchQuery({ ...inspectionOptions(Number(params['inspectionId'])), staleTime: 0 }),
    queryClient.ensureQueryData(listInspectionCustomFieldsOptions()),
  ]);

export function Component() {
  return useCanManage('inspections.write') ? <EditInspection /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function EditInspection() {
  const id = Number(useParams()['inspectionId']);
  const { data } = useSuspenseQuery(inspectionOptions(id));
  const { data: customFields } = useSuspenseQuery(listInspectionCustomFieldsOptions());
  /** As it was when the form was opened: what others save meanwhile is told of, not put back. */
  const [inspection] = useState(data);
  const { saveInspection, conflictDialog } = useSaveInspection(inspection, customFields);
  const navigate = useNavigate();
  const address = addressLine(inspection.property.address);

  return (
    <Page
      title="Edit inspection"
      crumbs={[
        { label: 'Inspections', href: paths.inspections() },
        { label: address, href: paths.inspection(id) },
      ]}
      layout="read"
    >
      <InspectionForm
        inspection={inspection}
        customFields={customFields}
        customFieldInputs={<CustomFields fields={customFields} />}
        cancelHref={paths.inspection(id)}
        onSave={async (body) => {
          if ((await saveInspection(body)) === undefined) return false;
          void afterWrite('inspection');
          showToast({ text: 'Saved.' });
          await navigate(paths.inspection(id), { replace: true });
          return true;
        }}
      />
      {conflictDialog}
    </Page>
  );
}
