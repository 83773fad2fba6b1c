/** Rules by which visits recur at homes, and certificates that run out. */
import * as z from 'zod';
import { inspectionTypes, isCarriedOutByTenant, isInspectionType } from '#domain/inspection-type.ts';
import { certificateKinds, certificateNames } from '#domain/property/certificate.ts';
import { PropertyPath } from '../property.ts';
import { CalendarDay, codesOf, codeWords, Id, IdParameter, LINE, open, RequiredText, Text, Version } from '../wire.ts';

const ofRule = {
  name: 'Its name, such as Quarterly mid-term',
  everyMonths: 'A visit falls due each time so many months of a tenancy have passed',
  jitterDays:
    'Days by which a visit moves at most, away from weekends, bank holidays and days when all clerks are away',
  quietDays: 'None falls due in so many days before the last one of a tenancy',
  clientId: "At homes of this client alone; null: at everybody's",
};

export const RecurringVisit = open({
  id: Id,
  name: z.string().describe(ofRule.name),
  type_id: z.int().meta(codesOf(inspectionTypes)),
  every_months: z.int().describe(ofRule.everyMonths),
  jitter_days: z.int().describe(ofRule.jitterDays),
  quiet_days: z.int().describe(ofRule.quietDays),
  client_id: Id.nullable().describe(ofRule.clientId),
  version: Version,
}).meta({ id: 'RecurringVisit', description: 'A rule by which visits recur during tenancies' });

const isOfStaff = (code: number) => isInspectionType(code) && !isCarriedOutByTenant(code);
const rule = {
  name: RequiredText(LINE).describe(ofRule.name),
  type_id: z
    .int()
    .refine(isOfStaff, { error: 'must be a type of inspection that staff carry out' })
    .describe(codeWords(inspectionTypes)),
  every_months: z.int().min(1).max(60).describe(ofRule.everyMonths),
  jitter_days: z.int().min(0).max(30).default(5).describe(ofRule.jitterDays),
  quiet_days: z.int().min(0).max(120).default(28).describe(ofRule.quietDays),
  client_id: Id.nullable().optional().describe(ofRule.clientId),
};

export const RecurringVisitDraft = z.object(rule).meta({ id: 'RecurringVisitDraft' });
export const RecurringVisitChange = z
  .object({ ...rule, jitter_days: rule.jitter_days.unwrap(), quiet_days: rule.quiet_days.unwrap() })
  .partial()
  .meta({ id: 'RecurringVisitChange' });
export const RecurringVisitPath = z.object({ recurring_visit_id: IdParameter });

const kindWords = codeWords(certificateNames);
export const Certificate = open({
  id: Id,
  property_id: Id.describe('The property'),
  kind: z.enum(certificateKinds).describe(kindWords),
  issued_on: z.string().nullable().describe('The day of issue; null when not given'),
  expires_on: z.string().describe('The last day on which it is good'),
  ref: z.string().nullable().describe('Its number or reference; null when not given'),
  version: Version,
}).meta({ id: 'Certificate', description: 'A certificate of a property' });

const certificate = {
  kind: z.enum(certificateKinds).describe(kindWords),
  issued_on: CalendarDay.nullable().optional().describe('The day of issue'),
  expires_on: CalendarDay.describe('The last day on which it is good'),
  ref: Text(LINE).nullable().optional().describe('Its number or reference'),
};
export const CertificateDraft = z.object(certificate).meta({ id: 'CertificateDraft' });
export const CertificateChange = z.object(certificate).partial().meta({ id: 'CertificateChange' });
export const CertificatePath = PropertyPath.extend({ certificate_id: IdParameter });
