/** How a person is found in the words of columns, and taken out of them. A row is `t`, and the values are `given`. */
import { isIn } from './person.ts';

/** Columns of one table by their type: text, text[], jsonb. */
export type Words = { texts?: readonly string[]; lists?: readonly string[]; json?: readonly string[] };

const without = (text: string) => `regexp_replace(${text}, given.pattern, given.placeholder, 'gi')`;

/**
 * Each text value of the JSON as it was written: its printed form spells a new line with the letter `n`, and a number may have the
 * digits of a telephone.
 */
const jsonWithout = (column: string) => `(
  select string_agg(case when part[1] like '"%' then to_jsonb(${without(`part[1]::jsonb #>> '{}'`)})::text else part[1] end, ''
    order by place)::jsonb
  from regexp_matches(${column}::text, '"(?:[^"\\\\]|\\\\.)*"|[^"]+', 'g') with ordinality as printed(part, place))`;

/** The words are looked for first, since that is a hundred times as quick as the pattern. */
const holdsWords = (text: string) => `lower(${text}) like any (given.likes)`;

const listWithout = (column: string) =>
  `array(select ${without('word')} from unnest(${column}) with ordinality as list(word, place) order by place)`;

export const naming = ({ texts = [], lists = [], json = [] }: Words): string => {
  const conditions = [
    ...texts.map((column) => `${holdsWords(`t.${column}`)} and ${isIn(`t.${column}`)}`),
    ...lists.map((column) => `${holdsWords(`t.${column}::text`)} and ${listWithout(`t.${column}`)} <> t.${column}`),
    ...json.map((column) => `${holdsWords(`t.${column}::text`)} and ${jsonWithout(`t.${column}`)} <> t.${column}`),
  ];
  return `(${conditions.map((condition) => `(${condition})`).join(' or ')})`;
};

/** For `update … set`. */
export const withoutNames = ({ texts = [], lists = [], json = [] }: Words): string =>
  [
    ...texts.map((column) => `${column} = ${without(`t.${column}`)}`),
    ...lists.map((column) => `${column} = ${listWithout(`t.${column}`)}`),
    ...json.map((column) => `${column} = ${jsonWithout(`t.${column}`)}`),
  ].join(', ');
