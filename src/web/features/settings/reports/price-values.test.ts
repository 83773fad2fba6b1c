import { expect, test } from 'vitest';
import type { Price } from '#domain/firm/prices.ts';
import { homesText, priceChange, priceLines, priceOfRow, priceValues } from './price-values.ts';

const row = { type: '1', bedrooms: '2', furnished: '', price: ' 95.00', margin: '40' };
const flat = { type: '5', bedrooms: '', furnished: 'Unfurnished', price: '80', margin: '' };
const theirs: Price = { type: 8, bedrooms: null, furnished: null, price: '30', margin: null };

test('prices read as lines that two people can compare', () => {
  expect(priceLines({ prices: [row, flat] })).toEqual({
    'Inventory, up to 2 bedrooms': '£95.00, of which £40 is kept',
    'Check Out / Move Out, unfurnished': '£80',
  });
  expect(homesText({ type: 3, bedrooms: 0, furnished: null })).toBe('Inspection, studio');
});

test('rows come back as they were read', () => {
  const prices = [priceOfRow(row), priceOfRow(flat)];
  expect(priceValues({ prices }).prices.map(priceOfRow)).toEqual(prices);
});

test('a change keeps the prices that others have added meanwhile, and takes away only what was taken away here', () => {
  const before = priceOfRow(row);
  const mine = { ...flat, type: '8', bedrooms: '1' };
  const changes = { [homesText(before)]: '', [homesText(priceOfRow(mine))]: '£80' };
  expect(priceChange(changes, [before, theirs], { prices: [mine] })).toEqual({ prices: [theirs, priceOfRow(mine)] });
  expect(priceChange({}, [before, theirs], { prices: [] })).toEqual({});
});

test('a changed price keeps its place', () => {
  const changed = { ...row, price: '99' };
  const changes = { [homesText(priceOfRow(row))]: '£99' };
  expect(priceChange(changes, [priceOfRow(row), theirs], { prices: [changed] })).toEqual({
    prices: [priceOfRow(changed), theirs],
  });
});
