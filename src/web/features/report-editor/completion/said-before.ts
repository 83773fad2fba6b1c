/** Words of other items here and in the report before, and the firm's phrases: those of an item of the same name first. */
import { findRest, partsOf, type Said, weighSaid, type Written } from '#domain/typing/find-rest.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';
import { placeOf, type Text } from './typed-text.ts';

type Place = ReturnType<typeof placeOf>;

/** Finds how a text goes on. */
export function buildFinder({ report, earlier }: Pick<Editor, 'report' | 'earlier'>, phrases: readonly string[]) {
  /** For the field that was typed in last. */
  let known: { of: string; said: Said[] } = { of: '', said: [] };
  const takenApart = new Map<string, string[]>();

  function partsAgain(text: string): string[] {
    const parts = takenApart.get(text) ?? partsOf(text);
    takenApart.set(text, parts);
    return parts;
  }

  function collect({ itemId, field }: Place): Said[] {
    const writtenIn = (items: readonly ItemEntry[]): Written[] =>
      items.flatMap((item) => {
        const shown = shownOf(item);
        const text = shown[field];
        return typeof text === 'string' ? { name: shown.name, text } : [];
      });
    const here = writtenIn(report.allItems().filter(({ id }) => id !== itemId));
    const before = writtenIn(earlier?.report.allItems() ?? []);
    return weighSaid({ name: report.shown(itemId)?.name, written: [...here, ...before], phrases }, partsAgain);
  }

  return (text: Text): string | undefined => {
    const of = text.dataset['field'] ?? '';
    if (known.of !== of) known = { of, said: collect(placeOf(text)) };
    return findRest(text.value, known.said);
  };
}
