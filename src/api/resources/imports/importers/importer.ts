/** Knows one kind of thing: how rows become it, what is there already, and how it is written and taken back. */
import type * as z from 'zod';
import type { Caller } from '#domain/caller.ts';
import type { CellFault, ImportCells } from '#domain/import/import-kind.ts';
import { leftBecause } from '#domain/import/left-because.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { Inviter } from '../../invitations/operations.ts';

/** The thing as its cells say it, in the members of the contract. */
export type Body = Record<string, unknown>;
export type ReadRow = { cells: ImportCells; body: Body; faults: CellFault[] };
export type LookedRow = ReadRow & {
  /** The same for rows that mean the same thing; null where faults keep that from being told. */
  key: string | null;
  duplicate: { id: number; label: string } | null;
  /** The property that it belongs to. */
  homeId?: number | undefined;
};

export type Job = { caller: Caller; inviter: Inviter; invites: boolean };
export type Written = { id: number; version: number; before?: Body };
/** A thing of an import as it was left. */
export type Left = { id: number; version: number };

export type Importer = {
  draft: z.ZodType;
  /** Members that the contract wants and a file may leave out. */
  standard: Body;
  look: (store: Store, accountId: number, rows: ReadRow[]) => Promise<LookedRow[]>;
  add: (tx: StoreTransaction, job: Job, row: LookedRow) => Promise<Written>;
  change: (tx: StoreTransaction, job: Job, id: number, row: LookedRow) => Promise<Written>;
  /** Removes what was added. Answers why it stays, where it does. */
  takeBack: (tx: StoreTransaction, job: Job, left: Left) => Promise<string | undefined>;
  /** Gives what was changed its members from before. Answers why it stays, where it does. */
  putBack: (tx: StoreTransaction, job: Job, left: Left, before: Body) => Promise<string | undefined>;
};

export const changedSince = leftBecause.changed;

/** The members of `row` that `body` has, one level of objects deep. */
export function membersBefore(row: Body, body: Body): Body {
  const entries = Object.entries(body).map(([name, value]) => {
    const before = row[name];
    const isPart = isObject(value) && isObject(before);
    return [name, isPart ? membersBefore(before, value) : (before ?? null)] as const;
  });
  return Object.fromEntries(entries);
}

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
