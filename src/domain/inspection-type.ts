/** The purposes of an inspection, with their published codes. */

export const types = {
  inventory: 1,
  checkIn: 2,
  inspection: 3,
  update: 4,
  checkOut: 5,
  inventoryAndCheckIn: 6,
  riskAssessment: 7,
  routine: 8,
  selfService: 150,
  live: 231,
} as const;

export const inspectionTypes = {
  [types.inventory]: 'Inventory',
  [types.checkIn]: 'Check In / Move In',
  [types.inspection]: 'Inspection',
  [types.update]: 'Update',
  [types.checkOut]: 'Check Out / Move Out',
  [types.inventoryAndCheckIn]: 'Inventory & Check In / Inventory & Move In',
  [types.riskAssessment]: 'Risk Assessment',
  [types.routine]: 'Routine Inspection',
  [types.selfService]: 'Self service',
  [types.live]: 'Live inspection',
} as const;

export type InspectionTypeCode = keyof typeof inspectionTypes;

export const inspectionTypeCodes = Object.keys(inspectionTypes).map(Number) as InspectionTypeCode[];

export function isInspectionType(code: number): code is InspectionTypeCode {
  return Object.hasOwn(inspectionTypes, code);
}

/** A tenant writes a self-service report alone; a clerk leads a live one. */
export const isForClerk = (code: number): boolean => code !== types.selfService;
export const clerkTypes = inspectionTypeCodes.filter(isForClerk);

export const tenantTypes: readonly InspectionTypeCode[] = [types.selfService, types.live];

/** Self-service and live inspections are carried out by a tenant and need `self_servicer`. */
export function isCarriedOutByTenant(code: InspectionTypeCode): boolean {
  return tenantTypes.includes(code);
}

/** How many photos of each room a tenant is asked for, unless the booking says otherwise. */
export const USUAL_PHOTOS = 1;
/** More would be an afternoon's work. */
export const MOST_PHOTOS_ASKED = 20;

/** Types that compare with an earlier report and show its conditions beside the new ones. */
export function comparesWithEarlier(code: InspectionTypeCode): boolean {
  return code === types.checkOut || code === types.routine || code === types.update;
}

/** A check-out is compared with the latest of these. */
export const checkInTypes: readonly InspectionTypeCode[] = [types.inventory, types.checkIn, types.inventoryAndCheckIn];

/** Inspections and routine visits follow one another at a property. */
export const visitTypes: readonly InspectionTypeCode[] = [types.inspection, types.routine];

/** Their reports go through a whole home, room by room. */
export function isWholeHome(code: InspectionTypeCode): boolean {
  return (
    code === types.inventory || code === types.checkIn || code === types.checkOut || code === types.inventoryAndCheckIn
  );
}
