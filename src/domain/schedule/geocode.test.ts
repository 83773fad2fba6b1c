import { expect, test } from 'vitest';
import { distance, geocode, geocodeHome } from './geocode.ts';
import { postcodeAreas, postcodeDistricts } from './postcode-centres.ts';

const centre = ([lat, lng]: [number, number] = [0, 0]) => ({ lat, lng });

test.each(['PO5 3LX', 'po53lx', ' PO5-3LX '])('%j is placed in its district', (postcode) => {
  expect(geocode(postcode)).toEqual(centre(postcodeDistricts['PO5']));
});

test('an outward code alone is enough', () => {
  expect(geocode('SO14')).toEqual(centre(postcodeDistricts['SO14']));
});

test.each([
  ['LS1 4AP', 'LS'],
  ['B33 8TH', 'B'],
  ['EC1A 1BB', 'EC'],
  ['AB1', 'AB'],
  ['AB', 'AB'],
])('%s, of an unknown district, is placed in its area %s', (postcode, area) => {
  expect(geocode(postcode)).toEqual(centre(postcodeAreas[area]));
});

test.each(['', '75001', 'QQ1 1AA'])('%j is placed nowhere', (postcode) => {
  expect(geocode(postcode)).toEqual({ lat: null, lng: null });
});

test('a home of an unknown district is placed nowhere, rather than at the centre of its area', () => {
  expect(geocodeHome('po4 8tr')).toEqual(centre(postcodeDistricts['PO4']));
  expect(geocodeHome('LS1 4AP')).toEqual({ lat: null, lng: null });
});

test('a distance follows the great circle', () => {
  const quarter = (Math.PI / 2) * 6371;
  expect(distance({ lat: 0, lng: 0 }, { lat: 0, lng: 90 })).toBeCloseTo(quarter, 6);
  expect(distance({ lat: 0, lng: 0 }, { lat: 45, lng: 90 })).toBeCloseTo(quarter, 6);
  expect(distance({ lat: 30, lng: 0 }, { lat: 60, lng: 180 })).toBeCloseTo(quarter, 6);
  expect(distance({ lat: 50, lng: -1 }, { lat: 51, lng: -1 })).toBeCloseTo(quarter / 90, 6);
  expect(distance({ lat: 60, lng: 0 }, { lat: 60, lng: 1 })).toBeCloseTo(55.6, 1);
});
