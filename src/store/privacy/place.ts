/** A place of an account that may keep something about a person, and what an erasure does there. */

export type Place = {
  what: string;
  table: string;
  /** On the table as `t` and the values as `given`. */
  where: string;
  /** The change; `null` removes the row. Left out where everything stays, and `why` says it. */
  set?: string | null;
  why?: string;
  /** By which rows are changed a few at a time, where it is not `id`; null for the few rows of somebody who signs in. */
  key?: { column: string; type: 'bigint' | 'uuid' | 'bytea' } | null;
  /** Rows of reports, in the column `report_id`: their report has another version afterwards. */
  isOfReport?: true;
};

export const erasedAddress = `'erased@keyturn.invalid'`;
export const evidence = 'Finished reports are evidence and are kept until their retention ends.';
