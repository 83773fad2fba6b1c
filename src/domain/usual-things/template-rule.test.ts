import { describe, expect, test } from 'vitest';
import { inspectionTypeCodes, types } from '../inspection-type.ts';
import { findUsualTemplate, type TemplateRule, typesThatAskForBeds, typesWithoutTemplate } from './template-rule.ts';

const any = { typeId: null, clientId: null, bedsFrom: null, bedsTo: null, furnished: null };
const booking = { typeId: 1, clientId: 5, beds: 3, furnished: null as string | null };
const found = (rule: Partial<TemplateRule>, more: Partial<typeof booking> = {}) =>
  findUsualTemplate([{ ...any, ...rule, templateId: 9 }], { ...booking, ...more });

describe('the usual template of a booking', () => {
  test('is that of the first rule that fits', () => {
    const rules = [
      { ...any, typeId: 5, templateId: 1 },
      { ...any, clientId: 5, templateId: 2 },
      { ...any, templateId: 3 },
    ];
    expect(findUsualTemplate(rules, booking)).toBe(2);
    expect(findUsualTemplate(rules, { ...booking, clientId: null })).toBe(3);
    expect(findUsualTemplate([], booking)).toBeUndefined();
  });

  test('goes by the type and the client', () => {
    expect([found({ typeId: 1 }), found({ typeId: 5 })]).toEqual([9, undefined]);
    expect([found({ clientId: 5 }), found({ clientId: 6 })]).toEqual([9, undefined]);
    expect(found({ typeId: 1, clientId: 6 })).toBeUndefined();
  });

  test('goes by the furnishing, and an unknown one is none of them', () => {
    const by = (furnished: string | null) => found({ furnished: 'Unfurnished' }, { furnished });
    expect([by('Unfurnished'), by('Part Furnished'), by(null)]).toEqual([9, undefined, undefined]);
  });

  test('goes by the bedrooms, both ends included, and never by unknown ones', () => {
    const by = (beds: number | null) =>
      findUsualTemplate([{ ...any, bedsFrom: 2, bedsTo: 3, templateId: 9 }], { ...booking, beds });
    expect([by(1), by(2), by(3), by(4), by(null)]).toEqual([undefined, 9, 9, undefined, undefined]);
    expect([found({ bedsFrom: 4 }), found({ bedsTo: 3 }), found({ bedsTo: 0 }, { beds: 0 })]).toEqual([
      undefined,
      9,
      9,
    ]);
  });
});

describe('types without a usual template', () => {
  const template = { id: 9, typeIds: [types.inspection] as readonly number[], selfService: false, system: false };
  const without = (rules: Partial<TemplateRule>[], more: Partial<typeof template> = {}) =>
    typesWithoutTemplate(
      rules.map((rule) => ({ ...any, templateId: 9, ...rule })),
      [{ ...template, ...more }],
    );

  test('are all of them where there is no rule', () => {
    expect(without([])).toEqual(inspectionTypeCodes);
  });

  test('are those whose rules are for one client, or name what is not offered for them', () => {
    expect(without([{}])).toEqual(inspectionTypeCodes.filter((code) => code !== types.inspection));
    expect(without([{}], { typeIds: [] })).toEqual([]);
    expect(without([{ clientId: 5 }], { typeIds: [] })).toEqual(inspectionTypeCodes);
    expect(without([{ templateId: 3 }], { typeIds: [] })).toEqual(inspectionTypeCodes);
    expect(without([{ bedsFrom: 2 }], { typeIds: [types.inventory] })).not.toContain(types.inventory);
  });

  test('leave out what a tenant fills in alone, as long as the service has one for it', () => {
    const own = { typeIds: [types.selfService, types.live], selfService: true, system: true };
    expect(without([], own)).toEqual(inspectionTypeCodes.filter((code) => code !== types.selfService));
  });
});

describe('types that ask for the bedrooms', () => {
  const offered = [{ id: 9, typeIds: [types.inventory], selfService: false, system: false }];
  const asking = (...rules: Partial<TemplateRule>[]) =>
    typesThatAskForBeds(
      rules.map((rule) => ({ ...any, templateId: 9, ...rule })),
      offered,
    );

  test('have rules, and none of them does without', () => {
    expect(asking({ bedsFrom: 1, bedsTo: 2 }, { bedsFrom: 3 })).toEqual([types.inventory]);
    expect(asking({ bedsFrom: 1 }, { clientId: 5 })).toEqual([types.inventory]);
    expect(asking({ bedsFrom: 1 }, {})).toEqual([]);
    expect(asking({ bedsFrom: 1 }, { furnished: 'Unfurnished' })).toEqual([]);
    expect(asking()).toEqual([]);
  });
});
