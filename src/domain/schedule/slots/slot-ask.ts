/** A wish for a slot, as far as it was said, and the readers of a phrase that fill it in. */
import type { InspectionTypeCode } from '../../inspection-type.ts';

export type SlotAsk = {
  type?: InspectionTypeCode;
  /** 0 is a studio. */
  beds?: number;
  furnished?: 'Unfurnished' | 'Part Furnished' | 'Fully Furnished';
  /** How long it takes, where somebody says so. */
  minutes?: number;
  /** In full (`PO4 8AA`), or the district alone (`PO4`). */
  postcode?: string;
  /** The days that are asked for, `2027-02-03`; without any the next seven. */
  from: string;
  to: string;
  /** Minutes of the day between which it begins. */
  earliest?: number;
  latest?: number;
  /** The time that is liked best. */
  near?: number;
  isDated: boolean;
  unread: string[];
};

/** The number of words that it has taken; 0 where it knows none. */
export type Reader = (words: readonly string[], at: number, ask: SlotAsk, today: string) => number;
