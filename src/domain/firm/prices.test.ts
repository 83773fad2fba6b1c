import { expect, test } from 'vitest';
import { agreedPrice, type Price, priceOf } from './prices.ts';

const price = (bedrooms: Price['bedrooms'], furnished: Price['furnished'], amount: string): Price => ({
  type: 1,
  bedrooms,
  furnished,
  price: amount,
  margin: null,
});
const prices: Price[] = [
  price(null, null, '150'),
  price(3, null, '120'),
  price(1, null, '90'),
  price(1, 'Fully Furnished', '110'),
  price(null, 'Unfurnished', '140'),
  { ...price(null, null, '60'), type: 5 },
];
const amount = (type: number, no_of_beds: number, furnished: string | null) =>
  priceOf(prices, type, { no_of_beds, furnished })?.price;

test.each([
  ['a studio takes the smallest size that holds it', 0, null, '90'],
  ['of one size the furnishing decides', 1, 'Fully Furnished', '110'],
  ['however it is spelt', 1, 'fully furnished', '110'],
  ['a size counts before a furnishing', 2, 'Unfurnished', '120'],
  ['beyond all sizes the furnishing decides', 5, 'Unfurnished', '140'],
  ['and what is for all homes comes last', 5, null, '150'],
])('%s', (_what, beds, furnished, expected) => expect(amount(1, beds, furnished)).toBe(expected));

test('a type has its own prices, or none', () => {
  expect(amount(5, 2, null)).toBe('60');
  expect(amount(8, 2, null)).toBeUndefined();
});

test('two prices with an equal place keep the order in which they stand, and a furnishing nobody has is passed over', () => {
  expect(priceOf([price(2, 'Part Furnished', '1')], 1, { no_of_beds: 2, furnished: null })).toBeUndefined();
});

test('a price agreed with a client counts first, however exact the firm is; where there is none, the firm’s counts', () => {
  const lists = { own: [price(null, null, '75')], firm: prices };
  const one = { no_of_beds: 1, furnished: null };
  expect(agreedPrice(lists, 1, one)).toEqual({ price: price(null, null, '75'), isOwn: true });
  expect(agreedPrice(lists, 5, one)).toMatchObject({ price: { price: '60' }, isOwn: false });
  expect(agreedPrice(lists, 8, one)).toBeUndefined();
});
