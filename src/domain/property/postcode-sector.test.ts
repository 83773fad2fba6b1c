import { expect, test } from 'vitest';
import { readCoordinates, sectorOf, tidyPostcode } from './postcode-sector.ts';

test.each([
  ['PO5 3LX', 'PO5 3'],
  ['po53lx', 'PO5 3'],
  [' PO5-3LX ', 'PO5 3'],
  ['EC1A 1BB', 'EC1A 1'],
  ['M1 1AE', 'M1 1'],
  ['B33 8TH', 'B33 8'],
])('%j is in sector %s', (postcode, sector) => expect(sectorOf(postcode)).toBe(sector));

test.each([
  ['po53lx', 'PO5 3LX'],
  [' ec1a  1bb', 'EC1A 1BB'],
  ['d02  x285', 'D02 X285'],
])('%j is written as %j', (text, postcode) => expect(tidyPostcode(text)).toBe(postcode));

test.each(['', 'PO5', 'PO5 3', '75001', '1AA 1AA', 'PO5 3LXX'])('%j is in no sector', (postcode) => {
  expect(sectorOf(postcode)).toBeUndefined();
});

test.each([
  ['50.79, -1.07', '50.79', '-1.07'],
  ['50.79,-1.07', '50.79', '-1.07'],
  ['  51.5 -0.1  ', '51.5', '-0.1'],
  ['(55.8642, -4.2518)', '55.8642', '-4.2518'],
  ['-33, 151', '-33', '151'],
])('%j is a latitude and a longitude', (text, lat, lng) => expect(readCoordinates(text)).toEqual({ lat, lng }));

test.each(['', '50.79', '50.79, west', '1, 2, 3', '50.79; -1.07'])('%j is no pair of coordinates', (text) => {
  expect(readCoordinates(text)).toBeUndefined();
});
