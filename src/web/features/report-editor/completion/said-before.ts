/**
 * Words of other items here and in the report before, and the firm's phrases: those of an item of the same name first. Words that
 * finished reports share come after these, first under the same grade; where no
 * phrase goes on, words do that stood beside each other elsewhere.
 */
import { goOn, type Layer } from '#domain/typing/find-words.ts';
import { partsOf, type Said, weighSaid, type Written } from '#domain/typing/find-rest.ts';
import { type Grade, gradeOf } from '#domain/typing/grade.ts';
import type { Learnt } from '#domain/typing/learnt.ts';
import { buildWordLayers } from '#domain/typing/word-layers.ts';
import { buildWordModel, type WordModel } from '#domain/typing/word-model.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';
import { placeOf, type Text } from './typed-text.ts';

type Place = ReturnType<typeof placeOf>;

type Words = { phrases: readonly string[]; learnt: readonly Learnt[]; trade: readonly string[] };
type Known = { of: string; said: Said[]; layers: Layer[] };

/** Finds how a text goes on: by a phrase that stands somewhere, else word by word. */
export function buildFinder({ report, earlier }: Pick<Editor, 'report' | 'earlier'>, words: Words) {
  /** For the field that was typed in last, under the grade that it had. */
  let known: Known = { of: '', said: [], layers: [] };
  const takenApart = new Map<string, string[]>();
  const layersOf = {
    condition: buildWordLayers(words),
    description: buildWordLayers({ phrases: words.phrases, learnt: [], trade: [] }),
  };
  const models = { condition: buildTextModel(), description: buildTextModel() };

  function partsAgain(text: string): string[] {
    const parts = takenApart.get(text) ?? partsOf(text);
    takenApart.set(text, parts);
    return parts;
  }

  function collect({ itemId, field }: Place, grade: Grade | undefined): Omit<Known, 'of'> {
    const writtenIn = (items: readonly ItemEntry[]): Written[] =>
      items.flatMap((item) => {
        const shown = shownOf(item);
        const text = shown[field];
        return typeof text === 'string' ? { name: shown.name, text } : [];
      });
    const here = writtenIn(report.allItems().filter(({ id }) => id !== itemId));
    const written = [...here, ...writtenIn(earlier?.report.allItems() ?? [])];
    const name = report.shown(itemId)?.name;
    const { phrases, learnt } = words;
    const namesakes = written.filter((one) => one.name === name).map(({ text }) => text);
    return {
      said: weighSaid({ name, grade, written, phrases, ...(field === 'condition' && { learnt }) }, partsAgain),
      layers: layersOf[field]({ name, report: models[field](written), namesakes }),
    };
  }

  return (text: Text): string | undefined => {
    const grade = gradeOf(text.value);
    const of = `${text.dataset['field']} ${grade}`;
    if (known.of !== of) known = { of, ...collect(placeOf(text), grade) };
    return goOn(text.value, known.said, known.layers);
  };
}

/** Counts the texts of a report once, and then those alone that have come or gone. */
function buildTextModel() {
  const model = buildWordModel();
  let counted = new Map<string, number>();

  return (written: readonly Written[]): WordModel => {
    const times = new Map<string, number>();
    for (const { text } of written) times.set(text, (times.get(text) ?? 0) + 1);
    for (const text of new Set([...times.keys(), ...counted.keys()])) {
      const more = (times.get(text) ?? 0) - (counted.get(text) ?? 0);
      if (more !== 0) model.add(text, more);
    }
    counted = times;
    return model;
  };
}
