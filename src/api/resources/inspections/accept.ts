/** Turns bodies of inspections into columns of the store; the operations check links to other things. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import type { InspectionChange, InspectionDraft } from '#contract/inspection.ts';
import type { Caller } from '#domain/caller.ts';
import type { Pricing } from '#domain/firm/charges.ts';
import { readDuration } from '#domain/schedule/duration.ts';
import {
  type InspectionTypeCode,
  inspectionTypes,
  isCarriedOutByTenant,
  isInspectionType,
  USUAL_PHOTOS,
} from '#domain/inspection-type.ts';
import { isManager } from '#domain/role.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { InspectionChanges } from '#store/inspections/inspections.ts';
import type { SelfServicer } from '#store/schema/inspection.ts';

export type Draft = z.output<typeof InspectionDraft>;
export type Change = z.output<typeof InspectionChange>;

/** The contract has refused every other number. */
export function acceptType(code: number): InspectionTypeCode {
  if (!isInspectionType(code)) throw new Error(`unknown inspection type ${code}`);
  return code;
}

/** A title left out or blank is the name of the type. */
export function acceptTitle(title: string | null | undefined, type: InspectionTypeCode): string {
  return title?.trim() ? title : inspectionTypes[type];
}

/** A day stays a day; a date-time becomes its instant, in the account's time zone when it has no offset. */
export async function acceptMoment(given: string, timeZone: () => Promise<string>): Promise<string> {
  if (given.length === 10) return given;
  const isLocal = !/(Z|[+-]\d\d:\d\d)$/.test(given);
  const at = isLocal ? Temporal.PlainDateTime.from(given).toZonedDateTime(await timeZone()).epochMilliseconds : given;
  return new Date(at).toISOString();
}

/** Charges by the firm's rules stay, whatever is typed beside them. */
export function acceptPricing(given: Change['pricing'], current: Pricing | null = null): Pricing | null {
  const charges = current?.charges;
  if (given === null || given === undefined)
    return charges === undefined ? null : { price: null, additional: null, margin: null, charges };
  return { price: null, additional: null, margin: null, ...current, ...given };
}

export function acceptSelfServicer(given: NonNullable<Draft['self_servicer']>): SelfServicer {
  const { name, email, template_id: templateId = null, photos_per_room: photosPerRoom = null } = given;
  const isUsual = photosPerRoom === null || photosPerRoom === USUAL_PHOTOS;
  return { name, email, templateId, ...(!isUsual && { photosPerRoom }) };
}

/** A caller without a view of prices reads null in their place, and may send it back. */
export function withoutUnseen(body: Change, { role }: Caller): Change {
  return body.pricing === null && !isManager(role) ? { ...body, pricing: undefined } : body;
}

/** The plain fields of a change. Null and absent differ: only members in the body are touched. */
export function acceptChange(
  body: Change,
  current: Pick<InspectionRow, 'type' | 'pricing' | 'selfServicer'>,
): InspectionChanges {
  const type = body.type === undefined ? current.type : acceptType(body.type.id);
  const { notes } = body;
  return {
    ...(body.property !== undefined && { propertyId: body.property.id }),
    ...(body.type !== undefined && { type }),
    ...(body.title !== undefined && { title: acceptTitle(body.title, type) }),
    ...(body.location_of_keys !== undefined && { locationOfKeys: body.location_of_keys }),
    ...(body.return_key !== undefined && { returnKey: body.return_key }),
    ...(body.time_to_complete !== undefined && { timeToComplete: acceptDuration(body.time_to_complete) }),
    ...(body.ref !== undefined && { ref: body.ref }),
    ...(body.pricing !== undefined && { pricing: acceptPricing(body.pricing, current.pricing) }),
    ...(notes === null && { notesReport: null, notesInternal: null, notesClient: null }),
    ...(notes?.report !== undefined && { notesReport: notes.report }),
    ...(notes?.internal !== undefined && { notesInternal: notes.internal }),
    ...(notes?.client !== undefined && { notesClient: notes.client }),
    ...(body.clerk !== undefined && { clerkId: body.clerk?.id ?? null }),
    ...(body.typist !== undefined && { typistId: body.typist?.id ?? null }),
    ...(body.client_id !== undefined && { clientId: body.client_id }),
    ...(body.conduct_date_option !== undefined && { conductDateOption: body.conduct_date_option }),
    ...(body.cover_image !== undefined && { coverAttachmentId: body.cover_image?.id ?? null }),
    ...(body.self_servicer != null &&
      isCarriedOutByTenant(type) && {
        selfServicer: acceptSelfServicer({
          template_id: current.selfServicer?.templateId,
          photos_per_room: current.selfServicer?.photosPerRoom,
          ...body.self_servicer,
        }),
      }),
  };
}

export function acceptDuration(given: string | null | undefined): number | null {
  return given == null ? null : (readDuration(given) ?? null);
}
