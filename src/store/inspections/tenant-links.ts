/** The links by which tenants come to self-service and live inspections. Only the hash of a link's token is kept. */
import { tenantTypes } from '#domain/inspection-type.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import { hashToken } from '../secrets/random-token.ts';

export type TenantLink = {
  accountId: number;
  inspectionId: number;
  /** The self-servicer's. */
  name: string;
  isCancelled: boolean;
  /** Another for each link. */
  linkDigest: string;
};

/** Undefined for a token that is unknown, replaced or expired. */
export async function findTenantLink(db: Executor, token: string): Promise<TenantLink | undefined> {
  const accountId = await findAccountOfToken(db, token);
  if (accountId === undefined) return undefined;
  const [row] = await db.rows<TenantLink>(
    'tenant-links.find',
    `select account_id as "accountId", id as "inspectionId", self_servicer ->> 'name' as name,
       cancelled_at is not null as "isCancelled", left(encode(tenant_token_hash, 'hex'), 16) as "linkDigest"
     from inspections
     where account_id = $1 and tenant_token_hash = $2 and tenant_token_expires_at > now()
       and type in (${tenantTypes.join()}) and self_servicer is not null`,
    [accountId, hashToken(token)],
  );
  return row;
}

export const buildTenantLinkStore = (db: Executor) => ({
  /** Creates a new link for a tenant, which closes the one before. */
  change: async (accountId: number, inspectionId: number, token: string): Promise<void> => {
    await db.rows(
      'tenant-links.change',
      `update inspections set tenant_token_hash = $3,
         tenant_token_expires_at = coalesce(conduct_at, now()) + interval '14 days' where account_id = $1 and id = $2`,
      [accountId, inspectionId, hashToken(token)],
    );
  },

  /**
   * The attachments of a report that a tenant has added and may take away again. The trail says so: an entry of theirs
   * names the file, at the place where it still is.
   */
  listAdded: async (accountId: number, reportId: number): Promise<Set<number>> => {
    const rows = await db.rows<{ id: number }>(
      'tenant-links.added',
      `select at.id from attachments at join files f on f.account_id = at.account_id and f.id = at.file_id
       where at.account_id = $1 and at.report_id = $2 and exists (
         select 1 from audit_entries ae
         where ae.account_id = $1 and ae.subject_type = case when at.item_id is null then 'room' else 'item' end
           and ae.subject_id = coalesce(at.item_id, at.room_id) and ae.action = 'report.attachments_added'
           and ae.actor_id is null and ae.application = '${ownApplications.tenant}'
           and exists (
             select 1 from files o where o.account_id = $1 and strpos(ae.changes::text, left(o.sha256, 12)) > 0
               and (o.id = f.id or o.id in (select file_id from covered_files where account_id = $1 and shown_id = f.id))))`,
      [accountId, reportId],
    );
    return new Set(rows.map(({ id }) => id));
  },
});
