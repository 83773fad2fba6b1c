/** Saved views of the list of inspections: one row a person, and one for the firm. */
import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { ofAccount } from './account.ts';
import { version } from './columns.ts';

/** As the wire spells them. */
export type StoredView = {
  name: string;
  filter: Record<string, unknown>;
  sort: string | null;
  columns: string[] | null;
};

export const savedViews = pgTable(
  'saved_views',
  {
    accountId: ofAccount(),
    /** The person; 0 is the firm. Nobody is ever deleted, so there is no key to users. */
    owner: integer('owner').notNull(),
    version: version(),
    views: jsonb('views').$type<StoredView[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.owner] })],
);
