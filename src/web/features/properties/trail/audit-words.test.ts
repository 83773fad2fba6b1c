import { expect, test } from 'vitest';
import { actionText, changedText, fieldText, inspectionText, valueText } from './audit-words.ts';

test.each([
  ['property.created', 'created the property'],
  ['inspection.email_resent', 'sent an e-mail again'],
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

test('values are put into words', () => {
  expect(valueText(null)).toBe('nothing');
  expect(valueText(true)).toBe('yes');
  expect(valueText({ id: 3, name: 'Chloe Marsh' })).toBe('Chloe Marsh');
  expect(valueText(['HMO', 'Dog'])).toBe('HMO, Dog');
  expect(valueText('2027-02-03T09:30:00+00:00')).toBe('Wed 3 Feb 2027, 09:30');
  expect(valueText('x'.repeat(200))).toHaveLength(121);
});

test('codes and ids are called by their names on screen', () => {
  expect(changedText('state', 350)).toBe('Review');
  expect(changedText('type', 8)).toBe('Routine Inspection');
  expect(changedText('conduct_date_option', 1)).toBe('not yet');
  expect(changedText('time_to_complete', 90)).toBe('1 h 30 min');
  expect(changedText('clerk', 7, new Map([[7, 'Tom Ashdown']]))).toBe('Tom Ashdown');
  expect(changedText('clerk', 9)).toBe('9');
  expect(changedText('no_of_beds', 3)).toBe('3');
  expect(fieldText('conduct_date_option')).toBe('Date confirmed');
});

test('an inspection is named by its title, or its type, and its date', () => {
  const visit = { title: '', type: { id: 8 as const, name: 'Routine Inspection' }, conduct_date: '2027-02-03' };
  expect(inspectionText(visit)).toBe('Routine Inspection, Wed 3 Feb 2027');
  expect(inspectionText({ ...visit, title: 'Mid-term visit', conduct_date: null })).toBe('Mid-term visit');
});
