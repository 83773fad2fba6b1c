/** Rules, certificates and proposals between the wire and the store. */
import type * as z from 'zod';
import type { CertificateChange, RecurringVisitChange } from '#contract/property/falling-due.ts';
import { type InspectionTypeCode, inspectionTypes } from '#domain/inspection-type.ts';
import type { CertificateFields, CertificateRow } from '#store/properties/certificates.ts';
import type { RecurringVisitFields, RecurringVisitRow } from '#store/properties/recurring-visits.ts';
import type { FoundProposal } from './find-proposals.ts';

export const presentRule = (row: RecurringVisitRow) => ({
  id: row.id,
  name: row.name,
  type_id: row.type,
  every_months: row.everyMonths,
  jitter_days: row.jitterDays,
  quiet_days: row.quietDays,
  client_id: row.clientId,
  version: row.version,
});

/** Only members in the body. */
export const acceptRule = (body: z.output<typeof RecurringVisitChange>): Partial<RecurringVisitFields> => ({
  ...(body.name !== undefined && { name: body.name }),
  ...(body.type_id !== undefined && { type: body.type_id as InspectionTypeCode }),
  ...(body.every_months !== undefined && { everyMonths: body.every_months }),
  ...(body.jitter_days !== undefined && { jitterDays: body.jitter_days }),
  ...(body.quiet_days !== undefined && { quietDays: body.quiet_days }),
  ...(body.client_id !== undefined && { clientId: body.client_id }),
});

export const presentCertificate = (row: CertificateRow) => ({
  id: row.id,
  property_id: row.propertyId,
  kind: row.kind,
  issued_on: row.issuedOn,
  expires_on: row.expiresOn,
  ref: row.ref,
  version: row.version,
});

export const acceptCertificate = (body: z.output<typeof CertificateChange>): Partial<CertificateFields> => ({
  ...(body.kind !== undefined && { kind: body.kind }),
  ...(body.issued_on !== undefined && { issuedOn: body.issued_on }),
  ...(body.expires_on !== undefined && { expiresOn: body.expires_on }),
  ...(body.ref !== undefined && { ref: body.ref }),
});

export function presentProposal({ home: { id, ...address }, type, decision, ...found }: FoundProposal) {
  return {
    key: found.key,
    kind: found.kind,
    due_on: found.dueOn,
    nominal_on: found.nominalOn,
    type: type === null ? null : { id: type, name: inspectionTypes[type] },
    property: { id, address },
    tenancy_id: found.tenancyId,
    recurring_visit: found.rule,
    certificate: found.certificate,
    outcome: decision?.outcome ?? null,
    inspection_id: decision?.inspectionId ?? null,
  };
}
