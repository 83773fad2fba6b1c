/**
 * Words of other items here and in the report before, and the firm's phrases: those of an item of the same name first. Words that
 * finished reports share come after these, first under the same grade.
 */
import { findRest, partsOf, type Said, weighSaid, type Written } from '#domain/typing/find-rest.ts';
import { type Grade, gradeOf } from '#domain/typing/grade.ts';
import type { Learnt } from '#domain/typing/learnt.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';
import { placeOf, type Text } from './typed-text.ts';

type Place = ReturnType<typeof placeOf>;

type Words = { phrases: readonly string[]; learnt: readonly Learnt[] };

/** Finds how a text goes on. */
export function buildFinder({ report, earlier }: Pick<Editor, 'report' | 'earlier'>, { phrases, learnt }: Words) {
  /** For the field that was typed in last, under the grade that it had. */
  let known: { of: string; said: Said[] } = { of: '', said: [] };
  const takenApart = new Map<string, string[]>();

  function partsAgain(text: string): string[] {
    const parts = takenApart.get(text) ?? partsOf(text);
    takenApart.set(text, parts);
    return parts;
  }

  function collect({ itemId, field }: Place, grade: Grade | undefined): Said[] {
    const writtenIn = (items: readonly ItemEntry[]): Written[] =>
      items.flatMap((item) => {
        const shown = shownOf(item);
        const text = shown[field];
        return typeof text === 'string' ? { name: shown.name, text } : [];
      });
    const here = writtenIn(report.allItems().filter(({ id }) => id !== itemId));
    const before = writtenIn(earlier?.report.allItems() ?? []);
    const sources = { name: report.shown(itemId)?.name, grade, written: [...here, ...before], phrases };
    return weighSaid({ ...sources, ...(field === 'condition' && { learnt }) }, partsAgain);
  }

  return (text: Text): string | undefined => {
    const grade = gradeOf(text.value);
    const of = `${text.dataset['field']} ${grade}`;
    if (known.of !== of) known = { of, said: collect(placeOf(text), grade) };
    return findRest(text.value, known.said);
  };
}
