/** Learns from finished reports which phrases homes share: by the item they were said of, and its grade. */
import { type Grade, gradeOf, grades } from './grade.ts';
import type { Learnt } from './learnt.ts';
import { partsOf } from './find-rest.ts';
import { type Known, namesSomebody } from './names-somebody.ts';

/** A condition of a finished report. `home`: the id of the property. */
export type Finished = { home: number; name: string; text: string };
/** One tenant may have lived in two. */
const FEWEST_HOMES = 3;
const LONGEST = 120;
const MOST_OF_ITEM = 60;
const MOST_OF_ALL = 400;
const MOST_GROUPS = 600;

type Said = { homes: Set<number>; names: Set<string>; spellings: Map<string, number> };
type Group = { name: string; grade: Grade | undefined; said: Map<string, Said> };

export function learnPhrases(finished: Iterable<Finished>, known: Known): Learnt[] {
  const groups = new Map<string, Group>();
  for (const { home, name, text } of finished) {
    const item = name.trim().toLowerCase();
    const grade = gradeOf(text);
    for (const part of partsOf(text)) {
      if (part.length > LONGEST) continue;
      if (grade !== undefined) add(groups, { name: item, grade }, { part, home, name: item });
      add(groups, { name: item, grade: undefined }, { part, home, name: item });
      add(groups, { name: '', grade: undefined }, { part, home, name: item });
    }
  }
  const ordinary = ordinaryIn(groups.get(keyOf({ name: '', grade: undefined })));
  const isKept = (text: string) => !namesSomebody(text, known, ordinary);
  const learnt = [...groups.values()].flatMap((group) => {
    const { name, grade } = group;
    const isOfAll = name === '';
    const phrases = sharedIn(group)
      .filter(({ said, key }) =>
        isOfAll ? said.names.size > 1 : grade !== undefined || !isUnderGrade(groups, name, key),
      )
      .map(({ said }) => commonest(said.spellings))
      .filter(isKept)
      .slice(0, isOfAll ? MOST_OF_ALL : MOST_OF_ITEM);
    if (phrases.length === 0 || !isKept(name)) return [];
    return { ...(!isOfAll && { name }), ...(grade !== undefined && { grade }), phrases };
  });
  return learnt.toSorted((a, b) => b.phrases.length - a.phrases.length).slice(0, MOST_GROUPS);
}

type Of = { name: string; grade: Grade | undefined };
const keyOf = ({ name, grade }: Of): string => `${grade ?? ''}\n${name}`;

function add(
  groups: Map<string, Group>,
  of: Of,
  { part, home, name }: { part: string; home: number; name: string },
): void {
  const group = groups.get(keyOf(of)) ?? { ...of, said: new Map<string, Said>() };
  groups.set(keyOf(of), group);
  const key = part.charAt(0).toLowerCase() + part.slice(1);
  const said = group.said.get(key) ?? { homes: new Set(), names: new Set(), spellings: new Map() };
  group.said.set(key, said);
  said.homes.add(home);
  said.names.add(name);
  said.spellings.set(part, (said.spellings.get(part) ?? 0) + 1);
}

const sharedIn = ({ said }: Group): { key: string; said: Said }[] =>
  [...said]
    .map(([key, one]) => ({ key, said: one }))
    .filter((one) => one.said.homes.size >= FEWEST_HOMES)
    .toSorted((a, b) => b.said.homes.size - a.said.homes.size || a.key.length - b.key.length);

const isUnderGrade = (groups: ReadonlyMap<string, Group>, name: string, key: string): boolean =>
  grades.some((grade) => (groups.get(keyOf({ name, grade }))?.said.get(key)?.homes.size ?? 0) >= FEWEST_HOMES);

/** Words that three homes write within a sentence in small letters. */
function ordinaryIn(all: Group | undefined): Set<string> {
  const shared = all === undefined ? [] : sharedIn(all);
  return new Set(
    shared.flatMap(({ key }) => key.split(/[\s,]+/).slice(1)).filter((word) => word === word.toLowerCase()),
  );
}

const commonest = (counts: ReadonlyMap<string, number>): string =>
  [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0] ?? '';
