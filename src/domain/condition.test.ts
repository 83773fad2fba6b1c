import { describe, expect, test } from 'vitest';
import { conditionFault, emptyCondition, inOrderOf, isUnanswered, optionSetFault } from './condition.ts';

const setOf = (...options: (string | number)[]) => ({ id: 1, name: 'Grades', editable: true, options });
const questions = setOf('Clean', 'Dry');
const steps = setOf(1, 2, 3);

describe('a condition that does not fit its room', () => {
  test.each([
    ['DETAILED', null, 1, 'must be text or null in this room'],
    ['OVERVIEW', null, {}, 'must be text or null in this room'],
    ['METERS', null, 4521, 'must be text or null in this room'],
    ['CHECKLIST', null, 3, 'must be 0 (No), 1 (Yes), 2 (N/A) or null in a checklist'],
    ['SCALE', steps, 1.5, 'must be a whole number of the scale, or null'],
    ['SCALE', steps, 4, 'must be one of 1, 2, 3'],
    ['SIMPLIFIED', questions, 'Clean', 'must map each question to 0, 1, 2 or null'],
    ['SIMPLIFIED', questions, [1], 'must map each question to 0, 1, 2 or null'],
    ['SIMPLIFIED', questions, { Dry: 3 }, "answers 'Dry' with something other than 0 (No), 1 (Yes), 2 (N/A) or null"],
    ['SIMPLIFIED', questions, { Damp: 1 }, "asks 'Damp', which the room's option set does not have"],
    [
      'SIMPLIFIED',
      questions,
      { Clean: 3, Damp: 1, Dry: 'x', Warm: 0 },
      "answers 'Clean', 'Dry' with something other than 0 (No), 1 (Yes), 2 (N/A) or null, and asks 'Damp', 'Warm', which the room's option set does not have",
    ],
    ['KEYS', null, '', 'must be null: items of this room have no condition'],
    ['MANUALS', null, 0, 'must be null: items of this room have no condition'],
    ['SAUNA', null, null, 'cannot be changed: this version does not know block type SAUNA'],
  ])('in %s with %j: %j is refused with a reason', (blockType, options, condition, why) => {
    expect(conditionFault(blockType, options, condition)).toBe(why);
  });

  test('a fitting condition is accepted, and so is any of an option set without options', () => {
    for (const blockType of ['DETAILED', 'OVERVIEW', 'METERS', 'CHECKLIST', 'SCALE', 'SIMPLIFIED', 'KEYS', 'MANUALS'])
      expect(conditionFault(blockType, null, null)).toBeUndefined();
    for (const blockType of ['DETAILED', 'OVERVIEW', 'METERS'])
      expect([conditionFault(blockType, null, 'Good'), conditionFault(blockType, null, '')]).toEqual([
        undefined,
        undefined,
      ]);
    for (const answer of [0, 1, 2]) expect(conditionFault('CHECKLIST', null, answer)).toBeUndefined();
    expect([conditionFault('SCALE', steps, 1), conditionFault('SCALE', steps, 3)]).toEqual([undefined, undefined]);
    expect(conditionFault('SIMPLIFIED', questions, { Clean: 0, Dry: null })).toBeUndefined();
    expect(conditionFault('SCALE', null, 7)).toBeUndefined();
    expect(conditionFault('SCALE', setOf('1 Poor', '2 Good'), 7)).toBeUndefined();
    expect(conditionFault('SIMPLIFIED', null, { Anything: 2 })).toBeUndefined();
    expect(conditionFault('SIMPLIFIED', setOf(1, 2), { 1: 0 })).toBeUndefined();
  });
});

test('an option set fits when all its options are of the kind that the room asks for', () => {
  expect(optionSetFault('SCALE', steps)).toBeUndefined();
  expect(optionSetFault('SIMPLIFIED', questions)).toBeUndefined();
  expect(optionSetFault('SCALE', setOf(1, '2 Good'))).toBe(
    "A SCALE room needs an option set of whole numbers; 'Grades' has words.",
  );
  expect(optionSetFault('SIMPLIFIED', setOf('Clean', 2))).toBe(
    "A SIMPLIFIED room needs an option set of questions; 'Grades' has numbers.",
  );
});

test('answers stand in the order of the questions, followed by those no longer asked', () => {
  const answers = { Old: 2, Dry: 0, Clean: null } as const;
  expect(JSON.stringify(inOrderOf(questions, answers))).toBe('{"Clean":null,"Dry":0,"Old":2}');
  expect(JSON.stringify(inOrderOf(questions, { Dry: 1 }))).toBe('{"Dry":1}');
  expect(inOrderOf(null, answers)).toBe(answers);
  expect([inOrderOf(steps, 2), inOrderOf(questions, null), inOrderOf(questions, 'x')]).toEqual([2, null, 'x']);
});

test('a new item asks every question of its room; elsewhere it starts empty', () => {
  expect(emptyCondition('SIMPLIFIED', questions)).toEqual({ Clean: null, Dry: null });
  expect(emptyCondition('SIMPLIFIED', null)).toEqual({});
  expect(emptyCondition('SCALE', steps)).toBeNull();
});

test.each([
  ['DETAILED', null, true],
  ['DETAILED', '', true],
  ['DETAILED', 'Good', false],
  ['CHECKLIST', 0, false],
  ['SCALE', 0, false],
  ['SIMPLIFIED', { Clean: 0, Dry: null }, true],
  ['SIMPLIFIED', { Clean: 0, Dry: 2 }, false],
  ['SIMPLIFIED', {}, false],
  ['KEYS', null, false],
  ['MANUALS', null, false],
] as const)('in %s, the condition %j is unanswered: %s', (blockType, condition, is) => {
  expect(isUnanswered(blockType, condition)).toBe(is);
});
