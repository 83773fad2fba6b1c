/** The approvals of applications: as the people who gave them see them, and as the administrators of an application do. */
import { notFound } from '#domain/refusal.ts';
import type { Role } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from '../database/database.ts';
import { backOffice } from '../directory/registrations.ts';
import { archiveServiceUser } from './service-users.ts';

export type GrantRow = {
  id: string;
  applicationId: number;
  applicationName: string;
  description: string | null;
  firstParty: boolean;
  scopes: Scope[];
  createdAt: string;
  lastUsedAt: string | null;
  browser: string | null;
  address: string | null;
};

/** Somebody for whom an application may act, by all that they have allowed it. */
export type AllowerRow = {
  userId: number;
  name: string;
  role: Role;
  scopes: Scope[];
  /** No person: the service user of the application. */
  isService: boolean;
  allowedAt: string;
  lastUsedAt: string | null;
};

/** Not withdrawn, and with a token that still opens something or renews. */
const isLive = `g.revoked_at is null
  and (exists (select from access_tokens t where t.account_id = $1 and t.grant_id = g.id and t.expires_at > now())
    or exists (select from refresh_tokens r
               where r.account_id = $1 and r.grant_id = g.id and r.used_at is null and r.expires_at > now()))`;
/** When the application last asked with it; before that was noted, when it last renewed its access. */
const lastUsed = `coalesce(g.last_used_at,
  (select max(r.created_at) from refresh_tokens r where r.account_id = $1 and r.grant_id = g.id))`;
const stillGiven = (of: string) =>
  `array(select scope from unnest(g.scopes) with ordinality as given (scope, at) where scope = any(${of}.scopes) order by at)`;

export const buildGrants = (db: Executor) => ({
  /**
   * A person's approvals that are not withdrawn and could still be used; scopes taken from the application since count
   * no more.
   */
  listGrants: (accountId: number, userId: number): Promise<GrantRow[]> =>
    db.rows<GrantRow>(
      'grants.list',
      `select g.id, of.id as "applicationId", of.name as "applicationName", of.description, of.first_party as "firstParty",
              ${stillGiven('of')} as scopes,
              g.created_at as "createdAt", g.browser, g.address, ${lastUsed} as "lastUsedAt"
       from grants g cross join lateral (
         select id, name, description, false as first_party, scopes from applications
         where account_id = $1 and id = g.application_id and archived_at is null
         union all select g.directory_application_id, $3, null, true, $4 where g.directory_application_id is not null
       ) of
       where g.account_id = $1 and g.user_id = $2 and ${isLive}
       order by g.created_at desc, g.id`,
      [accountId, userId, backOffice.name, backOffice.scopes],
    ),

  /** For whom the application may act now: its service user first, then people by name. */
  listAllowers: (accountId: number, applicationId: number): Promise<AllowerRow[]> =>
    db.rows<AllowerRow>(
      'grants.list-allowers',
      `select u.id as "userId", u.name, u.role, u.application_id is not null as "isService", min(g.created_at) as "allowedAt", max(${lastUsed}) as "lastUsedAt",
              coalesce(array_agg(distinct given.scope) filter (where given.scope is not null), '{}') as scopes
       from applications a join grants g on g.account_id = $1 and g.application_id = a.id
       join users u on u.account_id = $1 and u.id = g.user_id and u.archived_at is null
       left join lateral (select scope from unnest(g.scopes) scope where scope = any(a.scopes)) given on true
       where a.account_id = $1 and a.id = $2 and a.archived_at is null and ${isLive}
       group by u.id, u.name, u.role, u.application_id order by u.application_id is null, u.name, u.id`,
      [accountId, applicationId],
    ),

  /** Everything that one person has allowed to one application; the service user ends with it. */
  revokeAllOf: async (
    accountId: number,
    { applicationId, userId }: { applicationId: number; userId: number },
  ): Promise<void> => {
    const rows = await db.rows(
      'grants.revoke-by-administrator',
      `update grants set revoked_at = now(), revoked_because = 'withdrawn by an administrator'
       where account_id = $1 and application_id = $2 and user_id = $3 and revoked_at is null returning id`,
      [accountId, applicationId, userId],
    );
    if (rows.length === 0) throw notFound('approval');
    await archiveServiceUser(db, { accountId, applicationId, userId });
  },

  revokeGrant: async (accountId: number, userId: number, grantId: string): Promise<void> => {
    const rows = await db.rows(
      'grants.revoke-own',
      `update grants set revoked_at = now(), revoked_because = 'withdrawn by the person'
       where account_id = $1 and user_id = $2 and id = $3::uuid and revoked_at is null returning id`,
      [accountId, userId, grantId],
    );
    if (rows.length === 0) throw notFound('approval');
  },
});
