import { expect, test } from 'vitest';
import type { KeyMovement, KeySet } from '#web/queries/generated/types.gen.ts';
import { holderText, homeText, movementText } from './key-words.ts';

const set = {
  holder: 'office',
  holder_name: null,
  place: 'Office board, hook 14',
  property: { id: 1, address: { line1: '12 Harbour Lane', line2: 'Flat 2', city: 'Portsmouth', postcode: 'PO5 3LX' } },
} as KeySet;
const step = { direction: 'out', holder: 'tenant', holder_name: 'Ann Lee', place: null } as KeyMovement;

test('a set is on its hook or with somebody, and has the address of its home', () => {
  expect(holderText(set)).toBe('Office board, hook 14');
  expect(holderText({ ...set, holder: 'clerk', holder_name: 'Sam' })).toBe('Sam (clerk)');
  expect(homeText(set)).toBe('12 Harbour Lane, Flat 2, Portsmouth PO5 3LX');
});

test('a step goes out to somebody, or back', () => {
  expect(movementText(step)).toBe('Out to Ann Lee (tenant)');
  expect(movementText({ ...step, direction: 'back' })).toBe('Back');
  expect(movementText({ ...step, direction: 'back', place: 'Safe' })).toBe('Back, on Safe');
});
