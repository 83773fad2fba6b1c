import { expect, test } from 'vitest';
import {
  areUsualRooms,
  isUsualAbbreviation,
  isUsualDisclaimer,
  isUsualOptionSet,
  isUsualPhrase,
  isUsualTerm,
} from './from-keyturn.ts';
import { usualOptionSets } from './option-sets.ts';
import { usualAbbreviations, usualDisclaimers, usualGlossary, usualPhrases, usualRooms } from './wording.ts';

test('the texts that accounts begin with are known by their words', () => {
  expect(usualPhrases.every(isUsualPhrase)).toBe(true);
  expect(usualAbbreviations.every(isUsualAbbreviation)).toBe(true);
  expect(usualDisclaimers.every((one) => isUsualDisclaimer({ ...one, type_ids: [] }))).toBe(true);
  expect(usualGlossary.every(isUsualTerm)).toBe(true);
  expect(Object.values(usualOptionSets).every(isUsualOptionSet)).toBe(true);
  expect(areUsualRooms([...usualRooms])).toBe(true);
});

test('one that the firm has changed is its own', () => {
  expect(isUsualPhrase('Good order, as we say')).toBe(false);
  expect(isUsualAbbreviation({ short: 'GO', long: 'good old' })).toBe(false);
  const [disclaimer] = usualDisclaimers;
  expect(disclaimer && isUsualDisclaimer({ ...disclaimer, text: 'Our own.' })).toBe(false);
  expect(disclaimer && isUsualDisclaimer({ ...disclaimer, type_ids: [5] })).toBe(false);
  expect(isUsualTerm({ term: '1 Very poor', meaning: 'Bad' })).toBe(false);
  expect(isUsualOptionSet({ ...usualOptionSets.fire, options: ['In place'] })).toBe(false);
  expect(areUsualRooms(usualRooms.slice(1))).toBe(false);
});
