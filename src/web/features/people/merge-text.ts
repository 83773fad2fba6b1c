/** The outcome of a merge of two clients, said before it happens. */
import type { MergedClient } from '#web/queries/generated/types.gen.ts';
import { clientLabels } from './person-labels.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export function mergeText(name: string, { client, fills, ...counts }: MergedClient): string {
  const things = [
    counts.properties > 0 && counted(counts.properties, 'property', 'properties'),
    counts.inspections > 0 && counted(counts.inspections, 'inspection', 'inspections'),
    counts.template_rules > 0 && counted(counts.template_rules, 'rule for templates', 'rules for templates'),
  ].filter((words) => words !== false);
  const moves = things.length === 0 ? [] : [`${listOf(things)} will belong to ${client.name}.`];
  const people =
    counts.people === 0
      ? []
      : [`${counted(counts.people, 'person who signs in', 'people who sign in')} for it will see everything of both.`];
  const taken = fills.length === 0 ? [] : [`Taken over, since they are empty there: ${listOf(fills.map(labelOf))}.`];
  return [
    ...moves,
    ...people,
    ...taken,
    `${name} itself is deleted, with its own details that are not taken over. This cannot be undone.`,
  ].join(' ');
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const furtherLabels: Record<string, string> = {
  prices: 'prices',
  report_contents: 'contents of reports',
  brand_colour: 'colour',
  logo: 'logo',
};

const labelOf = (member: string): string =>
  furtherLabels[member] ?? (clientLabels as Record<string, string>)[member]?.toLowerCase() ?? member;
