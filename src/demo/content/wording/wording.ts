/** The trade's words for one item: its description, its state at the start, and the changes at the end. */

/** A change found at check out, with who has to do what about it; fair wear and tear asks for nothing. */
export type Change = { found: string; action: string; responsibility: string; comments?: string };

export type Wording = {
  name: string;
  /** Identity: colour, material, make, count. */
  looks: readonly string[];
  /** Located defects at the start of a tenancy. */
  wear: readonly string[];
  changes: readonly Change[];
  /** Not every room has one. */
  share?: number;
};
