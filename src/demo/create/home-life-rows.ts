/** Tenancies with their people, certificates, and rules of recurring visits with what was decided so far. */
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { keyOfVisit, type ProposalOutcome } from '#domain/property/proposal.ts';
import { visitsDue } from '#domain/property/recurring-visits.ts';
import { addDays, at, weekdayOf } from '#demo/calendar.ts';
import type { DemoContent } from '#demo/content/demo-inspection.ts';
import { clients as clientContent, type DemoClient } from '#demo/content/portfolio/clients.ts';
import { buildCertificates, buildTenancies, type DemoTenancy } from '#demo/content/portfolio/tenancies.ts';
import { insertRows, reserveIds } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { certificates, proposalDecisions, recurringVisits, tenancies, tenancyContacts } from '#store/schema/tenancy.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import type { CompanyIds } from './company-rows.ts';
import type { DiaryIds } from './diary-rows.ts';
import { Identities } from './identities.ts';
import { takenOn, type PortfolioIds } from './portfolio-rows.ts';

type Ids = { company: CompanyIds; portfolio: PortfolioIds; diary: DiaryIds };
type Decision = { key: string; propertyId: number; outcome: ProposalOutcome; inspectionId: number | null };

export async function insertHomeLife(tx: Executor, content: DemoContent, ids: Ids): Promise<void> {
  const { accountId } = ids.company;
  const lived = buildTenancies(content);
  const known = await Identities.reserve(tx, tenancies, accountId, lived);
  await insertRows(
    tx,
    tenancies,
    lived.map((one) => ({
      id: known.of(one),
      accountId,
      propertyId: ids.portfolio.homes.of(one.home),
      startsOn: one.startsOn,
      endsOn: one.endsOn,
      noticeGivenOn: one.noticeGivenOn,
      noticeBy: one.noticeBy,
      leavesOn: one.leavesOn,
      createdAt: takenOn(one.home, content).toISOString(),
    })),
  );
  await insertPeople(tx, content, ids, { lived, known });
  await insertCertificates(tx, content, ids);
  const decisions = [
    ...(await insertRule(tx, content, ids, { lived, known })),
    ...lived.flatMap((one) => booked(one, known, ids)),
  ];
  await tx.orm.insert(proposalDecisions).values(decisions.map((one) => ({ ...one, accountId })));
}

type Lived = { lived: readonly DemoTenancy[]; known: Identities<DemoTenancy> };

/** The people who are contacts of the home now live there under its latest tenancy. */
async function insertPeople(tx: Executor, { today }: DemoContent, ids: Ids, { lived, known }: Lived): Promise<void> {
  const { accountId } = ids.company;
  const latest = new Map(lived.map((one) => [ids.portfolio.homes.of(one.home), one]));
  const current = [...latest.values()].filter(({ leavesOn }) => leavesOn === null || leavesOn >= today);
  const rows = await tx.rows<{ id: number; propertyId: number }>(
    'demo.tenants',
    `select id, property_id as "propertyId" from property_contacts where account_id = $1 and type = $2`,
    [accountId, contactCodes.tenant],
  );
  const byHome = new Map(current.map((one) => [ids.portfolio.homes.of(one.home), one]));
  const members = rows.flatMap(({ id, propertyId }) => {
    const tenancy = byHome.get(propertyId);
    return tenancy === undefined ? [] : [{ accountId, tenancyId: known.of(tenancy), contactId: id }];
  });
  await tx.orm.insert(tenancyContacts).values(members);
  // Contacts show the days of their tenancy.
  await tx.rows(
    'demo.date-tenants',
    `update property_contacts c set starts_on = t.starts_on, ends_on = coalesce(t.leaves_on, t.ends_on)
     from tenancy_contacts m join tenancies t on t.account_id = $1 and t.id = m.tenancy_id
     where m.account_id = $1 and c.account_id = $1 and c.id = m.contact_id`,
    [accountId],
  );
}

async function insertCertificates(tx: Executor, content: DemoContent, { company, portfolio }: Ids): Promise<void> {
  const all = buildCertificates(content);
  const numbers = await reserveIds(tx, certificates, company.accountId, all.length);
  await insertRows(
    tx,
    certificates,
    all.map(({ home, kind, issuedOn, expiresOn, ref }, place) => ({
      id: numbers[place] ?? 0,
      accountId: company.accountId,
      propertyId: portfolio.homes.of(home),
      kind,
      issuedOn,
      expiresOn,
      ref,
      createdAt: takenOn(home, content).toISOString(),
    })),
  );
}

/** Homes of one client are visited each quarter. Visits before this week were carried out, as the office noted. */
async function insertRule(
  tx: Executor,
  { today }: DemoContent,
  ids: Ids,
  { lived, known }: Lived,
): Promise<Decision[]> {
  const { accountId } = ids.company;
  const [id = 0] = await reserveIds(tx, recurringVisits, accountId, 1);
  const rule = { everyMonths: 3, jitterDays: 5, quietDays: 28 };
  const [client] = clientContent;
  await insertRows(tx, recurringVisits, [
    {
      id,
      accountId,
      name: 'Quarterly mid-term',
      type: types.routine,
      ...rule,
      clientId: ids.company.clients.of(client as DemoClient),
      createdAt: at(addDays(today, -300), 9 * 60).toISOString(),
    },
  ]);
  const span = { from: addDays(today, -75), until: addDays(today, -5) };
  return lived
    .filter(({ home }) => home.property.clientKey === client?.key)
    .flatMap((one) =>
      visitsDue(rule, { ...one, id: known.of(one) }, span, (day) => weekdayOf(day) <= 5).map(({ nth }) => ({
        key: keyOfVisit({ ruleId: id, tenancyId: known.of(one), nth }),
        propertyId: ids.portfolio.homes.of(one.home),
        outcome: 'done' as const,
        inspectionId: null,
      })),
    );
}

/** The visits of a notice that the diary has already. */
function booked(tenancy: DemoTenancy, known: Identities<DemoTenancy>, { portfolio, diary }: Ids): Decision[] {
  const { home, checkOut, nextCheckIn } = tenancy;
  const id = known.of(tenancy);
  const propertyId = portfolio.homes.of(home);
  const visit = (key: string, inspection: typeof checkOut): Decision[] =>
    inspection === undefined
      ? []
      : [{ key, propertyId, outcome: 'booked', inspectionId: diary.inspections.of(inspection) }];
  const isOver = checkOut !== undefined && checkOut.appointment.state >= states.review;
  const keys: Decision = { key: `key-return-${id}`, propertyId, outcome: 'done', inspectionId: null };
  return [...visit(`check-out-${id}`, checkOut), ...visit(`check-in-${id}`, nextCheckIn), ...(isOver ? [keys] : [])];
}
