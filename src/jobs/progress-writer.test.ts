import { expect, test } from 'vitest';
import { buildProgressWriter } from './progress-writer.ts';

/** Each write waits until it is let go. */
function heldWrites() {
  const begun: { percent: number; settle: PromiseWithResolvers<void> }[] = [];
  return {
    begun: () => begun.map(({ percent }) => percent),
    last: () => {
      const last = begun.at(-1);
      if (last === undefined) throw new Error('nothing was written');
      return last.settle;
    },
    write: (percent: number) => {
      const settle = Promise.withResolvers<void>();
      begun.push({ percent, settle });
      return settle.promise;
    },
  };
}

/** Everything that is ready to go on has gone on. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('while one is being written only the newest of those told is kept', async () => {
  const { begun, last, write } = heldWrites();
  const progress = buildProgressWriter(write);
  for (let percent = 1; percent <= 15; percent += 1) progress.tell(percent);
  expect(begun()).toEqual([1]);
  last().resolve();
  await turn();
  expect(begun()).toEqual([1, 15]);
  last().resolve();
  await turn();
  expect(begun()).toEqual([1, 15]);
});

test('one that fails keeps no later one from being written', async () => {
  const { begun, last, write } = heldWrites();
  const progress = buildProgressWriter(write);
  progress.tell(20);
  last().reject(new Error('the database is away'));
  await turn();
  progress.tell(80);
  last().resolve();
  await progress.end();
  expect(begun()).toEqual([20, 80]);
});

test('after the end nothing is written: it waits for the one in hand and forgets the next', async () => {
  const { begun, last, write } = heldWrites();
  const progress = buildProgressWriter(write);
  progress.tell(20);
  progress.tell(80);
  let hasEnded = false;
  const ended = progress.end().then(() => {
    hasEnded = true;
  });
  await turn();
  expect(hasEnded).toBe(false);
  last().resolve();
  await ended;
  expect(begun()).toEqual([20]);
});
