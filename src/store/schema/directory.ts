/**
 * The tables read before the account is known, in a PostgreSQL schema that could be a database of its own: nothing refers
 * from here to an account's tables, nor they to this, and no statement names both.
 */
import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgSchema, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant } from './columns.ts';
import { answerColumns, limitColumns } from './service.ts';

export const directory = pgSchema('directory');

export const accountIds = directory.sequence('account_ids');

/** One sign-in name across the installation: the sign-in page does not ask for an account. */
export const signInNames = directory.table(
  'sign_in_names',
  {
    /** In small letters. */
    email: text('email').primaryKey(),
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
  },
  (table) => [unique('sign_in_names_user').on(table.accountId, table.userId)],
);

/** Domains of e-mail addresses whose owner is proven: one account each, whose provider signs these people in. */
export const signInDomains = directory.table(
  'sign_in_domains',
  {
    /** In small letters. */
    domain: text('domain').primaryKey(),
    accountId: integer('account_id').notNull(),
  },
  (table) => [index('sign_in_domains_account').on(table.accountId)],
);

/** Every application by its client id. Its number is no other application's, so that the back office's is no account's. */
export const registeredApplications = directory.table('applications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  clientId: text('client_id').notNull().unique(),
  /** The account that keeps its registration; null for the installation's own back office, whose registration this is. */
  accountId: integer('account_id'),
  /** Only for the back office. */
  secretHash: bytes('secret_hash'),
  /** For accounts' applications a copy: the origins of these pages may call the API. */
  redirectUris: text('redirect_uris').array().notNull(),
});

export const signInFailures = directory.table(
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

/** Challenges for passkeys, each for one browser or person, once, within minutes. Nobody knows yet who answers. */
export const passkeyChallenges = directory.table(
  'passkey_challenges',
  {
    challengeHash: bytes('challenge_hash').primaryKey(),
    /** SHA-256 of what tells the browser, or the person who is signed in, from all others. */
    holderHash: bytes('holder_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Allowances of network addresses, and of everything else without an account. */
export const publicRateLimits = directory.table('rate_limits', {
  key: text('key').primaryKey(),
  ...limitColumns(),
});

/** Random keys of the installation: link signatures, webhook secrets' encryption. */
export const installationKeys = directory.table('installation_keys', {
  name: text('name').primaryKey(),
  secret: bytes('secret').notNull(),
  createdAt: createdAt(),
});

/** The middles of the sectors of British postcodes, the same for every account. */
export const postcodeSectors = directory.table('postcode_sectors', {
  /** `PO5 3` */
  sector: text('sector').primaryKey(),
  /** Degrees, WGS 84. */
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  /** The table that it was read from, by its month: `2025-05`. */
  edition: text('edition').notNull(),
});

/** Tokens and report keys from before these named their account, by hash. New ones are never written here. */
export const formerTokens = directory.table(
  'former_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** Null for a link whose end moves with its inspection, or that has none. */
    expiresAt: instant('expires_at'),
  },
  (table) => [index('former_tokens_expiry').on(table.expiresAt).where(sql`expires_at is not null`)],
);

/** Ids in links from before these named their account. */
export const formerIds = directory.table(
  'former_ids',
  {
    kind: text('kind').notNull(),
    id: integer('id').notNull(),
    accountId: integer('account_id').notNull(),
    /** Null for shares of files, whose end people choose. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('former_ids_expiry').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
);

/** Each PDF that was made, also one whose report is gone: whoever holds a copy asks by its hash alone. */
export const pdfHashes = directory.table('pdf_hashes', {
  sha256: bytes('sha256').primaryKey(),
  accountId: integer('account_id').notNull(),
  pdfId: integer('pdf_id').notNull(),
  madeAt: instant('made_at').notNull().default(sql`now()`),
});

/** Answers that were kept before keys of repeated requests had their account: for a day. */
export const formerAnswers = directory.table('former_answers', {
  keyHash: bytes('key_hash').primaryKey(),
  ...answerColumns(),
});
