import { expect, test } from 'vitest';
import { InspectionDraft } from '#contract/inspection.ts';
import { customFieldNames, withRequired } from './custom-fields-of-body.ts';

const fields = [
  { id: 3, required: true },
  { id: 4, required: false },
];
const booking = { property: { id: 1 }, type: { id: 1 }, conduct_date: '2027-02-03' };

test.each([
  ['left out', {}],
  ['empty', { custom_fields: { 3: '' } }],
  ['blank', { custom_fields: { 3: { value: ' ' }, 4: 'x' } }],
])('a required custom field that is %s is a fault of its own field', (_how, more) => {
  const { error } = withRequired(InspectionDraft, fields).safeParse({ ...booking, ...more });
  expect(error?.issues.map(({ path, message }) => [customFieldNames(path.join('.')), message])).toEqual([
    ['customFields.field-3', 'is needed'],
  ]);
});

test('a filled field has no fault, and optional ones may be empty', () => {
  for (const custom_fields of [{ 3: 'x' }, { 3: { value: 'x' }, 4: '' }]) {
    expect(withRequired(InspectionDraft, fields).safeParse({ ...booking, custom_fields }).success).toBe(true);
  }
});

test('a fault that the service found finds its field under either spelling', () => {
  expect(customFieldNames('custom_fields.3.value')).toBe('customFields.field-3');
  expect(customFieldNames('customFields.3')).toBe('customFields.field-3');
  expect(customFieldNames('address.line1')).toBe('address.line1');
});
