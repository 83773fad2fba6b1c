/** The rules by which a new firm's bookings find the template of the home: by its bedrooms and its furnishing. */
import { types } from '../inspection-type.ts';
import type { TemplateRule } from './template-rule.ts';
import { usualForms, type UsualTemplate, usualTemplates } from './templates.ts';

const any = { typeId: null, clientId: null, bedsFrom: null, bedsTo: null, furnished: null };

/**
 * `idOf` gives the id that a template has in the account. A form takes only templates that are offered for its type, so that
 * one rule does for all types of a template. A home of unknown furnishing gets the longer list: what is not there is deleted
 * in a moment, and what is not listed is forgotten.
 */
export function usualRules(idOf: (template: UsualTemplate) => number): TemplateRule[] {
  const mostBeds = Math.max(...usualTemplates.map(({ home }) => home?.beds ?? 0));
  const ofHomes = usualTemplates.flatMap((template): TemplateRule[] => {
    const { home } = template;
    if (home === undefined) return [];
    const { beds, furnished } = home;
    const size = { bedsFrom: beds, bedsTo: beds === mostBeds ? null : beds };
    return [{ ...any, ...size, templateId: idOf(template), furnished: furnished ? null : 'Unfurnished' }];
  });
  return [...ofHomes, { ...any, typeId: types.routine, templateId: idOf(usualForms.midTerm) }];
}
