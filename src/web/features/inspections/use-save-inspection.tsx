/** Saving an inspection that somebody else may have changed meanwhile: field by field, over the version that was read. */
import { useMutation } from '@tanstack/react-query';
import { isInspectionType, inspectionTypes } from '#domain/inspection-type.ts';
import { bodyOf, type Parts, partsOf, withWhole } from '#web/forms/parts-of-body.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { allStaffOptions, everyClientOptions } from '#web/queries/every-page.ts';
import { getPropertyQueryKey, updateInspectionMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { CustomField, Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { dateTimeText, durationText } from '#web/ui/time/date-text.ts';
import type { InspectionBody } from './inspection-form.tsx';
import { fullAddress, shortTypeName } from './inspection-text.ts';
import { toInspectionBody, toInspectionValues } from './inspection-values.ts';

const groups = ['notes', 'pricing', 'self_servicer', 'custom_fields'];
/** The service wants all their parts at once. */
const wholes = ['self_servicer', 'custom_fields'];

const labels: Record<string, string> = {
  property: 'Property',
  type: 'Type',
  client_id: 'Client',
  conduct_date: 'Date and time',
  conduct_date_option: 'The date',
  time_to_complete: 'Duration',
  clerk: 'Clerk',
  typist: 'Typist',
  title: 'Title',
  ref: 'Ref',
  location_of_keys: 'Where the keys are',
  return_key: 'Return them to',
  'notes.report': 'Note in the report',
  'notes.internal': 'Internal note',
  'notes.client': 'Note for the client',
  'pricing.price': 'Price (£)',
  'pricing.additional': 'Additional charges (£)',
  'pricing.margin': 'Margin (£)',
  'self_servicer.name': 'Tenant',
  'self_servicer.email': 'E-mail of the tenant',
  'self_servicer.photos_per_room': 'Photos of each room',
};

/** As the form would send it, so that both can be compared. */
function readParts(inspection: Inspection, fields: readonly CustomField[]) {
  const { template_id: _kept, ...tenant } = inspection.self_servicer ?? {};
  const body = { ...toInspectionBody(toInspectionValues(inspection, fields)), self_servicer: tenant };
  return { ...partsOf(body, groups), version: inspection.version };
}

export function useSaveInspection(inspection: Inspection, fields: readonly CustomField[]) {
  const update = useMutation(updateInspectionMutation());
  const labelled = { ...labels, ...Object.fromEntries(fields.map(({ id, name }) => [`custom_fields.${id}`, name])) };
  const { save, conflictDialog } = useConflict(labelled, String, { valueWord });

  /** Resolves to undefined when the person went back to the form. */
  const saveInspection = (body: InspectionBody) => {
    const { auto_load_contacts: _creation, preload_template_id: _start, self_servicer, ...kept } = body;
    // The template of a tenant is chosen once.
    const { template_id: _template, ...tenant } = self_servicer ?? {};
    return save<Parts, Inspection>({
      before: readParts(inspection, fields),
      body: partsOf({ ...kept, ...(self_servicer != null && { self_servicer: tenant }) }, groups),
      present: (current: Inspection) => readParts(current, fields),
      send: (changes, headers, read) =>
        update.mutateAsync({
          path: { inspection_id: inspection.id },
          body: bodyOf(withWhole(changes, read, wholes)),
          headers,
        }),
    });
  };
  return { saveInspection, conflictDialog };
}

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

/** Codes and ids by the words that the form has for them. */
function valueWord(value: unknown, name: string): string | undefined {
  const id = idOf(value);
  if (typeof id === 'number') return numberWord(id, name);
  if (typeof id !== 'string' || id === '') return undefined;
  if (name === 'conduct_date') return dateTimeText(id);
  return name === 'time_to_complete' ? durationText(id) : undefined;
}

function numberWord(code: number, name: string): string | undefined {
  switch (name) {
    case 'clerk':
    case 'typist':
      return queryClient.getQueryData(allStaffOptions().queryKey)?.find(({ id }) => id === code)?.name;
    case 'client_id':
      return queryClient.getQueryData(everyClientOptions().queryKey)?.find(({ id }) => id === code)?.name;
    case 'property':
      return addressOf(code);
    case 'type':
      return isInspectionType(code) ? shortTypeName({ id: code, name: inspectionTypes[code] }) : undefined;
    case 'conduct_date_option':
      return code === 0 ? 'Confirmed' : 'Not confirmed';
    default:
      return undefined;
  }
}

function addressOf(id: number): string {
  const known = queryClient.getQueryData<Property>(getPropertyQueryKey({ path: { property_id: id } }));
  return known === undefined ? 'Another property' : fullAddress(known.address);
}
