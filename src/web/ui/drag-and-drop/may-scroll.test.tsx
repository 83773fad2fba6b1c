import { expect, test } from 'vitest';
import { comesNearEdge } from './may-scroll.ts';

/** 100 px wide and high, at 100, 100; its content is as large as said. */
function list({ width = 100, height = 400 } = {}): Element {
  const element = document.createElement('div');
  Object.assign(element.style, {
    position: 'fixed',
    inset: '100px auto auto 100px',
    overflow: 'auto',
    width: '100px',
    height: '100px',
  });
  const content = element.appendChild(document.createElement('div'));
  Object.assign(content.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(element);
  return element;
}
const still = { dx: 0, dy: 0 };

test.each([
  ['at rest near the upper edge', { x: 150, y: 110, ...still }, true],
  ['up towards the upper edge', { x: 150, y: 110, dx: 5, dy: -5 }, true],
  ['back from the upper edge', { x: 150, y: 110, dx: 5, dy: 5 }, false],
  ['at rest near the lower edge', { x: 150, y: 190, ...still }, true],
  ['in from below', { x: 150, y: 190, dx: 0, dy: -5 }, false],
  ['in the middle', { x: 150, y: 150, ...still }, false],
  ['below it', { x: 150, y: 210, ...still }, false],
  ['near a side where nothing is hidden', { x: 195, y: 150, ...still }, false],
])('a list with more below scrolls for a pointer %s: %#', (_where, pointer, scrolls) => {
  expect(comesNearEdge(pointer, list())).toBe(scrolls);
});

test('a list with more at its side scrolls for a pointer near that side', () => {
  expect(comesNearEdge({ x: 195, y: 150, ...still }, list({ width: 400, height: 50 }))).toBe(true);
});
