import { afterEach, expect, test } from 'vitest';
import { stepOn } from './board-drop.ts';

afterEach(() => document.body.replaceChildren());

/** Rows of one column, from the top. */
function drawRows(...heights: number[]): void {
  let top = 100;
  for (const height of heights) {
    const cell = document.createElement('div');
    cell.dataset['cell'] = '';
    Object.assign(cell.style, { position: 'fixed', left: '0', top: `${top}px`, width: '120px', height: `${height}px` });
    document.body.append(cell);
    top += height;
  }
}

test('a tall card is carried up and down past the row of somebody without bookings', () => {
  drawRows(120, 40, 120);
  const step = stepOn(false);
  const card = { left: 3, width: 100, height: 110 };
  const more = { shift: false, id: '1' };
  const tops: number[] = [];
  let top = 400;
  for (const arrow of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'] as const) {
    top = step(arrow, { ...card, top }, more)?.y ?? top;
    tops.push(top);
  }
  expect(tops).toEqual([263, 223, 103, 223, 263]);
});
