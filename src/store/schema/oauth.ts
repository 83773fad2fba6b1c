/** Applications, grants and tokens of the OAuth server. Secrets and tokens are kept as hashes only. */
import { boolean, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts, users } from './account.ts';
import { bytes, createdAt, instant, updatedAt } from './columns.ts';

export const applications = pgTable(
  'applications',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The account that registered it; null for the installation's own back office. */
    accountId: integer('account_id').references(() => accounts.id),
    name: text('name').notNull(),
    description: text('description'),
    clientId: text('client_id').notNull().unique(),
    /** SHA-256 of a random secret; null for a public client, which must use PKCE. */
    secretHash: bytes('secret_hash'),
    redirectUris: text('redirect_uris').array().notNull(),
    /** What it may ask for. */
    scopes: text('scopes').array().notNull(),
    /** The back office itself: people are not asked for their consent. */
    firstParty: boolean('first_party').notNull().default(false),
    archivedAt: instant('archived_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('applications_account').on(table.accountId)],
);

/** One person's approval of one application: the family that codes, access and refresh tokens belong to. */
export const grants = pgTable(
  'grants',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    scopes: text('scopes').array().notNull(),
    /** The sign-in it was approved in; signing out of the back office ends that too. */
    signInHash: bytes('sign_in_hash').references(() => signIns.tokenHash, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Everything of the family is dead from here on. */
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because'),
  },
  (table) => [
    foreignKey({ columns: [table.accountId, table.userId], foreignColumns: [users.accountId, users.id] }),
    index('grants_user').on(table.accountId, table.userId),
    index('grants_application').on(table.applicationId),
    index('grants_sign_in').on(table.signInHash),
  ],
);

export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    redirectUri: text('redirect_uri').notNull(),
    scopes: text('scopes').array().notNull(),
    /** S256 only. */
    codeChallenge: text('code_challenge'),
    expiresAt: instant('expires_at').notNull(),
    /** Kept after use, so that a second use is recognised and revokes the grant. */
    usedAt: instant('used_at'),
  },
  (table) => [
    index('authorization_codes_grant').on(table.grantId),
    index('authorization_codes_expiry').on(table.expiresAt),
  ],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    scopes: text('scopes').array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('access_tokens_grant').on(table.grantId), index('access_tokens_expiry').on(table.expiresAt)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => grants.id, { onDelete: 'cascade' }),
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    /** 60 idle days, never past a year after the grant. */
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_grant').on(table.grantId), index('refresh_tokens_expiry').on(table.expiresAt)],
);

/** A person signed in at the authorization pages (not at the API). */
export const signIns = pgTable(
  'sign_ins',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.accountId, table.userId], foreignColumns: [users.accountId, users.id] }),
    index('sign_ins_user').on(table.accountId, table.userId),
    index('sign_ins_expiry').on(table.expiresAt),
  ],
);

export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    at: createdAt(),
  },
  (table) => [
    index('sign_in_failures_email').on(table.email, table.at),
    index('sign_in_failures_address').on(table.address, table.at),
  ],
);
