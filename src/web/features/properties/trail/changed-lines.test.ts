import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

const victoria = { name: 'Victoria Mensah', email: 'victoria@example.com', templateId: null };

test('another tenant who carries it out has a line for their name, their e-mail and the photos asked for', () => {
  const wilma = { ...victoria, name: 'Wilma Mensah', email: 'wilma@example.com', photosPerRoom: 3 };
  expect(changedLines([{ field: 'self_servicer', from: victoria, to: wilma }])).toEqual([
    { label: 'Tenant who carries it out', from: 'Victoria Mensah', to: 'Wilma Mensah' },
    { label: 'E-mail of the tenant', from: 'victoria@example.com', to: 'wilma@example.com' },
    { label: 'Photos of each room', from: '1', to: '3' },
  ]);
  expect(changedLines([{ field: 'self_servicer', from: null, to: victoria }]).map(({ label }) => label)).toEqual([
    'Tenant who carries it out',
    'E-mail of the tenant',
  ]);
});

test('prices are named, in pounds and pence, and only what changed', () => {
  const before = { price: '81.00', additional: '30.78', margin: null };
  expect(changedLines([{ field: 'pricing', from: before, to: { ...before, price: '90', margin: '10.5' } }])).toEqual([
    { label: 'Price', from: '£81.00', to: '£90.00' },
    { label: 'Margin', from: undefined, to: '£10.50' },
  ]);
  expect(changedLines([{ field: 'pricing', from: before, to: null }])).toContainEqual({
    label: 'Price',
    from: '£81.00',
    to: 'nothing',
  });
});

test('a plain member has one line', () => {
  expect(changedLines([{ field: 'state', from: 200, to: 300 }])).toEqual([
    { label: 'State', from: 'Assigned', to: 'Active' },
  ]);
});
