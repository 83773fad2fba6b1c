import { expect, test } from 'vitest';
import { changeKeys, pressedKeys, usualKeys } from './dock-keys.ts';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  pressedKeys({ key, ctrlKey: false, altKey: false, shiftKey: false, metaKey: false, ...more } as KeyboardEvent);

test('keys that write are no keys of the player', () => {
  expect(press('a')).toBeUndefined();
  expect(press('Enter')).toBeUndefined();
  expect(press('F4')).toBe('F4');
  expect(press('F7', { shiftKey: true })).toBe('Shift F7');
  expect(press('j', { altKey: true })).toBe('Alt J');
  expect(press('MediaPlayPause')).toBe('MediaPlayPause');
});

test('a key that another command had is exchanged with it', () => {
  const changed = changeKeys(usualKeys(), 'play', 'F8');
  expect([changed.play, changed.forward]).toEqual(['F8', 'F4']);
});
