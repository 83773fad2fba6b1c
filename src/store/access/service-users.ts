/**
 * Service users: rows of `users` that are no people. An application acts as one of them where an administrator has
 * allowed that, and an application has one at most. It has no address that signs in and is in no list of staff.
 */
import type { ServiceRole } from '#domain/role.ts';
import type { Executor } from '../database/database.ts';
import { buildToken } from '../secrets/random-token.ts';

type OfApplication = { accountId: number; applicationId: number };

/** Its role; undefined while the application has none. */
export async function findServiceRole(
  db: Executor,
  { accountId, applicationId }: OfApplication,
): Promise<ServiceRole | undefined> {
  const [row] = await db.rows<{ role: ServiceRole }>(
    'service-users.role',
    'select role from users where account_id = $1 and application_id = $2 and archived_at is null',
    [accountId, applicationId],
  );
  return row?.role;
}

/** The id of the service user, which has this role from now on. One that was withdrawn is taken up again: the log names it. */
export async function allowServiceUser(
  tx: Executor,
  { accountId, applicationId, name, role }: OfApplication & { name: string; role: ServiceRole },
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(
    'service-users.allow',
    `insert into users as u (account_id, id, application_id, name, email, role) values ($1, $2, $3, $4, $5, $6)
     on conflict (account_id, application_id) do update set name = excluded.name, role = excluded.role,
       archived_at = null, updated_at = now(), version = u.version + 1
     returning u.id`,
    // No mail server can have this domain (RFC 2606), and nobody signs in by it.
    [
      accountId,
      await tx.ids.takeOne('users', accountId),
      applicationId,
      name,
      // Nobody can be invited under it first.
      `application-${applicationId}-${buildToken().slice(0, 12)}@service.invalid`,
      role,
    ],
  );
  if (row === undefined) throw new Error('the service user was not written');
  return row.id;
}

export async function renameServiceUser(tx: Executor, { accountId, applicationId }: OfApplication): Promise<void> {
  await tx.rows(
    'service-users.rename',
    `update users u set name = a.name, updated_at = now(), version = u.version + 1 from applications a
     where u.account_id = $1 and u.application_id = $2 and a.account_id = $1 and a.id = $2 and a.name <> u.name`,
    [accountId, applicationId],
  );
}

/** Its approvals are ended by whoever calls. Without `userId` whichever the application has. */
export async function archiveServiceUser(
  tx: Executor,
  { accountId, applicationId, userId = null }: OfApplication & { userId?: number | null },
): Promise<void> {
  await tx.rows(
    'service-users.archive',
    `update users set archived_at = now(), updated_at = now(), version = version + 1
     where account_id = $1 and application_id = $2 and ($3::int is null or id = $3) and archived_at is null`,
    [accountId, applicationId, userId],
  );
}
