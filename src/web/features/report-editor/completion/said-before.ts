/** Words of other items here and in the report before, and the firm's phrases: those of an item of the same name first. */
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';
import { findRest, partsOf, type Said } from './find-rest.ts';
import { placeOf, type Text } from './typed-text.ts';

const OF_SAME_NAME = 5;
const OF_FIRM = 2;

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
    const weights = new Map<string, number>();
    const add = (text: string, weight: number) => weights.set(text, (weights.get(text) ?? 0) + weight);
    const name = report.shown(itemId)?.name;
    const addFrom = (items: readonly ItemEntry[]) => {
      for (const item of items) {
        const shown = shownOf(item);
        const text = shown[field];
        if (typeof text !== 'string') continue;
        for (const part of partsAgain(text)) add(part, shown.name === name ? OF_SAME_NAME : 1);
      }
    };
    addFrom(report.allItems().filter(({ id }) => id !== itemId));
    addFrom(earlier?.report.allItems() ?? []);
    for (const phrase of phrases) add(phrase, OF_FIRM);
    return [...weights].map(([text, weight]) => ({ text, weight }));
  }

  return (text: Text): string | undefined => {
    const of = text.dataset['field'] ?? '';
    if (known.of !== of) known = { of, said: collect(placeOf(text)) };
    return findRest(text.value, known.said);
  };
}
