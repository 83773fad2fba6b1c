/** Reads what visits fall due by: tenancies, certificates, and the proposals that somebody has taken or dropped. */
import type { CertificateKind } from '#domain/property/certificate.ts';
import type { ProposalOutcome } from '#domain/property/proposal.ts';
import type { Executor } from '../database/database.ts';

export type HomeDue = { id: number; line1: string; line2: string | null; city: string; postcode: string };
type AtHome = { home: HomeDue; clientId: number | null };
export type TenancyDue = AtHome & {
  id: number;
  startsOn: string;
  endsOn: string | null;
  leavesOn: string | null;
  noticeGivenOn: string | null;
  nextStartsOn: string | null;
};
export type CertificateDue = AtHome & { id: number; kind: CertificateKind; expiresOn: string };
export type DecisionRow = { key: string; outcome: ProposalOutcome; inspectionId: number | null };
/** `propertyId`: of this home alone. */
export type DueFilter = { from: string; until: string; propertyId: number | undefined };

const home = `jsonb_build_object('id', p.id, 'line1', p.line1, 'line2', p.line2, 'city', p.city, 'postcode', p.postcode) as home,
  p.client_id as "clientId"`;
const ofProperty = '($2::int is null or p.id = $2)';

export const buildProposalStore = (db: Executor) => ({
  /** Tenancies that have begun by the end of the days or have a notice, and that have not ended long before their first. */
  listTenancies: (accountId: number, { from, until, propertyId }: DueFilter): Promise<TenancyDue[]> =>
    db.rows<TenancyDue>(
      'proposals.tenancies',
      `select t.id, t.starts_on as "startsOn", t.ends_on as "endsOn", t.leaves_on as "leavesOn",
         t.notice_given_on as "noticeGivenOn", ${home},
         next.starts_on as "nextStartsOn"
       from tenancies t join properties p on p.account_id = t.account_id and p.id = t.property_id
       cross join lateral (select min(n.starts_on) as starts_on from tenancies n where n.account_id = $1
         and n.property_id = t.property_id and n.starts_on > t.starts_on) next
       where t.account_id = $1 and ${ofProperty} and (t.starts_on <= $4::date or t.notice_given_on is not null)
         and (coalesce(t.leaves_on, t.ends_on, $3::date) >= $3::date - 60
           or t.notice_given_on is not null and next.starts_on >= $3::date)
       order by t.id`,
      [accountId, propertyId ?? null, from, until],
    ),

  /** Those that run out in these days, and that no later one of their kind and home stands in for. */
  listCertificates: (accountId: number, { from, until, propertyId }: DueFilter): Promise<CertificateDue[]> =>
    db.rows<CertificateDue>(
      'proposals.certificates',
      `select c.id, c.kind, c.expires_on as "expiresOn", ${home}
       from certificates c join properties p on p.account_id = c.account_id and p.id = c.property_id
       where c.account_id = $1 and ${ofProperty} and c.expires_on between $3::date and $4::date
         and not exists (select from certificates later where later.account_id = $1
           and later.property_id = c.property_id and later.kind = c.kind
           and (later.expires_on, later.id) > (c.expires_on, c.id))
       order by c.id`,
      [accountId, propertyId ?? null, from, until],
    ),

  /** But for those whose inspection was cancelled: these are open again. */
  listDecisions: (accountId: number, keys: string[]): Promise<DecisionRow[]> =>
    db.rows<DecisionRow>(
      'proposals.decisions',
      `select d.key, d.outcome, d.inspection_id as "inspectionId" from proposal_decisions d
       left join inspections i on i.account_id = d.account_id and i.id = d.inspection_id
       where d.account_id = $1 and d.key = any($2::text[]) and i.cancelled_at is null`,
      [accountId, keys],
    ),

  decide: async (
    accountId: number,
    { key, propertyId, outcome, inspectionId }: DecisionRow & { propertyId: number },
  ): Promise<void> => {
    await db.rows(
      'proposals.decide',
      `insert into proposal_decisions (account_id, key, property_id, outcome, inspection_id) values ($1, $2, $3, $4, $5)
       on conflict (account_id, key) do update set outcome = excluded.outcome, inspection_id = excluded.inspection_id,
         decided_at = now()`,
      [accountId, key, propertyId, outcome, inspectionId],
    );
  },

  reopen: async (accountId: number, key: string): Promise<void> => {
    await db.rows('proposals.reopen', 'delete from proposal_decisions where account_id = $1 and key = $2', [
      accountId,
      key,
    ]);
  },
});
