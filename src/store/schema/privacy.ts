/** Records of erasures: how much went and what stayed, without anything that was erased. */
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ofAccount } from './account.ts';
import { createdAt, id } from './columns.ts';

export type ErasedPart = { what: string; count: number };
export type KeptPart = ErasedPart & { why: string };

export const erasures = pgTable(
  'erasures',
  {
    id: id(),
    accountId: ofAccount(),
    createdAt: createdAt(),
    /** Without a key to users, as in the security log. */
    actorId: integer('actor_id').notNull(),
    /** The name that stands in place of theirs, such as `Erased person 12`. */
    placeholder: text('placeholder').notNull(),
    gone: jsonb('gone').$type<ErasedPart[]>().notNull(),
    stays: jsonb('stays').$type<KeptPart[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
