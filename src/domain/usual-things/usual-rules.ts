/** The rules by which a new firm's bookings find the template of the home: by its bedrooms and its furnishing. */
import { type InspectionTypeCode, types } from '../inspection-type.ts';
import type { TemplateRule } from './template-rule.ts';
import type { UsualTemplate } from './template-parts.ts';
import { type UsualFormKey, usualForms, usualTemplates } from './templates.ts';

/** A rule that leaves everything open. */
export const anyBooking = { typeId: null, clientId: null, bedsFrom: null, bedsTo: null, furnished: null };

/**
 * The types that no size of a home decides. The rating of hazards looks at the whole home, as no other assessment does;
 * a tenant who fills in a report alone gets the service's own without a rule.
 */
const formsOfTypes: readonly (readonly [InspectionTypeCode, UsualFormKey])[] = [
  [types.routine, 'midTerm'],
  [types.inspection, 'visit'],
  [types.riskAssessment, 'hhsrs'],
  [types.live, 'live'],
];

export const rulesOfForms = (idOf: (form: UsualFormKey) => number): TemplateRule[] =>
  formsOfTypes.map(([typeId, form]) => ({ ...anyBooking, typeId, templateId: idOf(form) }));

/** The size that homes to let mostly have: taken where nobody has noted the bedrooms. */
const MOST_FREQUENT_BEDS = 2;

/**
 * `idOf` gives the id that a template has in the account. A form takes only templates that are offered for its type, so that
 * one rule does for all types of a template. A home of unknown furnishing gets the longer list: what is not there is deleted
 * in a moment, and what is not listed is forgotten. One of unknown bedrooms gets a list as well, after all other rules, rather
 * than an empty report.
 */
export function usualRules(idOf: (template: UsualTemplate) => number): TemplateRule[] {
  const mostBeds = Math.max(...usualTemplates.map(({ home }) => home?.beds ?? 0));
  const ofHomes = usualTemplates.flatMap((template): TemplateRule[] => {
    const { home } = template;
    if (home === undefined) return [];
    const { beds, furnished } = home;
    const size = { bedsFrom: beds, bedsTo: beds === mostBeds ? null : beds };
    return [{ ...anyBooking, ...size, templateId: idOf(template), furnished: furnished ? null : 'Unfurnished' }];
  });
  const ofForms = rulesOfForms((key) => idOf(usualForms[key]));
  const ofAnySize = ofHomes
    .filter(({ bedsFrom }) => bedsFrom === MOST_FREQUENT_BEDS)
    .map((rule): TemplateRule => ({ ...rule, bedsFrom: null, bedsTo: null }));
  return [...ofHomes, ...ofForms, ...ofAnySize];
}
