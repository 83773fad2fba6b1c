/** The grade that a condition begins with, in the words of the glossary. */
export const grades = ['as new', 'good', 'fair', 'poor'] as const;
export type Grade = (typeof grades)[number];

const begins: readonly [RegExp, Grade][] = [
  [/^(?:5 )?(?:in )?(?:as new|brand new|excellent|abn|b\/n)\b/, 'as new'],
  [/^(?:4 )?(?:in )?(?:very )?(?:good|go|gc)\b/, 'good'],
  [/^(?:3 )?(?:in )?fair\b/, 'fair'],
  [/^(?:[12] )?(?:in )?(?:very )?poor\b/, 'poor'],
];

export function gradeOf(text: string): Grade | undefined {
  const begun = text.trimStart().toLowerCase();
  return begins.find(([words]) => words.test(begun))?.[1];
}
