import { expect, test } from 'vitest';
import { isAlarmUntested, wantsPhoto } from './evidence.ts';

const day = '2026-11-27';

test.each([
  ['Present, not tested', true],
  ['Good order', true],
  ['Untested', true],
  ['Tested, sounded', false],
  ['Tested, no sound', false],
  ['Low-battery chirp', false],
  ['Past replace-by date', false],
  ['Too high/no access', false],
  ['Head missing', false],
  ['Working', false],
  ['', false],
])('%j says that a smoke alarm is untested: %s', (condition, is) => {
  const alarm = { blockType: 'DETAILED', name: 'Smoke alarm', condition };
  expect(isAlarmUntested(alarm, day)).toBe(is);
  expect(isAlarmUntested({ ...alarm, name: 'Door' }, day)).toBe(false);
  expect(isAlarmUntested({ ...alarm, blockType: 'CHECKLIST' }, day)).toBe(false);
  expect(isAlarmUntested(alarm, '2026-11-26')).toBe(false);
});

test('keys and meters are seen by themselves or with their room, an alarm by itself, and a door needs no photograph', () => {
  const unseen = { isSeen: false, isRoomSeen: false };
  for (const blockType of ['KEYS', 'METERS']) {
    expect(wantsPhoto({ blockType, name: 'Front door', ...unseen }, day)).toBe(true);
    expect(wantsPhoto({ blockType, name: 'Front door', ...unseen, isSeen: true }, day)).toBe(false);
    expect(wantsPhoto({ blockType, name: 'Front door', ...unseen, isRoomSeen: true }, day)).toBe(false);
    expect(wantsPhoto({ blockType, name: 'Front door', ...unseen }, '2026-11-26')).toBe(false);
  }
  const alarm = { blockType: 'DETAILED', name: 'CO alarm' };
  expect(wantsPhoto({ ...alarm, ...unseen, isRoomSeen: true }, day)).toBe(true);
  expect(wantsPhoto({ ...alarm, ...unseen, isSeen: true }, day)).toBe(false);
  expect(wantsPhoto({ ...alarm, name: 'Door', ...unseen }, day)).toBe(false);
});
