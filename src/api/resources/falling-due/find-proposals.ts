/** Finds what falls due, from tenancies, rules and certificates; nothing of it is kept but what somebody decides. */
import type { Caller } from '#domain/caller.ts';
import { draftsOfNotice, keyOfCertificate, keyOfVisit, type ProposalKind } from '#domain/property/proposal.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { CertificateKind } from '#domain/property/certificate.ts';
import { visitsDue } from '#domain/property/recurring-visits.ts';
import { roles } from '#domain/role.ts';
import { addDays, weekdayOf } from '#domain/schedule/calendar-day.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { DecisionRow, HomeDue, TenancyDue } from '#store/properties/proposals.ts';
import type { RecurringVisitRow } from '#store/properties/recurring-visits.ts';
import { bankHolidays } from './bank-holidays.ts';

export type FoundProposal = {
  key: string;
  kind: ProposalKind;
  dueOn: string;
  nominalOn: string;
  type: InspectionTypeCode | null;
  home: HomeDue;
  tenancyId: number | null;
  rule: { id: number; name: string } | null;
  certificate: { id: number; kind: CertificateKind } | null;
  decision: DecisionRow | undefined;
};

/** Days, both included. */
export type DueSpan = {
  from: string;
  until: string;
  /** Certificates that ran out wait until somebody renews or drops them: they are looked for from an earlier day. */
  certificatesFrom?: string | undefined;
  /** Steps after a notice wait for nobody's calendar: they are looked for until a later day. */
  noticesUntil?: string | undefined;
  propertyId?: number | undefined;
};
/** Before any certificate. */
export const everBefore = '0001-01-01';
/** After any notice. */
export const everAfter = '9999-12-31';

const nobody = { tenancyId: null, rule: null, certificate: null };
const MOST_STAFF = 1000;

/** The earliest first. */
export async function findProposals(
  store: StoreTransaction,
  { accountId }: Pick<Caller, 'accountId'>,
  { from, until, certificatesFrom = from, noticesUntil = until, propertyId }: DueSpan,
): Promise<FoundProposal[]> {
  const filter = { from, until, propertyId };
  const [tenancies, certificates, rules, isFree] = await Promise.all([
    store.proposals.listTenancies(accountId, { ...filter, until: addDays(until, 31) }),
    store.proposals.listCertificates(accountId, { ...filter, from: certificatesFrom }),
    store.recurringVisits.list(accountId),
    readFreeDays(store, accountId, { from, until }),
  ]);
  const found = [
    ...tenancies.flatMap((tenancy) => ofNotice(tenancy, { from, until: noticesUntil })),
    ...tenancies.flatMap((tenancy) => rules.flatMap((rule) => ofRule(rule, tenancy, { from, until }, isFree))),
    ...certificates.map(({ id, kind, expiresOn, home }) => ({
      ...nobody,
      key: keyOfCertificate(id),
      kind: 'certificate' as const,
      dueOn: expiresOn,
      nominalOn: expiresOn,
      type: null,
      home,
      certificate: { id, kind },
    })),
  ].toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.key.localeCompare(other.key));
  const decisions = await store.proposals.listDecisions(
    accountId,
    found.map(({ key }) => key),
  );
  const byKey = new Map(decisions.map((decision) => [decision.key, decision]));
  return found.map((proposal) => ({ ...proposal, decision: standing(proposal, byKey.get(proposal.key)) }));
}

/** A certificate that was noted as done, as once could be, has no later day by that: it is open. */
const standing = ({ certificate }: Pick<FoundProposal, 'certificate'>, decision: DecisionRow | undefined) =>
  certificate !== null && decision?.outcome === 'done' ? undefined : decision;

const ofNotice = (tenancy: TenancyDue, span: DueSpan) =>
  draftsOfNotice(tenancy, span).map((draft) => ({
    ...nobody,
    ...draft,
    nominalOn: draft.dueOn,
    home: tenancy.home,
    tenancyId: tenancy.id,
  }));

function ofRule(rule: RecurringVisitRow, tenancy: TenancyDue, span: DueSpan, isFree: (day: string) => boolean) {
  if (rule.clientId !== null && rule.clientId !== tenancy.clientId) return [];
  return visitsDue(rule, tenancy, span, isFree).map(({ nth, nominal, day }) => ({
    ...nobody,
    key: keyOfVisit({ ruleId: rule.id, tenancyId: tenancy.id, nth }),
    kind: 'visit' as const,
    dueOn: day,
    nominalOn: nominal,
    type: rule.type,
    home: tenancy.home,
    tenancyId: tenancy.id,
    rule: { id: rule.id, name: rule.name },
  }));
}

/** Days from Monday to Friday that are no bank holiday, and on which a clerk is there, where the firm has any. */
async function readFreeDays(
  store: StoreTransaction,
  accountId: number,
  { from, until }: DueSpan,
): Promise<(day: string) => boolean> {
  const { country } = await store.people.getAccount(accountId);
  const years = [Number(from.slice(0, 4)) - 1, Number(until.slice(0, 4)) + 1] as const;
  const asked = Array.from({ length: years[1] - years[0] + 1 }, (_, at) => bankHolidays(country, years[0] + at));
  const holidays = await Promise.all(asked);
  const { rows: staff } = await store.staff.list(accountId, { archived: false }, { page: 1, perPage: MOST_STAFF });
  const clerks = staff.filter(({ role }) => role === roles.clerk);
  const isThere = (day: string) =>
    clerks.some(({ timeOff }) => !timeOff.some((off) => off.from <= day && day <= off.to));
  const known = new Map<string, boolean>();
  return (day) => {
    const before = known.get(day);
    if (before !== undefined) return before;
    const isWorked = weekdayOf(day) <= 5 && !holidays.some((free) => free.has(day));
    const isFree = isWorked && (clerks.length === 0 || isThere(day));
    known.set(day, isFree);
    return isFree;
  };
}
