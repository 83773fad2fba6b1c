/** The values of the booking form, and their conversion to the wire, where empty text is null. */
import { types, USUAL_PHOTOS } from '#domain/inspection-type.ts';
import { readDuration, writeDuration } from '#domain/schedule/duration.ts';
import { textOrNull } from '#web/forms/text-or-null.ts';
import type { CustomField, Inspection } from '#web/queries/generated/types.gen.ts';
import { isDay, isTime, timeFault } from '#web/ui/time/skipped-time.ts';
import { toInstant, toWallTime } from '#web/ui/time/time-zone.ts';

/** The usual start: of a check-out the latest check-in, of others nothing. */
export type StartFrom = 'usual' | 'nothing' | 'last-report' | 'template';

export type InspectionValues = {
  property: { id: number | null };
  type: { id: string };
  /** Undefined until it is known whose property it is. */
  client_id: number | null | undefined;
  /** The day; the time beside it. Under the wire's name, so that a refusal finds the field. */
  conduct_date: string;
  time: string;
  isConfirmed: boolean;
  time_to_complete: string;
  clerk: { id: string };
  typist: { id: string };
  title: string;
  ref: string;
  location_of_keys: string;
  return_key: string;
  notes: { report: string; internal: string; client: string };
  pricing: { price: string; additional: string; margin: string };
  auto_load_contacts: boolean;
  startFrom: StartFrom;
  preload_template_id: string;
  self_servicer: { name: string; email: string; template_id: string; photos_per_room: number | string | null };
  customFields: Record<string, string>;
};

export function emptyInspection(
  start: { propertyId: number | null; day: string },
  fields: readonly CustomField[],
): InspectionValues {
  return {
    property: { id: start.propertyId },
    type: { id: '1' },
    client_id: undefined,
    conduct_date: start.day,
    time: '',
    isConfirmed: true,
    time_to_complete: '',
    clerk: { id: '' },
    typist: { id: '' },
    title: '',
    ref: '',
    location_of_keys: '',
    return_key: '',
    notes: { report: '', internal: '', client: '' },
    pricing: { price: '', additional: '', margin: '' },
    auto_load_contacts: true,
    startFrom: 'usual',
    preload_template_id: '',
    self_servicer: { name: '', email: '', template_id: '', photos_per_room: USUAL_PHOTOS },
    customFields: Object.fromEntries(fields.map(({ id }) => [`field-${id}`, ''])),
  };
}

export function toInspectionValues(inspection: Inspection, fields: readonly CustomField[]): InspectionValues {
  const wall = inspection.conduct_date === null ? { date: '', time: '' } : toWallTime(inspection.conduct_date);
  const minutes = inspection.time_to_complete === null ? undefined : readDuration(inspection.time_to_complete);
  const { notes, pricing } = inspection;
  return {
    ...emptyInspection({ propertyId: inspection.property.id, day: wall.date }, fields),
    type: { id: String(inspection.type.id) },
    client_id: inspection.client_id,
    time: wall.time,
    isConfirmed: inspection.conduct_date_option === 0,
    time_to_complete: minutes === undefined ? '' : writeDuration(minutes),
    clerk: { id: String(inspection.clerk?.id ?? '') },
    typist: { id: String(inspection.typist?.id ?? '') },
    title: inspection.title,
    ref: inspection.ref ?? '',
    location_of_keys: inspection.location_of_keys,
    return_key: inspection.return_key ?? '',
    notes: { report: notes.report ?? '', internal: notes.internal ?? '', client: notes.client ?? '' },
    pricing: { price: pricing?.price ?? '', additional: pricing?.additional ?? '', margin: pricing?.margin ?? '' },
    self_servicer: {
      name: inspection.self_servicer?.name ?? '',
      email: inspection.self_servicer?.email ?? '',
      template_id: String(inspection.self_servicer?.template_id ?? ''),
      photos_per_room: inspection.self_servicer?.photos_per_room ?? USUAL_PHOTOS,
    },
    customFields: Object.fromEntries(fields.map(({ id }) => [`field-${id}`, inspection.customFields[id]?.value ?? ''])),
  };
}

const idOrNull = (text: string): number | null => (text === '' ? null : Number(text));

export function typedFaults({
  conduct_date: date,
  time,
}: Pick<InspectionValues, 'conduct_date' | 'time'>): Partial<Record<string, string>> {
  const fault = timeFault({ date, time });
  return fault === undefined ? {} : { time: fault };
}

/** A day and a time are an instant; a day alone stays a day. Unreadable text goes on as it is, to be refused. */
function conductDate(day: string, time: string): string | undefined {
  if (day === '') return undefined;
  if (!isDay(day) || !isTime(time)) return day;
  return toInstant({ date: day, time });
}

/**
 * All values of the form; the contract's schema judges them. It takes only custom fields that are filled, or were
 * `before`.
 */
export function toInspectionBody(values: InspectionValues, before?: Pick<InspectionValues, 'customFields'>) {
  const typeId = Number(values.type.id);
  const custom = Object.entries(values.customFields)
    .filter(([name, value]) => value !== '' || (before?.customFields[name] ?? '') !== '')
    .map(([name, value]) => [name.replace('field-', ''), { value }] as const);
  return {
    property: { id: values.property.id },
    type: { id: typeId },
    ...(values.client_id !== undefined && { client_id: values.client_id }),
    conduct_date: conductDate(values.conduct_date, values.time),
    conduct_date_option: values.isConfirmed ? 0 : 1,
    time_to_complete: textOrNull(values.time_to_complete),
    clerk: { id: idOrNull(values.clerk.id) },
    typist: { id: idOrNull(values.typist.id) },
    title: textOrNull(values.title),
    ref: textOrNull(values.ref),
    location_of_keys: values.location_of_keys.trim(),
    return_key: textOrNull(values.return_key),
    notes: {
      report: textOrNull(values.notes.report),
      internal: textOrNull(values.notes.internal),
      client: textOrNull(values.notes.client),
    },
    pricing: {
      price: textOrNull(values.pricing.price),
      additional: textOrNull(values.pricing.additional),
      margin: textOrNull(values.pricing.margin),
    },
    auto_load_contacts: values.auto_load_contacts,
    ...(values.startFrom === 'template' && { preload_template_id: idOrNull(values.preload_template_id) }),
    ...((typeId === types.selfService || typeId === types.live) && {
      self_servicer: {
        name: values.self_servicer.name.trim(),
        email: values.self_servicer.email.trim(),
        template_id: idOrNull(values.self_servicer.template_id),
        photos_per_room: values.self_servicer.photos_per_room,
      },
    }),
    ...(custom.length > 0 && { custom_fields: Object.fromEntries(custom) }),
  };
}
