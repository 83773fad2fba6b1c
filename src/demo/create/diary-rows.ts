/** Inspections with their contacts. */
import { startsFrom } from '#domain/initialization.ts';
import { commentWindowEnd, standardCommentDays } from '#domain/comment-window.ts';
import { isCarriedOutByTenant, types } from '#domain/inspection-type.ts';
import { at, laterBy } from '#demo/calendar.ts';
import type { DemoPerson } from '#demo/content/company/people.ts';
import type { DemoContent, DemoHome, DemoInspection } from '#demo/content/demo-inspection.ts';
import { priceFor } from '#demo/content/diary/durations.ts';
import { clients as clientContent, type DemoClient } from '#demo/content/portfolio/clients.ts';
import { templateNamed } from '#demo/content/report/templates.ts';
import { insertRows, reserveIds } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { inspectionContacts, inspections } from '#store/schema/inspection.ts';
import { buildReportKey } from '#store/secrets/random-token.ts';
import { type CompanyIds, fieldValues } from './company-rows.ts';
import { Identities } from './identities.ts';
import type { PortfolioIds } from './portfolio-rows.ts';
import type { ReportIds } from './report-rows.ts';

export type DiaryIds = { inspections: Identities<DemoInspection> };
type Ids = { company: CompanyIds; portfolio: PortfolioIds; reports: ReportIds };

/** Booked first, numbered first: newest-first lists agree with ids. */
export async function reserveDiary(tx: Executor, accountId: number, content: DemoContent): Promise<DiaryIds> {
  const byBooking = content.inspections.toSorted(
    (one, other) => one.milestones.createdAt.getTime() - other.milestones.createdAt.getTime(),
  );
  return { inspections: await Identities.reserve(tx, inspections, accountId, byBooking) };
}

export async function insertDiary(
  tx: Executor,
  content: DemoContent,
  ids: Ids,
  diary: DiaryIds,
  covers: ReadonlyMap<DemoInspection, number>,
): Promise<void> {
  await insertRows(
    tx,
    inspections,
    content.inspections.map((one) => ({
      ...inspectionRow(one, content, ids, diary),
      coverAttachmentId: covers.get(one) ?? null,
    })),
  );
  const contacts = content.inspections.flatMap((one) => {
    const home = content.homes[one.appointment.property.key];
    return [...one.tenants, ...(home?.permanent ?? [])].map((contact) => ({
      ...contact,
      accountId: ids.company.accountId,
      inspectionId: diary.inspections.of(one),
      createdAt: one.milestones.createdAt.toISOString(),
    }));
  });
  const contactIds = await reserveIds(tx, inspectionContacts, ids.company.accountId, contacts.length);
  await insertRows(
    tx,
    inspectionContacts,
    contacts.map((row, at) => ({ id: contactIds[at] ?? 0, ...row })),
  );
}

export function personId(key: string | null, content: DemoContent, { people }: CompanyIds): number | null {
  return key === null ? null : people.of(personNamed(key, content));
}

export function personNamed(key: string, { people }: DemoContent): DemoPerson {
  const person = people.find((one) => one.key === key);
  if (person === undefined) throw new Error(`Nobody is called ${key}.`);
  return person;
}

function inspectionRow(one: DemoInspection, content: DemoContent, ids: Ids, diary: DiaryIds) {
  const { appointment, words, milestones } = one;
  const { company, portfolio, reports } = ids;
  const home = content.homes[appointment.property.key] as DemoHome;
  const { day, from, property, type } = appointment;
  const dateOnly = day !== null && from === null;
  return {
    id: diary.inspections.of(one),
    accountId: company.accountId,
    propertyId: portfolio.homes.of(home),
    reportId: reports.reports.of(one),
    actorId: personId(milestones.creatorKey, content, company),
    clerkId: personId(appointment.clerkKey, content, company),
    typistId: personId(milestones.typistKey, content, company),
    state: appointment.state,
    type,
    ref: words.ref,
    title: words.title,
    clientId: company.clients.of(clientContent[property.clientKey] as DemoClient),
    reportKey: buildReportKey(company.accountId),
    locationOfKeys: words.locationOfKeys,
    returnKey: words.returnKey,
    notesReport: words.notesReport,
    notesInternal: words.notesInternal,
    notesClient: words.notesClient,
    pricing: priceFor(type, property),
    timeToComplete: appointment.minutes,
    conductAt: day === null ? null : at(day, from ?? 0).toISOString(),
    conductDateOnly: dateOnly,
    conductDateOption: appointment.confirmed ? 0 : 1,
    customFields: fieldValues(company, {
      purchaseOrder: words.purchaseOrder,
      parkingNote: words.parkingNote,
      occupants: words.occupants,
      forwardingAddress: words.forwardingAddress,
      tenancyStart: type === types.checkIn || type === types.inventoryAndCheckIn ? day : null,
    }),
    selfServicer: selfServicer(one, reports),
    ...initialization(one, reports, diary),
    startedAt: iso(milestones.startedAt),
    submittedAt: iso(milestones.submittedAt),
    reopenedFromReviewAt: iso(milestones.reopenedFromReviewAt),
    completedAt: iso(milestones.completedAt),
    commentsUntil: commentsUntil(milestones.completedAt),
    closedAt: iso(milestones.closedAt),
    cancelledAt: iso(milestones.cancelledAt),
    cancellationReason: words.cancellationReason,
    createdAt: milestones.createdAt.toISOString(),
    updatedAt: milestones.updatedAt.toISOString(),
  };
}

function commentsUntil(completedAt: Date | null): string | null {
  return completedAt === null ? null : commentWindowEnd(completedAt.toISOString(), standardCommentDays);
}

function iso(instant: Date | null): string | null {
  return instant === null ? null : instant.toISOString();
}

function initialization(
  { source, milestones }: DemoInspection,
  { templates }: ReportIds,
  { inspections: known }: DiaryIds,
) {
  if (source === null) return { initializationType: null, initializationFrom: null, initializationDate: null };
  const date = laterBy(milestones.createdAt, 2).toISOString();
  if ('inspection' in source)
    return {
      initializationType: startsFrom.report,
      initializationFrom: known.of(source.inspection),
      initializationDate: date,
    };
  return {
    initializationType: startsFrom.template,
    initializationFrom: templates.of(templateNamed(source.template)),
    initializationDate: date,
  };
}

function selfServicer({ appointment, tenants, source }: DemoInspection, { templates }: ReportIds) {
  if (!isCarriedOutByTenant(appointment.type)) return null;
  const [tenant] = tenants;
  const template = source !== null && 'template' in source ? templates.of(templateNamed(source.template)) : null;
  return { name: tenant?.name ?? 'The tenant', email: tenant?.email ?? 'tenant@example.com', templateId: template };
}
