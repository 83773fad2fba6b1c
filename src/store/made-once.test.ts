import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

test('is made once for all who ask', async () => {
  let times = 0;
  const made = madeOnce(async () => (times += 1));
  expect(await Promise.all([made(), made()])).toEqual([1, 1]);
  expect(await made()).toBe(1);
});

test('a failure reaches those who waited for it, and the next one makes it', async () => {
  let times = 0;
  const made = madeOnce(async () => {
    times += 1;
    if (times === 1) throw new Error('too many open files');
    return times;
  });
  const first = await Promise.allSettled([made(), made()]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await made()).toBe(2);
});
