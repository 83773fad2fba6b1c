/** The items that are claimed for, as rows of a form. */
import type { Report } from '#web/queries/generated/types.gen.ts';
import { textOrNull } from '#web/forms/text-or-null.ts';

export type ClaimRow = {
  item_id: number;
  /** `Kitchen · Oven` */
  name: string;
  cost: string;
  age_years: number | string | null;
  life_years: number | string | null;
};
export type ClaimValues = { claims: ClaimRow[] };

const rowOf = (item_id: number, name: string): ClaimRow => ({
  item_id,
  name,
  cost: '',
  age_years: null,
  life_years: null,
});

/** Every item of the report, and whether an action for it is the tenant's. */
export function itemsOf({ rooms }: Pick<Report, 'rooms'>): { row: ClaimRow; isTenants: boolean }[] {
  return rooms.flatMap((room) =>
    room.items.map(({ id, name, actions }) => ({
      row: rowOf(id, `${room.name.value} · ${name.value}`),
      isTenants: (actions ?? []).some(({ responsibility }) => /\btenants?\b/i.test(responsibility ?? '')),
    })),
  );
}

export const claimsBody = ({ claims }: ClaimValues) => ({
  claims: claims.map(({ item_id, cost, age_years, life_years }) => ({
    item_id,
    cost: textOrNull(cost),
    age_years,
    life_years,
  })),
});
