/** The template that a firm's own forms choose first for a booking: that of its first rule that fits. */
import { type InspectionTypeCode, inspectionTypeCodes, types } from '../inspection-type.ts';
import type { Furnishing } from '../property/property-words.ts';

/** Null: whatever it is. */
export type TemplateRule = {
  templateId: number;
  typeId: number | null;
  clientId: number | null;
  bedsFrom: number | null;
  bedsTo: number | null;
  /** Left out in rules that were kept before it counted. */
  furnished?: Furnishing | null;
};

export type Booking = { typeId: number; clientId: number | null; beds: number | null; furnished: string | null };

export function findUsualTemplate(rules: readonly TemplateRule[], booking: Booking): number | undefined {
  return rules.find((rule) => fits(rule, booking))?.templateId;
}

/** Bedrooms that nobody knows fit no rule that asks for them. */
function fits({ typeId, clientId, bedsFrom, bedsTo, furnished }: TemplateRule, booking: Booking): boolean {
  const { beds } = booking;
  if (typeId !== null && typeId !== booking.typeId) return false;
  if (clientId !== null && clientId !== booking.clientId) return false;
  if (furnished != null && furnished !== booking.furnished) return false;
  if (bedsFrom === null && bedsTo === null) return true;
  return beds !== null && beds >= (bedsFrom ?? 0) && beds <= (bedsTo ?? Number.POSITIVE_INFINITY);
}

export type Offered = { id: number; typeIds: readonly number[]; selfService: boolean; system: boolean };

/**
 * The types of inspection for which nothing is chosen, whatever the home: no rule for every client names a template that
 * is `offered` for it. A tenant who fills in a report alone gets the service's own without a rule.
 */
export function typesWithoutTemplate(
  rules: readonly TemplateRule[],
  offered: readonly Offered[],
): readonly InspectionTypeCode[] {
  return inspectionTypeCodes.filter((code) => {
    const fitting = offeredFor(code, offered);
    if (code === types.selfService && fitting.some(({ system, selfService }) => system && selfService)) return false;
    return rulesFor(code, rules, fitting).length === 0;
  });
}

/** The types for which something is chosen, but only where the bedrooms of the home are known. */
export function typesThatAskForBeds(
  rules: readonly TemplateRule[],
  offered: readonly Offered[],
): readonly InspectionTypeCode[] {
  return inspectionTypeCodes.filter((code) => {
    const own = rulesFor(code, rules, offeredFor(code, offered));
    return own.length > 0 && own.every(({ bedsFrom, bedsTo }) => bedsFrom !== null || bedsTo !== null);
  });
}

const offeredFor = (code: InspectionTypeCode, offered: readonly Offered[]) =>
  offered.filter(({ typeIds }) => typeIds.length === 0 || typeIds.includes(code));

/** Those for every client that name one of these templates. */
const rulesFor = (code: InspectionTypeCode, rules: readonly TemplateRule[], fitting: readonly Offered[]) =>
  rules.filter(
    ({ typeId, clientId, templateId }) =>
      clientId === null && (typeId === null || typeId === code) && fitting.some(({ id }) => id === templateId),
  );
