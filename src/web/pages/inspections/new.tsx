/** /inspections/new?property=12 books an inspection; with `ask`, a phrase, free times are offered first. */
import { startsFrom } from '#domain/initialization.ts';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type InspectionBody, InspectionForm } from '#web/features/inspections/inspection-form.tsx';
import { fullAddress } from '#web/features/inspections/inspection-text.ts';
import type { InspectionValues } from '#web/features/inspections/inspection-values.ts';
import {
  readSlotStart,
  slotStartHref,
  slotValues,
  type SlotStart,
} from '#web/features/inspections/slots/slot-start.ts';
import { withAgreedPrice } from '#web/features/inspections/slots/with-agreed-price.ts';
import { withUsualTemplate } from '#web/features/inspections/slots/with-usual-template.ts';
import { toInspectionBody } from '#web/features/inspections/inspection-values.ts';
import { findStart } from '#web/features/inspections/start-from/start-from.ts';
import { CustomFields } from '#web/features/properties/custom-fields.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createInspectionMutation,
  createPropertyMutation,
  getPropertyOptions,
  initializeInspectionMutation,
  listInspectionCustomFieldsOptions,
  listPropertyCustomFieldsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const PropertyDialog = late(
  () => import('#web/features/properties/property-dialog.tsx').then((part) => part.PropertyDialog),
  { failed: failedDialog },
);

const SlotOffers = late(
  () => import('#web/features/inspections/slots/slot-offers.tsx').then((part) => part.SlotOffers),
  { whileFetched: <Skeleton height="20rem" /> },
);

export const loader = () => queryClient.ensureQueryData(listInspectionCustomFieldsOptions());

export function Component() {
  return useCanManage('inspections.write') ? <NewInspection /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function NewInspection() {
  const [params, setParams] = useSearchParams();
  const slotStart = readSlotStart(params);
  const phrase = params.get('ask');
  const propertyId = Number(params.get('property')) || undefined;
  const { data: customFields } = useSuspenseQuery(listInspectionCustomFieldsOptions());
  const property = useQuery({
    ...getPropertyOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== undefined,
  });
  const create = useMutation(createInspectionMutation());
  const initialize = useMutation(initializeInspectionMutation());
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<WantedProperty>();

  async function startFromReport(inspectionId: number, values: InspectionValues) {
    const report = await findStart(values);
    if (report === undefined || report.id === inspectionId) return;
    await initialize.mutateAsync({
      path: { inspection_id: inspectionId },
      body: { type: startsFrom.report, init_from: report.id },
    });
  }

  async function handleSave(body: InspectionBody, values: InspectionValues) {
    const inspection = await create.mutateAsync({ body: { ...body, numbered: true } });
    // The booking stands even when the earlier report cannot be taken over; the person is told.
    await startFromReport(inspection.id, values).catch(() =>
      showToast({ text: 'Booked, but the earlier report could not be taken over.', tone: 'failed' }),
    );
    void afterWrite('inspection');
    showToast({ text: `Booked: ${fullAddress(inspection.property.address)}.` });
    await navigate(paths.inspection(inspection.id), { replace: true });
    return true;
  }

  async function handleSlot(start: SlotStart) {
    const isComplete = start.propertyId !== null && !customFields.some(({ required }) => required);
    if (!isComplete) {
      await navigate(slotStartHref(start));
      return;
    }
    const values = await withAgreedPrice(await withUsualTemplate(slotValues(start, customFields)));
    try {
      await handleSave(toInspectionBody(values) as InspectionBody, values);
    } catch (error) {
      showToast({ text: `Not booked. ${errorText(error)}`, tone: 'failed' });
    }
  }

  if (phrase !== null)
    return (
      <Page title="Ask for a slot" crumbs={[{ label: 'Inspections', href: paths.inspections() }]} layout="read">
        <SlotOffers phrase={phrase} onPhrase={(ask) => setParams({ ask }, { replace: true })} onChoose={handleSlot} />
      </Page>
    );
  return (
    <Page title="New inspection" crumbs={[{ label: 'Inspections', href: paths.inspections() }]} layout="read">
      {propertyId !== undefined && property.isPending ? (
        <Skeleton height="20rem" />
      ) : (
        <InspectionForm
          property={property.data}
          start={slotStart && slotValues(slotStart, customFields)}
          typedAddress={slotStart?.postcode}
          customFields={customFields}
          customFieldInputs={<CustomFields fields={customFields} />}
          cancelHref={propertyId === undefined ? paths.inspections() : paths.property(propertyId)}
          onSave={handleSave}
          onCreateProperty={(typed, onCreated) => setWanted({ typed, onCreated })}
        />
      )}
      {wanted && <NewProperty {...wanted} beds={slotStart?.beds} onClose={() => setWanted(undefined)} />}
    </Page>
  );
}

type WantedProperty = { typed: string; onCreated: (property: Property) => void };

/** Beside the booking form, not within it: a form inside of another would save both. */
type NewPropertyProps = WantedProperty & { beds: number | null | undefined; onClose: () => void };

function NewProperty({ typed, beds, onCreated, onClose }: NewPropertyProps) {
  const { data: customFields } = useQuery(listPropertyCustomFieldsOptions());
  const create = useMutation(createPropertyMutation());
  if (customFields === undefined) return null;
  return (
    <PropertyDialog
      typed={typed}
      beds={beds ?? null}
      customFields={customFields}
      onSave={async (body) => {
        const property = await create.mutateAsync({ body });
        void afterWrite('property');
        onCreated(property);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
