import { describe, expect, test } from 'vitest';
import { learnPhrases } from './learn-phrases.ts';
import { knowNames } from './names-somebody.ts';

const nobody = knowNames([]);
const inHomes = (homes: number, name: string, text: string) =>
  Array.from({ length: homes }, (_, at) => ({ home: at + 1, name, text }));
const of = (learnt: ReturnType<typeof learnPhrases>, name?: string) =>
  learnt.filter((one) => one.name === name).flatMap(({ grade, phrases }) => phrases.map((phrase) => [grade, phrase]));

describe('a phrase is learnt', () => {
  test('from three homes, and not from two, however often these say it', () => {
    const twice = inHomes(2, 'Door', 'Fair: dog scratches');
    expect(learnPhrases([...twice, ...twice], nobody)).toEqual([]);
    expect(of(learnPhrases(inHomes(3, 'Door', 'Fair: dog scratches'), nobody), 'door')).toEqual([
      ['fair', 'Fair'],
      ['fair', 'dog scratches'],
    ]);
  });

  test('under the grade that three homes gave, and else for the item alone', () => {
    const learnt = learnPhrases(
      [
        ...inHomes(3, 'Door', 'Good: light scuffs'),
        ...inHomes(1, 'Door', 'Fair: two chips'),
        { home: 2, name: 'DOOR ', text: 'Poor: two chips' },
        { home: 3, name: 'Door', text: 'Two chips' },
      ],
      nobody,
    );
    expect(of(learnt, 'door')).toContainEqual(['good', 'light scuffs']);
    expect(of(learnt, 'door')).toContainEqual([undefined, 'two chips']);
    expect(of(learnt, 'door')).toHaveLength(3);
  });

  test('for all items where it was said of two', () => {
    const of2 = ['Door', 'Wall', 'Wall'].map((name, at) => ({ home: at, name, text: 'Handling marks' }));
    expect(learnPhrases(of2, nobody)).toEqual([{ phrases: ['Handling marks'] }]);
  });
});

test('a phrase that names somebody is not learnt, nor is an item that does', () => {
  const known = knowNames(['Ann Lee']);
  const texts = [...inHomes(3, 'Door', 'Good: key with Ann; chip'), ...inHomes(3, 'Ann Lee’s desk', 'Fair')];
  const learnt = JSON.stringify(learnPhrases(texts, known));
  expect(learnt).toContain('chip');
  expect(learnt).not.toMatch(/ann/i);
});

test('the commonest phrase of an item comes first, as most write it', () => {
  const texts = [
    ...inHomes(3, 'Door', 'Chipped'),
    ...inHomes(4, 'Door', 'Light scuffs'),
    ...inHomes(1, 'Door', 'light scuffs'),
  ];
  expect(of(learnPhrases(texts, nobody), 'door')).toEqual([
    [undefined, 'Light scuffs'],
    [undefined, 'Chipped'],
  ]);
});
