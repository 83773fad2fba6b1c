import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

/** Answers when it is told to, with each key doubled. */
function slowLookUp() {
  const asked: number[][] = [];
  const answers: (() => void)[] = [];
  const lookUp = (keys: number[]) =>
    new Promise<number[]>((resolve, reject) => {
      asked.push(keys);
      answers.push(() => (keys.includes(13) ? reject(new Error('no 13')) : resolve(keys.map((key) => key * 2))));
    });
  const answer = async () => {
    while (answers.length === 0) await turn();
    answers.shift()?.();
  };
  return { asked, lookUp, answer };
}

test('asks within the turn when nothing is under way, together for all that is asked for in it', async () => {
  const { asked, lookUp } = slowLookUp();
  const find = gathered(lookUp, 8);
  void find(1);
  await Promise.resolve();
  void find(2);
  await turn();
  expect(asked).toEqual([[1, 2]]);
});

test('what is asked for meanwhile goes together, at most so many at a time, and each gets its own answer', async () => {
  const { asked, lookUp, answer } = slowLookUp();
  const find = gathered(lookUp, 3);
  const first = find(1);
  await turn();
  const others = [2, 3, 4, 5].map((key) => find(key));
  await turn();
  expect(asked).toEqual([[1]]);
  await answer();
  expect(await first).toBe(2);
  await answer();
  expect(await Promise.all(others.slice(0, 3))).toEqual([4, 6, 8]);
  await answer();
  expect(await others[3]).toBe(10);
  expect(asked).toEqual([[1], [2, 3, 4], [5]]);
});

test('a failure is that of those who asked together, and the next are answered', async () => {
  const { lookUp, answer } = slowLookUp();
  const find = gathered(lookUp, 8);
  const [bad, beside] = [find(13), find(2)];
  await answer();
  expect((await Promise.allSettled([bad, beside])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = find(4);
  await answer();
  expect(await next).toBe(8);
});

test('is never answered from memory', async () => {
  const { asked, lookUp, answer } = slowLookUp();
  const find = gathered(lookUp, 8);
  for (const _ of [1, 2]) {
    const found = find(7);
    await answer();
    await found;
  }
  expect(asked).toEqual([[7], [7]]);
});

test('nobody waits for long for a look-up that hangs', async () => {
  const { asked, lookUp } = slowLookUp();
  const find = gathered(lookUp, 8);
  void find(1);
  await turn();
  void find(2);
  await expect.poll(() => asked).toEqual([[1], [2]]);
});
