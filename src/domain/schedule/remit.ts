/** The work that a clerk takes: by the place of the property and the type of the inspection. Empty lists mean all of it. */
import { type InspectionTypeCode, inspectionTypes, isInspectionType } from '../inspection-type.ts';

export type Remit = {
  /** Postcode areas and districts: `PO`, `SO14`. */
  areas?: readonly string[] | undefined;
  inspection_types?: readonly number[] | undefined;
};
type Work = { postcode?: string | undefined; type?: number | undefined };

/** An area (`PO`) or a district (`SO14`, `EC1A`). */
export const remitArea = /^[A-Z]{1,2}(\d[A-Z\d]?)?$/;
/** `po 5` → `PO5` */
export const readArea = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, '');

/** Why a clerk does not take something, in words; empty when they do. Without a postcode or a type nothing is said of it. */
export function outsideRemit({ areas = [], inspection_types: taken = [] }: Remit, { postcode, type }: Work): string[] {
  const reasons: string[] = [];
  if (areas.length > 0 && postcode !== undefined && postcode.trim() !== '' && !isIn(areas, postcode))
    reasons.push(`Does not go to ${outwardOf(postcode)}`);
  if (taken.length > 0 && type !== undefined && isInspectionType(type) && !taken.includes(type))
    reasons.push(`Does not do this type: ${shortName(type)}`);
  return reasons;
}

function isIn(areas: readonly string[], postcode: string): boolean {
  const outward = outwardOf(postcode);
  const area = /^[A-Z]{1,2}/.exec(outward)?.[0];
  return areas.some((one) => one === outward || one === area);
}

/** `PO5 3LX` → `PO5`; the inward code has always three characters. */
function outwardOf(postcode: string): string {
  const compact = postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return compact.length > 4 ? compact.slice(0, -3) : compact;
}

const shortName = (type: InspectionTypeCode) => inspectionTypes[type].split(' / ')[0];
