/** The start of the new report: the property's last report, a template, or nothing. */
import { states } from '#domain/inspection-state.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#web/forms/fields.tsx';
import { everyPage } from '#web/queries/every-page.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { listTemplates } from '#web/queries/generated/sdk.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { shortTypeName } from './inspection-text.ts';
import type { InspectionValues } from './inspection-values.ts';

/** The property's most recent finished report, which a check-out is compared with. */
export const lastReportOptions = (propertyId: number) =>
  listInspectionsOptions({
    query: {
      property_id: [propertyId],
      state_id: [states.complete, states.closed],
      sort: '-conduct_date',
      per_page: 20,
    },
  });

const allTemplatesOptions = () =>
  queryOptions({
    queryKey: [{ _id: 'listTemplates', isWhole: true }],
    queryFn: ({ signal }) => everyPage((query) => listTemplates({ query, signal })),
  });

export function StartFromFields() {
  const [propertyId, startFrom, typeId, chosen] = useWatch<
    InspectionValues,
    ['property.id', 'startFrom', 'type.id', 'preload_template_id']
  >({ name: ['property.id', 'startFrom', 'type.id', 'preload_template_id'] });
  const templates = useQuery(allTemplatesOptions());
  const reports = useQuery({ ...lastReportOptions(propertyId ?? 0), enabled: propertyId !== null });
  const offered = (templates.data ?? []).filter(
    ({ id, type_ids: typeIds }) => typeIds.length === 0 || typeIds.includes(Number(typeId)) || String(id) === chosen,
  );
  const last = reports.data?.data.find((one) => one.cancelled_at == null);
  const said =
    last === undefined
      ? 'The last report (there is none)'
      : `The last report: ${shortTypeName(last.type)}${last.conduct_date === null ? '' : `, ${dateTimeText(last.conduct_date)}`}`;
  return (
    <FieldGroup title="Start the report from">
      <SelectField
        name="startFrom"
        label="Start from"
        options={[
          { value: 'nothing', label: 'Nothing' },
          { value: 'last-report', label: said },
          { value: 'template', label: 'A template' },
        ]}
        span={6}
      />
      {startFrom === 'template' && (
        <SelectField
          name="preload_template_id"
          label="Template"
          isRequired
          options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
          emptyLabel="Choose one"
          span={6}
        />
      )}
    </FieldGroup>
  );
}
