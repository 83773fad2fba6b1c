/** Whom an access token speaks for. On every request, so it is one statement of four key look-ups. */
import type { Caller } from '#domain/caller.ts';
import type { Role } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';
import type { Executor } from './database.ts';
import { hashToken } from './random-token.ts';

type BearerRow = {
  account_id: number;
  user_id: number;
  user_name: string;
  role: Role;
  client_id: number | null;
  application_id: number;
  application_name: string;
  scopes: Scope[];
};

/** Undefined for a token that is unknown, expired or revoked, or whose person or application is archived. */
export async function findBearer(db: Executor, token: string): Promise<Caller | undefined> {
  const [row] = await db.rows<BearerRow>(
    'oauth.bearer',
    `select g.account_id, g.user_id, u.name as user_name, u.role, u.client_id,
            g.application_id, a.name as application_name, t.scopes
     from access_tokens t
     join grants g on g.id = t.grant_id and g.revoked_at is null
     join users u on u.id = g.user_id and u.archived_at is null
     join applications a on a.id = g.application_id and a.archived_at is null
     where t.token_hash = $1 and t.expires_at > now()`,
    [hashToken(token)],
  );
  return (
    row && {
      accountId: row.account_id,
      userId: row.user_id,
      userName: row.user_name,
      role: row.role,
      clientId: row.client_id,
      applicationId: row.application_id,
      applicationName: row.application_name,
      scopes: new Set(row.scopes),
    }
  );
}
