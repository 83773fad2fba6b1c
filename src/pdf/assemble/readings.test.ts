/** Readings of a clerk's short texts: alarms, meters, terms, conditions. */
import { describe, expect, test } from 'vitest';
import { alarmWord, readAlarmResult } from './alarm-result.ts';
import { conditionWords, questionsOf, scaleWords } from './words/condition-words.ts';
import { meterUse, ranBackwards } from './meter-use.ts';
import { usedTerms } from './words/used-terms.ts';

describe('alarm results', () => {
  test.each([
    ['Tested, sounded', 'passed'],
    ['Working', 'passed'],
    ['Tested, no sound', 'failed'],
    ['Low-battery chirp', 'failed'],
    ['Past replace-by date', 'failed'],
    ['Not present (required?)', 'failed'],
    ['Head missing', 'failed'],
    ['Not working', 'failed'],
    ['Too high/no access', 'untested'],
    ['Present, not tested', 'untested'],
    ['', 'untested'],
    ['Isn’t working', 'failed'],
    ["Doesn't sound when tested", 'failed'],
    ['Does not appear to work', 'failed'],
    ['No longer operational', 'failed'],
    ['Tested: no response', 'failed'],
    ['None fitted', 'failed'],
    ['Not yet tested', 'untested'],
    ['Could not be tested', 'untested'],
    ['To be tested by the tenant', 'untested'],
    ['No faults found, tested and sounded', 'passed'],
    ['Not loud but working', 'passed'],
    ['Sounded; to be tested monthly', 'passed'],
    ['In place: Yes; Unobstructed: Yes; Tested today: Yes', 'passed'],
    ['In place: Yes; Unobstructed: Yes; Tested today: No', 'untested'],
    ['In place: Yes; Tested today: Not answered', 'untested'],
    ['In place: No; Tested today: N/A', 'failed'],
    ['Tested: Yes; Sounded: No', 'failed'],
    ['Tested: Yes; Missing: No', 'passed'],
    ['Tested: Yes; Damaged: Yes', 'failed'],
  ])('%j is %s', (result, verdict) => {
    expect(readAlarmResult(result)).toBe(verdict);
  });

  test.each([
    ['Tested, sounded', 'Sounded'],
    ['Tested: Yes; Sounded: Yes', 'Sounded'],
    ['In place: Yes; Tested today: Yes', 'Tested'],
    ['In place: Yes; Tested today: No', 'Not tested'],
    ['Yes', 'Yes'],
  ])('%j is marked %s: a tick proves a test, and not a sound', (result, word) => {
    expect(alarmWord(result)).toBe(word);
  });
});

describe('meter use', () => {
  test('is the difference of two plain readings, with their decimals', () => {
    expect(meterUse('41975.2', '48213.6 kWh')).toBe('6238.4 kWh');
    expect(meterUse('05213', '06,120')).toBe('907');
  });

  test('is not guessed from words or from a meter that ran backwards', () => {
    expect(meterUse('100', 'No access')).toBeNull();
    expect(meterUse('99120', '00034')).toBeNull();
  });

  test('is not the difference of two units, however each of them is spelt', () => {
    expect(meterUse('1204 ft3', '1310 m3')).toBeNull();
    expect(ranBackwards('9120 ft3', '34 m3')).toBe(false);
    expect(ranBackwards('9120 m3', '34')).toBe(true);
    expect(meterUse('1204 m3', '1310 m³')).toBe('106 m³');
    expect(meterUse('12 Litres', '20l')).toBe('8 l');
    expect(meterUse('12', '20 kWh')).toBe('8 kWh');
  });
});

// With a search that is not linear this takes hours.
test('a reading among the longest possible run of spaces is read', () => {
  const spaces = ' '.repeat(19_990);
  expect(meterUse(`1${spaces}x`, '2')).toBeNull();
  expect(meterUse(`1${spaces}`, `2${spaces}kWh`)).toBe('1 kWh');
  expect(ranBackwards(`2${'1 '.repeat(9_990)}?`, '1')).toBe(false);
});

describe('the glossary', () => {
  const glossary = ['FWT', 'GO', 'L/S', 'Sealant', 'TBC'].map((term) => ({ term, meaning: `meaning of ${term}` }));
  const terms = (text: string) => usedTerms(glossary, [text, null]).map(({ term }) => term);

  test('explains only what is used', () => {
    expect(terms('FWT to sealant; L/S throughout')).toEqual(['FWT', 'L/S', 'Sealant']);
  });

  test('does not find an abbreviation in an ordinary word', () => {
    expect(terms('Mangoes go bad; AFWTB')).toEqual([]);
  });
});

describe('conditions in words', () => {
  const base = { id: 1, originId: null, name: 'Room', photos: [], files: [], items: [] };
  const item = <Condition>(condition: Condition) => ({
    id: 1,
    originId: null,
    name: 'Item',
    description: null,
    condition,
    actions: [],
    photos: [],
    files: [],
  });

  test('name the place on a scale and its label', () => {
    const optionSet = { name: 'Grades', options: ['1 Poor', '2 - Fair', '3 Good'] };
    expect(scaleWords({ optionSet }, 2)).toBe('2 of 3: Fair');
    expect(scaleWords({ optionSet: { name: 'Ten', options: [0, 5, 10] } }, 5)).toBe('5 of 10');
    expect(scaleWords({ optionSet: null }, 4)).toBe('4');
  });

  test('answer every question, the unanswered too', () => {
    const room = { ...base, blockType: 'SIMPLIFIED' as const, optionSet: { name: 'Q', options: ['Clean', 'Whole'] } };
    const answered = item({ Clean: 0 as const, Dry: null });
    expect(conditionWords(room, answered)).toBe('Clean: No; Dry: Not answered');
    expect(questionsOf({ ...room, items: [answered] })).toEqual(['Clean', 'Whole', 'Dry']);
  });

  test('are in the order of the questions, however they were stored', () => {
    const room = { ...base, blockType: 'SIMPLIFIED' as const, optionSet: { name: 'Q', options: ['Clean', 'Whole'] } };
    expect(conditionWords(room, item({ Whole: 0 as const, Clean: 1 as const }))).toBe('Clean: Yes; Whole: No');
  });

  test('are printed as stored when their kind is unknown', () => {
    const room = { ...base, blockType: 'UNKNOWN' as const, unknownType: 'MATRIX', optionSet: null };
    expect(conditionWords(room, item({ rows: [1, 2] }))).toBe('{"rows":[1,2]}');
    expect(conditionWords(room, item(null))).toBeNull();
  });
});
