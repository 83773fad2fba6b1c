/** A tenant's part of a cost by the life that a thing still had: advice, which binds no adjudicator. */

/** As the firm gives them; anything that it does not know is null. */
export type ClaimFigures = {
  /** Decimals, such as `120.00`. */
  cost: string | null;
  /** The age at the check out. */
  ageYears: number | null;
  /** The years that such a thing usually lasts. */
  lifeYears: number | null;
};

/** Cost × remaining life ÷ whole life, never the whole price of what was not new; null where one of the three is not known. */
export function suggestedContribution({ cost, ageYears, lifeYears }: ClaimFigures): string | null {
  if (cost === null || ageYears === null || lifeYears === null || lifeYears <= 0) return null;
  const left = Math.max(0, lifeYears - ageYears);
  return (Math.round((Number(cost) * 100 * left) / lifeYears) / 100).toFixed(2);
}

/** An item of a report that is claimed for. */
export type Claim = ClaimFigures & { itemId: number };
