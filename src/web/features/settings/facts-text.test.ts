import { expect, test } from 'vitest';
import { factsText } from './facts-text.ts';

test('facts of the log are said in words, and scopes by what they let an application do', () => {
  expect(factsText({ from: 'clerk', to: 'manager' })).toBe('from: clerk, to: manager');
  expect(factsText({ scopes: ['properties.read', 'reports.write'], service_user: 7 })).toBe(
    'may: list properties, modify inspection reports, service user: 7',
  );
  expect(factsText({ scopes: ['tides.read'] })).toBe('may: tides.read');
  expect(factsText({ two_factors: true, fields: ['time_zone', 'name'] })).toBe(
    'second factor: yes, changed: time zone, name',
  );
  expect(factsText({})).toBeUndefined();
});
