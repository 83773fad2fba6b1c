/** The lengths of visits, by purpose and by the size of the property. */
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import type { Price } from '#domain/firm/prices.ts';
import type { DemoProperty } from '#demo/content/portfolio/properties.ts';

type Home = Pick<DemoProperty, 'furnished'> & { shape: Pick<DemoProperty['shape'], 'beds'> };

export function minutesFor(type: InspectionTypeCode, { shape, furnished }: Home): number {
  const beds = Math.max(1, shape.beds);
  const furniture = furnished === 'Fully Furnished' ? 15 : 0;
  switch (type) {
    case types.inventory:
    case types.inventoryAndCheckIn:
      return quarter(45 + 20 * beds + furniture);
    case types.checkIn:
    case types.checkOut:
      return quarter(30 + 17 * beds + furniture);
    case types.routine:
      return quarter(20 + 6 * beds);
    case types.riskAssessment:
      return quarter(35 + 5 * beds);
    case types.selfService:
    case types.live:
      return 30;
    default:
      return 30;
  }
}

function quarter(minutes: number): number {
  return Math.round(minutes / 15) * 15;
}

/** The client's price, and the margin after the clerk's fee. */
export function priceFor(
  type: InspectionTypeCode,
  property: Home,
): { price: string; additional: string | null; margin: string } {
  const minutes = minutesFor(type, property);
  const price = Math.round((type === types.routine || type === types.inspection ? 40 : 62) + minutes * 0.62);
  const additional = property.furnished === 'Fully Furnished' && minutes > 60 ? 20 : null;
  return {
    price: price.toFixed(2),
    additional: additional?.toFixed(2) ?? null,
    margin: ((price + (additional ?? 0)) * 0.38).toFixed(2),
  };
}

const priced = [types.inventory, types.checkIn, types.checkOut, types.routine];

/** The same as the firm's list: by bedrooms, and more for furnished homes where that takes longer. */
export const firmPrices: Price[] = priced.flatMap((type) =>
  [1, 2, 3, 4].flatMap((bedrooms) =>
    ([null, 'Fully Furnished'] as const)
      .filter((furnished) => furnished === null || type !== types.routine)
      .map((furnished) => {
        const { price, margin } = priceFor(type, { shape: { beds: bedrooms }, furnished: furnished ?? 'Unfurnished' });
        return { type, bedrooms, furnished, price, margin };
      }),
  ),
);

/** Minutes between two places in a straight line at 30 km/h, and a few to park. */
export function travelMinutes(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const radians = Math.PI / 180;
  const x = (to.lng - from.lng) * radians * Math.cos(((from.lat + to.lat) / 2) * radians);
  const kilometres = Math.hypot(x, (to.lat - from.lat) * radians) * 6371;
  return Math.round((kilometres / 30) * 60) + 5;
}
