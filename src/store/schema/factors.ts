/** Second factors of people: secrets of authenticator apps, recovery codes, passkeys, and tries that failed. */
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { bytes, createdAt, id, instant, refersTo } from './columns.ts';

/** The authenticator app of a person; there is at most one. It stands here once a code of it has been given. */
export const authenticatorApps = pgTable(
  'authenticator_apps',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Under a key of the installation, since codes are computed from it. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The half minute, counted since 1970, whose code was taken last. That code and older ones are taken no more. */
    lastStep: integer('last_step').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.userId] }), refersTo(users, table, table.userId)],
);

/** Codes for the day when the telephone is lost. A used one is gone. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The first group of the code, by which it is found. */
    place: text('place').notNull(),
    /** A PHC string (argon2id) of the whole code. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId, table.place] }),
    refersTo(users, table, table.userId),
  ],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    /** Base64url, as browsers say it. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's own count of uses; zero for those that keep none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    /** Kept by a provider, so that it outlives the device. */
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('passkeys_credential').on(table.accountId, table.credentialId),
    refersTo(users, table, table.userId),
    index('passkeys_user').on(table.accountId, table.userId),
  ],
);

/** Wrong codes after a right password. */
export const factorFailures = pgTable(
  'factor_failures',
  {
    id: uuid('id').notNull().defaultRandom(),
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    refersTo(users, table, table.userId),
    index('factor_failures_user').on(table.accountId, table.userId, table.createdAt),
  ],
);
