import { describe, expect, test } from 'vitest';
import { hazards } from './hazards.ts';
import { riskForms } from './risk-forms.ts';
import { usualForms } from './templates.ts';

const itemsOf = (form: keyof typeof riskForms, name: string) =>
  riskForms[form].rooms.find((room) => room.name === name)?.items;

describe.each(['legionella', 'hhsrs', 'fire'] as const)('the form of a risk assessment: %s', (form) => {
  test('asks for the competence of the assessor', () => {
    expect(itemsOf(form, 'Scope')).toContain('Competence of the assessor');
  });

  test('asks of each risk for its likelihood, its severity, its owner and the target date', () => {
    const risks = itemsOf(form, 'Likelihood');
    expect(risks?.length).toBeGreaterThan(2);
    expect(itemsOf(form, 'Severity')).toEqual(risks);
    expect(itemsOf(form, 'Owner and target date')).toEqual(risks);
  });
});

test('the list of hazards says of itself that it is a starting list, of which date, and not the statutory one', () => {
  const { rooms } = riskForms.hhsrs;
  expect(itemsOf('hhsrs', 'Hazards')).toEqual(hazards);
  const { given = {} } = rooms.find(({ name }) => name === 'Scope') ?? {};
  expect(given['List of hazards']).toMatch(/Starting list of \d+ \w+ 20\d\d, for the firm to change/);
  expect(given['List of hazards']).toContain('not the statutory list of hazards');
  expect(itemsOf('hhsrs', 'Scope')).toContain('List of hazards');
});

test('a mid-term visit asks for the written consent to overview photographs', () => {
  expect(usualForms.midTerm.rooms[0]?.items).toContain('Written consent to overview photographs');
});

test('an inspection by video asks for the device, and for areas that could not be shown', () => {
  expect(usualForms.live.rooms[0]?.items).toEqual(
    expect.arrayContaining(['Device and connection', 'Could not be shown']),
  );
});
