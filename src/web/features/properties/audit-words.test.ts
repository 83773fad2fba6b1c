import { expect, test } from 'vitest';
import { actionText, fieldText, valueText } from './audit-words.ts';

test.each([
  ['property.created', 'created the property'],
  ['meter.added', 'added the meter'],
  ['report.rooms_ordered', 'ordered the rooms in the report'],
  ['inspection.state_changed', 'changed the state of the inspection'],
  ['inspection.submit', 'submitted the inspection'],
  ['inspection.close', 'closed the inspection'],
])('%s reads: %s', (action, words) => {
  expect(actionText(action)).toBe(words);
});

test('fields are named as people say them', () => {
  expect(fieldText('address.line1')).toBe('Address line 1');
  expect(fieldText('no_of_beds')).toBe('Beds');
});

test('values are said, not printed', () => {
  expect(valueText(null)).toBe('nothing');
  expect(valueText(true)).toBe('yes');
  expect(valueText({ id: 3, name: 'Chloe Marsh' })).toBe('Chloe Marsh');
  expect(valueText(['HMO', 'Dog'])).toBe('HMO, Dog');
  expect(valueText('2027-02-03T09:30:00+00:00')).toBe('Wed 3 Feb 2027, 09:30');
  expect(valueText('x'.repeat(200))).toHaveLength(121);
});
