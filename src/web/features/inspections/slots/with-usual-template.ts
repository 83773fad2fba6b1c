/** Chooses the template that the firm's rules name for a booking that nobody fills in by hand, as the form does. */
import { checkInTypes, types } from '#domain/inspection-type.ts';
import { allTemplatesOptions } from '#web/queries/every-page.ts';
import { getAccountSettingsOptions, getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import type { InspectionValues } from '../inspection-values.ts';
import { finishedOptions, latestOf } from '../start-from/start-from.ts';
import { usualTemplate } from '../use-usual-template.ts';

export async function withUsualTemplate(values: InspectionValues): Promise<InspectionValues> {
  const propertyId = values.property.id;
  if (propertyId === null) return values;
  const typeId = Number(values.type.id);
  // A check-out is compared with a check-in, where there is one.
  if (typeId === types.checkOut) {
    const { data } = await queryClient.fetchQuery(finishedOptions(propertyId, checkInTypes));
    if (latestOf(data) !== undefined) return values;
  }
  const [settings, property, templates] = await Promise.all([
    queryClient.ensureQueryData(getAccountSettingsOptions()),
    queryClient.ensureQueryData(getPropertyOptions({ path: { property_id: propertyId } })),
    queryClient.ensureQueryData(allTemplatesOptions()),
  ]);
  const offered = templates.filter(({ type_ids: of }) => of.length === 0 || of.includes(typeId));
  const usual = usualTemplate(settings, offered, typeId, property);
  return usual === undefined ? values : { ...values, startFrom: 'template', preload_template_id: String(usual) };
}
