import { expect, test } from 'vitest';
import { coordinatesFault, coordinatesText, ownCoordinates } from './coordinates.ts';

test('coordinates go to text and back', () => {
  const place = { lat: '50.7953', lng: '-1.0746' };
  expect(coordinatesText(place)).toBe('50.7953, -1.0746');
  expect(ownCoordinates(coordinatesText(place))).toEqual(place);
  expect([coordinatesText({ lat: null, lng: null }), ownCoordinates(' ')]).toEqual(['', null]);
});

test.each(['50.79', 'Portsmouth', '50,79 -1,07'])('%j is told what is wanted', (text) => {
  expect(coordinatesFault(text)).toMatch('such as');
});

test.each(['', '51.5, -0.1'])('%j is taken', (text) => expect(coordinatesFault(text)).toBeUndefined());
