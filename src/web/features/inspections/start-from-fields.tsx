/** The start of the new report: the property's last report or check-in, a template, or nothing. */
import { checkInTypes, types } from '#domain/inspection-type.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#web/forms/fields.tsx';
import { everyPage } from '#web/queries/every-page.ts';
import { listTemplates } from '#web/queries/generated/sdk.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import type { InspectionValues } from './inspection-values.ts';
import { finishedOptions, latestOf, startChoices } from './start-from.ts';

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
  const offered = (templates.data ?? []).filter(
    ({ id, type_ids: typeIds }) => typeIds.length === 0 || typeIds.includes(Number(typeId)) || String(id) === chosen,
  );
  const isKnown = propertyId !== null;
  const last = useQuery({ ...finishedOptions(propertyId ?? 0), enabled: isKnown });
  const isCheckOut = Number(typeId) === types.checkOut;
  const checkIn = useQuery({ ...finishedOptions(propertyId ?? 0, checkInTypes), enabled: isKnown && isCheckOut });
  const found = isCheckOut ? checkIn.data && latestOf(checkIn.data.data) : undefined;
  return (
    <FieldGroup title="Start the report from">
      <SelectField
        name="startFrom"
        label="Start from"
        options={startChoices({
          checkIn: found,
          last: last.data && latestOf(last.data.data),
          isAwaited: isCheckOut && checkIn.data === undefined,
        })}
        hint={found === undefined ? undefined : 'A check-out is compared with what it starts from.'}
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
