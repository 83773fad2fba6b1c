/** Inspections between the wire and the store. */
import type * as z from 'zod';
import type { InspectionQuery } from '#contract/inspection.ts';
import type { Caller } from '#domain/caller.ts';
import { canTakeBack } from '#domain/correction/taking-back.ts';
import { findCharge } from '#domain/firm/charges.ts';
import { clerkVerbs } from '#domain/schedule/clerk-answer.ts';
import { writeDuration } from '#domain/schedule/duration.ts';
import {
  allowedVerbs,
  canClaim,
  canSeeReport,
  canRestore,
  canUnstart,
  canWriteReport,
  inspectionStates,
} from '#domain/inspection-state.ts';
import { readinessOf } from '#domain/schedule/readiness.ts';
import { areaPattern } from '#domain/property/postcode-area.ts';
import { inspectionTypes, isCarriedOutByTenant, USUAL_PHOTOS } from '#domain/inspection-type.ts';
import { isManager, isStaff, type Role } from '#domain/role.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { InspectionFilter } from '#store/inspections/inspections-filter.ts';
import type { InspectionSort } from '#store/inspections/inspections-list.ts';
import { presentPricing } from '../fees/present.ts';
import { presentPropertyWith } from '../properties/present.ts';

/** The address of a cover picture. */
export type CoverLink = (row: InspectionRow) => string | undefined;

export function presentInspection(row: InspectionRow, caller: Caller, coverLink: CoverLink) {
  const { property } = row;
  const seesReport = canSeeReport(row, caller);
  const coverUrl = seesReport ? coverLink(row) : undefined;
  // Kept where the type changes, in case it changes back; until then no tenant does anything.
  const tenant = isCarriedOutByTenant(row.type) ? row.selfServicer : null;
  return {
    id: row.id,
    account_id: row.accountId,
    actor_id: row.actorId,
    property: {
      ...presentPropertyWith(property, row.propertyShownCustomFields),
      ...(isOfAnother(property, caller) && { client: null }),
    },
    clerk: presentStaff(row.clerkId, row.clerkName, row.clerkRole),
    typist: presentStaff(row.typistId, row.typistName, row.typistRole),
    state: { id: row.state, name: inspectionStates[row.state] },
    type: { id: row.type, name: inspectionTypes[row.type] },
    ref: row.ref,
    title: row.title,
    client_id: row.clientId,
    report_key: row.reportKey,
    location_of_keys: row.locationOfKeys,
    return_key: row.returnKey,
    cover_image:
      row.coverAttachmentId === null || coverUrl === undefined ? null : { id: row.coverAttachmentId, url: coverUrl },
    notes: {
      report: seesReport ? row.notesReport : null,
      internal: isStaff(caller.role) ? row.notesInternal : null,
      client: row.notesClient,
    },
    pricing: isManager(caller.role) ? row.pricing && presentPricing(row.pricing) : null,
    time_to_complete: row.timeToComplete === null ? null : writeDuration(row.timeToComplete),
    conduct_date: row.conductDate ?? row.conductAt,
    conduct_date_option: row.conductDateOption,
    start_date: row.startedAt,
    started_at: row.startedAt,
    submitted_at: row.submittedAt,
    updated_at: row.updatedAt,
    reopened_from_review_at: row.reopenedFromReviewAt,
    completed_at: row.completedAt,
    closed_at: row.closedAt,
    customFields: row.shownCustomFields,
    created_at: row.createdAt,
    reopened_at: row.reopenedAt,
    comments_until: row.commentsUntil,
    cancelled_at: row.cancelledAt,
    cancellation_reason: row.cancellationReason,
    self_servicer: tenant && presentTenant(tenant),
    tenant_link_expires_at: tenant && row.tenantLinkExpiresAt,
    initialized: row.initializationDate !== null,
    initialization: presentInitialization(row),
    allowed: [
      ...allowedVerbs(row, caller),
      ...(canClaim(row, caller) ? ['claim'] : []),
      ...(canUnstart(row, caller) ? ['unstart'] : []),
      ...(canTakeBack(row, caller, Date.now()) ? ['uncomplete'] : []),
      ...(canRestore(row, caller) ? ['restore'] : []),
      ...clerkVerbs(row, caller, Date.now()),
    ],
    ...(isStaff(caller.role) && {
      sends_at: row.sendsAt,
      clerk_accepted_at: row.clerkAcceptedAt,
      declined: presentDeclined(row),
      waited_minutes: findCharge(row.pricing, 'waiting')?.minutes ?? null,
      readiness: presentReadiness(row),
    }),
    report_editable: canWriteReport(row, caller),
    version: row.version,
  };
}

/** A client sees the owner only of its own properties. */
function isOfAnother({ clientId }: InspectionRow['property'], caller: Caller): boolean {
  return caller.clientId !== null && caller.clientId !== clientId;
}

function presentTenant({ name, email, templateId, photosPerRoom }: NonNullable<InspectionRow['selfServicer']>) {
  return { name, email, template_id: templateId, photos_per_room: photosPerRoom ?? USUAL_PHOTOS };
}

function presentReadiness(row: InspectionRow) {
  const { property, notesInternal } = row;
  return readinessOf({ ...row, parking: property.parking, notes: [property.notes, notesInternal] });
}

function presentDeclined({ declinedBy: id, declinedName: name, declineReason, declinedAt }: InspectionRow) {
  if (id === null || name === null || declinedAt === null) return null;
  return { clerk: { id, name }, reason: declineReason ?? '', at: declinedAt };
}

function presentStaff(id: number | null, name: string | null, role: Role | null) {
  return id === null || name === null || role === null ? null : { id, name, is_manager: isManager(role) };
}

function presentInitialization({ initializationType, initializationFrom, initializationDate }: InspectionRow) {
  if (initializationType === null || initializationFrom === null || initializationDate === null) return null;
  return { type: initializationType, id: initializationFrom, date: initializationDate };
}

/** All but the interval of dates, which needs the account's time zone. */
export function acceptFilter(
  query: Omit<z.output<typeof InspectionQuery>, 'page' | 'per_page' | 'sort'>,
): InspectionFilter {
  return {
    clientIds: some(query.client_id),
    clerkIds: some(query.clerk_id),
    typistIds: some(query.typist_id),
    propertyIds: some(query.property_id),
    stateIds: some(query.state_id),
    typeIds: some(query.type_id),
    templateIds: some(query.template_id),
    address: query.address,
    areaPattern: query.postcode === undefined ? undefined : areaPattern(query.postcode),
    ref: query.ref,
    unassigned: query.unassigned === undefined ? undefined : query.unassigned === 'true',
    declined: query.declined === undefined ? undefined : query.declined === 'true',
    anywhere: query.q,
  };
}

/** `state_id=` without a value is no filter. */
function some(ids: number[] | undefined): number[] | undefined {
  return ids?.length === 0 ? undefined : ids;
}

export function acceptSort(sort: z.output<typeof InspectionQuery>['sort']): InspectionSort {
  return { by: sort.replace(/^-/, '') as InspectionSort['by'], descending: sort.startsWith('-') };
}
