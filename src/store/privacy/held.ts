/** Conditions by which a row is under a legal hold, of an account that is `$1`. */

/** `id` is that of a property. */
export const heldProperty = (id: string) =>
  `exists (select from legal_holds h where h.account_id = $1 and h.property_id = ${id})`;

/** `inspection` is a row: it, or its property, is held. */
export const heldInspection = (inspection: string) =>
  `(${heldProperty(`${inspection}.property_id`)}
   or exists (select from inspection_holds h where h.account_id = $1 and h.inspection_id = ${inspection}.id))`;
