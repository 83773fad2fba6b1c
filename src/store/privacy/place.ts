/** A place of an account that may keep something about a person, and what an erasure does there. */

import { erasedDomain } from '#domain/people/erased-address.ts';
import type { Words } from './erased-words.ts';
import { heldInspection, heldProperty } from './held.ts';

export type Place = {
  what: string;
  table: string;
  /** On the table as `t` and the values as `given`. */
  where: string;
  /** Columns in which somebody may have written of them; an export says in which rows. */
  words?: Words;
  /** The change; `null` removes the row. Left out where everything stays, and `why` says it. */
  set?: string | null;
  why?: string;
  /** By which rows are changed a few at a time, where it is not `id`; null for the few rows of somebody who signs in. */
  key?: { column: string; type: 'bigint' | 'uuid' | 'bytea' } | null;
  /** By which a row, as `t`, belongs to something under a legal hold: then it stays, and is counted with the reason. */
  isHeld?: string;
  /** Rows of reports, in the column `report_id`: their report has another version afterwards. */
  isOfReport?: true;
};

export const erasedAddress = `'erased@${erasedDomain}'`;
export const underHold = 'They are held, since somebody may sue.';
export const evidence = 'Finished reports are evidence and are kept until their retention ends.';

const ofHeld = (inspection: string) =>
  `exists (select from inspections i where i.account_id = $1 and ${inspection} and ${heldInspection('i')})`;

/** The condition of `isHeld`, by the column that leads there. */
export const heldBy = {
  property: heldProperty,
  inspection: (id: string) => ofHeld(`i.id = ${id}`),
  report: (id: string) => ofHeld(`i.report_id = ${id}`),
  /** One that tells of several visits is held by any of them. */
  email: ofHeld(`(i.id = t.inspection_id or i.id = any(array(
    select v.inspection_id from email_visits v where v.account_id = $1 and v.email_id = t.id)))`),
};

/** A place whose rows may be held is two: those that change, and those that stay. */
export function withHolds(place: Place): Place[] {
  const { what, table, where, set, isHeld } = place;
  if (isHeld === undefined || set === undefined) return [place];
  return [
    { ...place, where: `(${where}) and not ${isHeld}` },
    { what: `${what}, held`, table, where: `(${where}) and ${isHeld}`, why: underHold },
  ];
}
