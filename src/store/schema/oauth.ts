/** Applications, grants and tokens of the OAuth server. Secrets and tokens are kept as hashes only. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ofAccount, users } from './account.ts';
import { bytes, changed, createdAt, instant, refersTo, updatedAt, version } from './columns.ts';

export const applications = pgTable(
  'applications',
  {
    /** From the directory, which knows each one by its client id. */
    id: integer('id').notNull(),
    accountId: ofAccount(),
    name: text('name').notNull(),
    description: text('description'),
    clientId: text('client_id').notNull(),
    /** SHA-256 of a random secret; null for a public client, which must use PKCE. */
    secretHash: bytes('secret_hash'),
    redirectUris: text('redirect_uris').array().notNull(),
    /** The scopes that it may ask for. */
    scopes: text('scopes').array().notNull(),
    archivedAt: instant('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('applications_client_id').on(table.accountId, table.clientId),
  ],
);

/** How much an application has asked for on a day, as days are counted where the firm is. */
export const applicationUse = pgTable(
  'application_use',
  {
    accountId: integer('account_id').notNull(),
    applicationId: integer('application_id').notNull(),
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
    /** Those of them that were too many in a minute. */
    refused: integer('refused').notNull(),
    /** The most requests of one approval in a minute. */
    busiest: integer('busiest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.applicationId, table.day] }),
    refersTo(applications, table, table.applicationId),
  ],
);

/** A person signed in at the authorization pages (not at the API). */
export const signIns = pgTable(
  'sign_ins',
  {
    accountId: integer('account_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    userId: integer('user_id').notNull(),
    /** Whether it was made with more than a password. */
    twoFactors: boolean('two_factors').notNull().default(false),
    /** "Keep me signed in": it outlives the browser's window. */
    kept: boolean('kept').notNull().default(true),
    /** As the browser calls itself. */
    browser: text('browser'),
    /** The network address that it was last seen at. */
    address: text('address'),
    /** Written every few minutes at most. */
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    refersTo(users, table, table.userId),
    index('sign_ins_user').on(table.accountId, table.userId),
    index('sign_ins_expiry').on(table.accountId, table.expiresAt),
  ],
);

/** A link by which a person chooses a password: used once, and then gone with all others of theirs. */
export const passwordLinks = pgTable(
  'password_links',
  {
    accountId: integer('account_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    userId: integer('user_id').notNull(),
    /** `invitation` or `reset`. */
    kind: text('kind').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    refersTo(users, table, table.userId),
    index('password_links_user').on(table.accountId, table.userId),
    index('password_links_expiry').on(table.accountId, table.expiresAt),
  ],
);

/** One person's approval of one application: the family that codes, access and refresh tokens belong to. */
export const grants = pgTable(
  'grants',
  {
    id: uuid('id').notNull().defaultRandom(),
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The account's own application; null for the back office, which belongs to the directory. */
    applicationId: integer('application_id'),
    /** The back office, by its id in the directory. */
    directoryApplicationId: integer('directory_application_id'),
    scopes: text('scopes').array().notNull(),
    /** The sign-in it was approved in; signing out of the back office ends that too. */
    signInHash: bytes('sign_in_hash'),
    /** As of that sign-in, which the approval outlives. */
    twoFactors: boolean('two_factors').notNull().default(false),
    /** When the person last gave their password again, to change how they sign in. */
    provedAt: instant('proved_at'),
    /** The browser that it was given in, as that calls itself, and its network address. */
    browser: text('browser'),
    address: text('address'),
    createdAt: createdAt(),
    /** When the application last asked for something with it, to within seconds; the back office's are not noted. */
    lastUsedAt: instant('last_used_at'),
    /** Everything of the family is dead from here on. */
    revokedAt: instant('revoked_at'),
    revokedBecause: text('revoked_because'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    check(
      'grants_of_one_application',
      sql`(${table.applicationId} is null) <> (${table.directoryApplicationId} is null)`,
    ),
    refersTo(users, table, table.userId),
    refersTo(applications, table, table.applicationId),
    // Only that column is forgotten: the migration says `on delete set null (sign_in_hash)`.
    foreignKey({
      columns: [table.accountId, table.signInHash],
      foreignColumns: [signIns.accountId, signIns.tokenHash],
    }).onDelete('set null'),
    index('grants_user').on(table.accountId, table.userId),
    index('grants_application').on(table.accountId, table.applicationId),
    index('grants_sign_in').on(table.accountId, table.signInHash),
  ],
);

export const authorizationCodes = pgTable(
  'authorization_codes',
  {
    accountId: integer('account_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    grantId: uuid('grant_id').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    scopes: text('scopes').array().notNull(),
    /** S256 only. */
    codeChallenge: text('code_challenge'),
    expiresAt: instant('expires_at').notNull(),
    /** Kept after use, so that a second use is recognised and revokes the grant. */
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.codeHash] }),
    refersTo(grants, table, table.grantId).onDelete('cascade'),
    index('authorization_codes_grant').on(table.accountId, table.grantId),
    index('authorization_codes_expiry').on(table.accountId, table.expiresAt),
  ],
);

export const accessTokens = pgTable(
  'access_tokens',
  {
    accountId: integer('account_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    grantId: uuid('grant_id').notNull(),
    scopes: text('scopes').array().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    refersTo(grants, table, table.grantId).onDelete('cascade'),
    index('access_tokens_grant').on(table.accountId, table.grantId),
    index('access_tokens_expiry').on(table.accountId, table.expiresAt),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    accountId: integer('account_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    grantId: uuid('grant_id').notNull(),
    scopes: text('scopes').array().notNull(),
    createdAt: createdAt(),
    /** 60 idle days, never past a year after the grant. */
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The answer to its use, sealed under a key that only the token itself gives: for the back office, for seconds. */
    sealedAnswer: text('sealed_answer'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    refersTo(grants, table, table.grantId).onDelete('cascade'),
    index('refresh_tokens_answered').on(table.accountId, table.usedAt).where(sql`sealed_answer is not null`),
    index('refresh_tokens_grant').on(table.accountId, table.grantId),
    index('refresh_tokens_expiry').on(table.accountId, table.expiresAt),
  ],
);
