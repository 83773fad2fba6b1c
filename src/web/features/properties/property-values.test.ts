import { describe, expect, test } from 'vitest';
import { PropertyDraft } from '#contract/property.ts';
import { emptyProperty, toPropertyBody, writePostcode } from './property-values.ts';

const values = {
  ...emptyProperty([{ id: 3, name: 'Alarm code', type: 'text', required: false, options: [], version: 1 }]),
  address: { line1: ' 12 Harbour Lane', line2: '', city: 'Portsmouth', county: '', postcode: 'po53lx' },
  no_of_beds: 2,
  no_of_baths: 1,
};

describe('the values of a form become a body of the wire', () => {
  test('empty text is null, and the contract agrees', () => {
    const body = PropertyDraft.parse(toPropertyBody(values));
    expect(body).toMatchObject({
      address: { line1: '12 Harbour Lane', line2: null, postcode: 'PO5 3LX' },
      client: null,
      detachment: null,
      custom_fields: { '3': '' },
    });
  });

  test.each([
    ['so114bx', 'SO11 4BX'],
    ['EC1A 1BB', 'EC1A 1BB'],
    ['75001', '75001'],
  ])('the postcode %s is written %s', (typed, written) => {
    expect(writePostcode(typed)).toBe(written);
  });
});
