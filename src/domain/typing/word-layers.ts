/** The texts that the words of an item are put together from, nearest first: of the report, of the firm, of the trade. */
import type { Layer } from './find-words.ts';
import type { Learnt } from './learnt.ts';
import { buildWordModel, type WordModel } from './word-model.ts';

const OF_SAME_NAME = 4;
const OF_FIRM = 2;
const LEARNT_OF_ITEM = 2;
const LEARNT_OF_ALL = 0.3;
const OF_TRADE = 0.1;

type Words = { phrases: readonly string[]; learnt: readonly Learnt[]; trade: readonly string[] };
type Near = {
  name: string | undefined;
  report: WordModel;
  /** Texts of items of the same name, in the report. */
  namesakes: Iterable<string>;
};

export function buildWordLayers({ phrases, learnt, trade }: Words): (near: Near) => Layer[] {
  const firm: Layer = { model: buildWordModel(phrases), weight: OF_FIRM };
  const known: Layer = { model: buildWordModel(trade), weight: OF_TRADE };
  const models = new Map<Learnt, WordModel>();

  const modelOf = (group: Learnt): WordModel => {
    const model = models.get(group) ?? buildWordModel();
    // The commonest first, so how common each is.
    if (!models.has(group)) for (const [at, phrase] of group.phrases.entries()) model.add(phrase, 1 / (at + 3));
    models.set(group, model);
    return model;
  };

  return ({ name, report, namesakes }) => {
    const item = name?.trim().toLowerCase();
    const shared = learnt
      .filter((group) => group.name === undefined || group.name === item)
      .map((group) => ({ model: modelOf(group), weight: group.name === undefined ? LEARNT_OF_ALL : LEARNT_OF_ITEM }));
    return [
      { model: report, weight: 1 },
      { model: buildWordModel(namesakes), weight: OF_SAME_NAME },
      firm,
      ...shared,
      known,
    ];
  };
}
