/** Single sign-on by OpenID Connect: an account's own identity provider, and whom it has signed in. */
import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/role.ts';
import { ofAccount, users } from './account.ts';
import { bytes, createdAt, instant, refersTo, updatedAt, version } from './columns.ts';

/** One at most for each account. */
export const identityProviders = pgTable(
  'identity_providers',
  {
    accountId: ofAccount().primaryKey(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted with the installation's own key. */
    sealedSecret: text('sealed_secret').notNull(),
    enabled: boolean('enabled').notNull().default(false),
    /** The role of people whom it vouches for and whom nobody has added; null: they are refused. */
    newcomerRole: integer('newcomer_role').$type<Role>(),
    /** The one administrator who may sign in by password when all others of the staff may not. */
    passwordUserId: integer('password_user_id'),
    /** When somebody last signed in through it to try it, with issuer and client as they are. */
    triedAt: instant('tried_at'),
    /** Moves with issuer, client and secret: whoever is on the way through the provider then begins again. */
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [refersTo(users, table, table.passwordUserId)],
);

/** Domains of e-mail addresses that an account claims. The directory has those that it has proven. */
export const identityDomains = pgTable(
  'identity_domains',
  {
    accountId: ofAccount(),
    /** In small letters. */
    domain: text('domain').notNull(),
    provenAt: instant('proven_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.domain] })],
);

/** People by the provider's `sub`, which is never given to another, unlike an e-mail address. */
export const identities = pgTable(
  'identities',
  {
    accountId: integer('account_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.issuer, table.subject] }),
    unique('identities_user').on(table.accountId, table.userId, table.issuer),
    refersTo(users, table, table.userId),
  ],
);

/** Somebody on their way through the provider, found by the hash of the `state`. Gone with its use. */
export const identityVisits = pgTable(
  'identity_visits',
  {
    accountId: ofAccount(),
    stateHash: bytes('state_hash').notNull(),
    /** The browser's cookie at the sign-in pages, by hash; null for a ticket, which begins the trial of a provider. */
    browserHash: bytes('browser_hash'),
    /** Its subject, under a key that the `state` alone gives. */
    sealed: text('sealed').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.stateHash] }),
    index('identity_visits_expiry').on(table.accountId, table.expiresAt),
  ],
);
