/** A report that is open in this tab is open for the person who opened it. */
import { expect, test } from 'vitest';
import { isOpen, noteOpen, watchClosing } from './writers.ts';

test('a report is open for its owner alone, and closed when every page that shows it is left', () => {
  const closed: string[] = [];
  const stop = watchClosing(() => closed.push('closed'));
  const leave = noteOpen('1/7', 12);
  const leaveAgain = noteOpen('1/7', 12);
  expect([isOpen('1/7', 12), isOpen('2/7', 12), isOpen('1/8', 12), isOpen('1/7', 13)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  leave();
  expect([isOpen('1/7', 12), closed]).toEqual([true, []]);
  leaveAgain();
  expect([isOpen('1/7', 12), closed]).toEqual([false, ['closed']]);
  stop();
});
