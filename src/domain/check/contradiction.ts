/** Finds words of a condition that do not agree with its grade: good and broken, clean and greasy, working and not tested. */
import { statedIn } from './stated.ts';

export type ContradictionId = 'as new' | 'good' | 'poor' | 'clean' | 'working';
export const contradictionWords: Readonly<Record<ContradictionId, string>> = {
  'as new': 'As new, yet worn',
  good: 'Good, yet damaged',
  poor: 'Poor, yet in order',
  clean: 'Clean, yet dirty',
  working: 'Working, yet not',
};
type Rule = {
  id: ContradictionId;
  /** Conditions that were written earlier are not held to it. */
  since: string;
  /** At the beginning of the condition. */
  begins?: RegExp;
  /** In one of its parts. */
  says?: RegExp;
  /** In another part, unless that is spared. */
  denies: RegExp;
  spares?: RegExp;
  /** `no marks` is what denies a poor grade; elsewhere it denies the marks. */
  isByDenial?: true;
};

/** By the meanings in the glossary: as new has no visible wear, good has light use and minor marks. */
const rules: readonly Rule[] = [
  {
    id: 'as new',
    since: '2026-11-27',
    begins: /^(?:5 )?(?:in )?(?:as new|brand new|excellent|abn|b\/n)\b(?! since)/,
    denies:
      /\b(?:scuff|scratch|stain(?!less)|mark|chip(?!board)|dent|gouge|burn(?!er)|worn\b|wear\b|fade|discolour|limescale|soil|dirt|tear\b|torn\b|crack(?!le)|broke|missing\b|damage|rust(?!ic)|mould(?!ing)|tarnish|flattened|frayed|peel|yellowed|pitted|scrape|(?:hand|finger) ?print)/,
  },
  {
    id: 'good',
    since: '2026-11-27',
    begins: /^(?:4 )?(?:in )?(?:very )?(?:good|go|gc)\b(?! quality| size)/,
    denies:
      /^not working|\b(?:broken|smashed|shattered|cracks?|cracked|missing|torn|ripped|rotten|rotting|mould|mouldy|burnt|leaks?|leaking|faulty|does not work|water damage)\b|\b(?:heavy|heavily|deep|deeply|severe|severely|badly|large|extensive|extensively|significant|significantly) (?:scuff|scratch|stain(?!less)|mark|chip(?!board)|crack|dent|gouge|tear|burn|worn|wear|soil|damage|discolour|rust|limescale)/,
    spares: /\bhairline\b|\b(?:screw|cap|bulb|clip|plug)s? (?:is |are )?missing\b/,
  },
  {
    id: 'poor',
    since: '2026-11-27',
    begins: /^(?:[12] )?(?:very )?poor\b/,
    denies:
      /^(?:in )?(?:as new|brand new|excellent|good|undamaged|unmarked|spotless)\b|\bno (?:visible )?(?:marks|wear|damage|defects)\b/,
    isByDenial: true,
  },
  {
    id: 'clean',
    since: '2026-11-27',
    says: /^(?:[1-5] )?(?:in )?(?:(?:good|order|and|very|all|professionally|domestic) )*clean(?:ed)?\b/,
    denies:
      /\b(?:dirty|soiled|soiling|greasy|grease|filthy|grubby|grimy|grime|dusty|muddy?|debris|cobwebs?|crumbs|mould|mouldy|unclean|not clean|not cleaned)\b|\b(?:requires?|needs?) (?:a )?clean/,
  },
  {
    id: 'working',
    since: '2026-11-27',
    says: /^(?:(?:tested|fully|all|in|and) )*(?:working|sounded)\b/,
    denies:
      /^(?:(?:it|is|currently) )*(?:not working|not tested|untested|does not work|did not sound|faulty|no power|battery missing|battery removed|battery flat)\b/,
  },
];

/** They say by themselves that something stands out from the rest. */
const exceptions = /\b(?:except|excepting|apart from|other than|save for|but|otherwise|omissions?)\b/;
/** It was so, and is not any more. */
const mended = /\b(?:repaired|replaced|patched|filled|made good|former|formerly|previously)\b/;

/** `day`: that on which the condition is read, as `2026-11-27`. */
export function findContradiction(condition: unknown, day: string): ContradictionId | undefined {
  if (typeof condition !== 'string') return undefined;
  const text = condition.trim().toLowerCase();
  if (exceptions.test(text)) return undefined;
  const parts = text.split(/[,;:.\n]/).map((part) => part.trim());
  const standing = parts.filter((part) => !mended.test(part));
  const stated = statedIn(standing);
  const isBroken = ({ since, begins, says, denies, spares, isByDenial }: Rule): boolean =>
    since <= day &&
    (begins === undefined || begins.test(text)) &&
    (says === undefined || stated.some((part) => says.test(part))) &&
    (isByDenial ? standing : stated).some((part) => denies.test(part) && spares?.test(part) !== true);
  return rules.find(isBroken)?.id;
}
