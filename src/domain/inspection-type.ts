/** The purposes of an inspection, with their published codes. */

export const inspectionTypes = {
  1: 'Inventory',
  2: 'Check In / Move In',
  3: 'Inspection',
  4: 'Update',
  5: 'Check Out / Move Out',
  6: 'Inventory & Check In / Inventory & Move In',
  7: 'Risk Assessment',
  8: 'Routine Inspection',
  150: 'Self service',
  231: 'Live inspection',
} as const;

export type InspectionTypeCode = keyof typeof inspectionTypes;

export const inspectionTypeCodes = Object.keys(inspectionTypes).map(Number) as InspectionTypeCode[];

export function isInspectionType(code: number): code is InspectionTypeCode {
  return Object.hasOwn(inspectionTypes, code);
}

/** Self-service and live inspections are carried out by a tenant and need `self_servicer`. */
export function isCarriedOutByTenant(code: InspectionTypeCode): boolean {
  return code === 150 || code === 231;
}

/** Types that compare with an earlier report and show its conditions beside the new ones. */
export function comparesWithEarlier(code: InspectionTypeCode): boolean {
  return code === 5 || code === 8 || code === 4;
}
