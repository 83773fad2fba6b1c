/** The identity provider of an account: its settings, its secret, and the domains whose people it signs in. */
import { type Role, roles } from '#domain/role.ts';
import type { Executor } from '../database/database.ts';
import type { UserKey } from '../directory/sign-in-names.ts';
import { decrypt, encrypt, installationKey } from '../secrets/encryption.ts';
import { type DomainRow, listDomains } from './identity-domains.ts';
import { addTicket } from './identity-visits.ts';

const KEY = 'secrets of identity providers';

export type ProviderRow = {
  accountId: number;
  issuer: string;
  clientId: string;
  enabled: boolean;
  newcomerRole: Role | null;
  passwordUserId: number | null;
  triedAt: string | null;
  version: number;
};
export type ProviderFields = Pick<ProviderRow, 'issuer' | 'clientId' | 'enabled' | 'newcomerRole' | 'passwordUserId'>;

/** All but the secret. */
const shown = `account_id as "accountId", issuer, client_id as "clientId", enabled, newcomer_role as "newcomerRole",
  password_user_id as "passwordUserId", tried_at as "triedAt", version`;

export const buildIdentityProviderStore = (db: Executor) => ({
  find: (accountId: number) => findProvider(db, accountId),

  /** For a change in this transaction. */
  lock: async (accountId: number): Promise<ProviderRow | undefined> => {
    const [row] = await db.rows<ProviderRow>(
      'identity-providers.lock',
      `select ${shown} from identity_providers where account_id = $1 for update`,
      [accountId],
    );
    return row;
  },

  addTicket: (accountId: number) => addTicket(db, accountId),

  /** Without a secret the former one stays. Another issuer or client has to be tried again. */
  save: async (accountId: number, fields: ProviderFields, secret: string | undefined): Promise<void> => {
    const sealed = secret === undefined ? null : encrypt(await installationKey(db, KEY), secret);
    await db.rows(
      'identity-providers.save',
      `insert into identity_providers as p
         (account_id, issuer, client_id, sealed_secret, enabled, newcomer_role, password_user_id)
       values ($1, $2, $3, coalesce($4, ''), $5, $6, $7)
       on conflict (account_id) do update set
         issuer = $2, client_id = $3, enabled = $5, newcomer_role = $6, password_user_id = $7, updated_at = now(),
         sealed_secret = coalesce($4, p.sealed_secret),
         tried_at = case when (p.issuer, p.client_id) = ($2, $3) then p.tried_at end,
         version = p.version + case when (p.issuer, p.client_id) = ($2, $3) and $4 is null then 0 else 1 end`,
      [accountId, fields.issuer, fields.clientId, sealed, fields.enabled, fields.newcomerRole, fields.passwordUserId],
    );
  },

  /** Members of the staff whose addresses lie in none of the proven domains: the provider cannot sign them in. */
  countOutside: async (accountId: number): Promise<number> => {
    const [row] = await db.rows<{ count: number }>(
      'identity-providers.outside',
      `select count(*)::int4 as count from users u
       where u.account_id = $1 and u.archived_at is null and u.role <> ${roles.client}
         and u.application_id is null and not exists (
         select from identity_domains d where d.account_id = $1 and d.proven_at is not null
           and d.domain = lower(substring(u.email from '@([^@]*)$')))`,
      [accountId],
    );
    return row?.count ?? 0;
  },

  isPasswordOff: (user: UserKey) => isPasswordOff(db, user),

  /** Whether this administrator is the one who may still sign in by password: the firm's way in when its provider is away. */
  keepsPassword: async (accountId: number, id: number): Promise<boolean> =>
    (await findProvider(db, accountId))?.passwordUserId === id,

  /** Whether this is an administrator who can sign in by password. Nobody makes them another while this goes on. */
  canKeepPassword: async (accountId: number, id: number): Promise<boolean> => {
    const rows = await db.rows(
      'identity-providers.password-user',
      `select id from users where account_id = $1 and id = $2 and role = ${roles.administrator}
         and archived_at is null and password_hash is not null for update`,
      [accountId, id],
    );
    return rows.length > 0;
  },
});

async function findProvider(db: Executor, accountId: number): Promise<ProviderRow | undefined> {
  const [row] = await db.rows<ProviderRow>(
    'identity-providers.find',
    `select ${shown} from identity_providers where account_id = $1`,
    [accountId],
  );
  return row;
}

/** Enough to ask a provider about somebody. */
export type Provider = ProviderRow & { clientSecret: string; domains: DomainRow[] };

export async function findProviderToAsk(db: Executor, accountId: number): Promise<Provider | undefined> {
  const [row] = await db.rows<ProviderRow & { sealedSecret: string }>(
    'identity-providers.ask',
    `select ${shown}, sealed_secret as "sealedSecret" from identity_providers where account_id = $1`,
    [accountId],
  );
  if (row === undefined) return undefined;
  const { sealedSecret, ...provider } = row;
  const clientSecret = decrypt(await installationKey(db, KEY), sealedSecret);
  return { ...provider, clientSecret, domains: await listDomains(db, accountId) };
}

/** Somebody has signed in through it, with issuer, client and secret as they still are. */
export async function markTried(db: Executor, { accountId, version }: ProviderRow): Promise<void> {
  await db.rows(
    'identity-providers.tried',
    'update identity_providers set tried_at = now() where account_id = $1 and version = $2',
    [accountId, version],
  );
}

/** Whether this person has to sign in with the firm's account. People of clients have none there. */
export async function isPasswordOff(db: Executor, { accountId, id }: UserKey): Promise<boolean> {
  const rows = await db.rows(
    'identity-providers.password-off',
    `select 1 from identity_providers p join users u on u.account_id = $1 and u.id = $2
     where p.account_id = $1 and p.enabled and p.password_user_id <> $2 and u.role <> ${roles.client}`,
    [accountId, id],
  );
  return rows.length > 0;
}
