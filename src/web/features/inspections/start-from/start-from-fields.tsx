/** The start of the new report: the property's last report or check-in, a template, or nothing. */
import { checkInTypes, tenantTypes, types } from '#domain/inspection-type.ts';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { SelectField } from '#web/forms/fields.tsx';
import { allTemplatesOptions } from '#web/queries/every-page.ts';
import { listSelfServiceTemplatesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import type { InspectionValues } from '../inspection-values.ts';
import { finishedOptions, latestOf, startChoices } from './start-from.ts';
import { usePreselection, useUsualTemplate } from '../use-usual-template.ts';

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
  const usual = useUsualTemplate(offered);
  // A check-out is compared with a check-in, where there is one; a tenant's template is chosen beside the tenant.
  const isTenants = tenantTypes.some((one) => one === Number(typeId));
  const isFree = !isTenants && (!isCheckOut || (isKnown && checkIn.data !== undefined && found === undefined));
  usePreselection(
    isFree && usual !== undefined ? { startFrom: 'template', preload_template_id: String(usual) } : undefined,
    { startFrom: 'usual', preload_template_id: '' },
  );
  return (
    <FieldGroup title="Start the report from">
      <SelectField
        name="startFrom"
        label="Start from"
        options={startChoices({
          checkIn: found,
          last: last.data && latestOf(last.data.data),
          isAwaited: isCheckOut && checkIn.data === undefined,
          isTenants,
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

/** The rooms and questions that the tenant gets: the service's own unless another is chosen. */
export function TenantTemplateField() {
  const { data } = useQuery(listSelfServiceTemplatesOptions());
  const { system = [], account = [] } = data ?? {};
  const usual = useUsualTemplate([...account, ...system]);
  usePreselection(usual === undefined ? undefined : { 'self_servicer.template_id': String(usual) }, {
    'self_servicer.template_id': '',
  });
  return (
    <SelectField
      name="self_servicer.template_id"
      label="Template for the tenant"
      options={[...account, ...system].map(({ id, name }) => ({ value: String(id), label: name }))}
      emptyLabel={system[0] === undefined ? 'The usual one' : `The usual one: ${system[0].name}`}
      span={6}
    />
  );
}
