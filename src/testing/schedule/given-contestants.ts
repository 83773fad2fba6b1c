/** Visits of one clerk, each with a contact who holds the link of its page. */
import { appointmentUrl } from '#api/appointment-page/appointment-url.ts';
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { addRows } from '#store/database/add-rows.ts';
import type { Database } from '#store/database/database.ts';
import { buildAppointmentAnswerStore } from '#store/inspections/appointment-answers.ts';
import { inspectionContacts, inspections } from '#store/schema/inspection.ts';
import { reports } from '#store/schema/report.ts';
import { buildAccountToken, buildReportKey } from '#store/secrets/random-token.ts';

/** `agreed`: the time of the visit. */
export type Contestant = { id: number; url: string; email: string; agreed: string };
type Visit = { accountId: number; propertyId: number; clerkId: number; actorId?: number };

const daysAround = [-7, -6, -5, -4, -3, 3, 4, 5, 6, 7];

/** Times from which the wanted one may be taken. The days next to it stay free: whoever is too late looks there, and reads few visits. */
export const timesAround = (wanted: string, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => {
    const days = daysAround[nth % daysAround.length] ?? 0;
    return new Date(Date.parse(wanted) + days * 86_400_000).toISOString();
  });

export async function givenContestants(
  database: Database,
  { accountId, propertyId, clerkId, actorId }: Visit,
  times: readonly string[],
): Promise<Contestant[]> {
  const answers = buildAppointmentAnswerStore(database);
  const begun = await addRows(
    database,
    reports,
    times.map(() => ({ accountId })),
  );
  const visits = await addRows(
    database,
    inspections,
    begun.map(({ id: reportId }, nth) => ({
      accountId,
      propertyId,
      reportId,
      clerkId,
      actorId: actorId ?? null,
      conductAt: times[nth] ?? null,
      conductDateOption: 0,
      timeToComplete: 60,
      state: states.assigned,
      type: types.inventory,
      title: 'Inventory',
      reportKey: buildReportKey(accountId),
    })),
  );
  const contacts = await addRows(
    database,
    inspectionContacts,
    visits.map(({ id: inspectionId }) => ({
      accountId,
      inspectionId,
      type: contactCodes.tenant,
      name: `Contact ${inspectionId}`,
      email: `contact-${inspectionId}@example.com`,
      signee: false,
      notify: true,
      deliver: false,
    })),
  );
  const contestants: Contestant[] = [];
  for (const [nth, { id: contactId, inspectionId, email }] of contacts.entries()) {
    const token = buildAccountToken(accountId);
    await answers.addLink(accountId, contactId, token);
    contestants.push({
      id: inspectionId,
      url: appointmentUrl('', token),
      email: email ?? '',
      agreed: times[nth] ?? '',
    });
  }
  return contestants;
}
