/** Versions of a template in words: what each is, and what it changed. */
import { typesText } from '#web/forms/type-ticks.tsx';
import type { TemplateDifference, TemplateVersion } from '#web/queries/generated/types.gen.ts';

type Listed = Pick<TemplateVersion, 'number' | 'is_current' | 'person' | 'restored_from' | 'counts'>;

export const versionName = ({ number, is_current: isCurrent }: Listed): string =>
  isCurrent ? `Version ${number}, as it is now` : `Version ${number}`;

/** Nobody has changed a template that came with the firm, or that began before versions were kept. */
export const whoText = ({ person }: Listed): string => person?.name ?? 'As it began';

/** `3 added, 1 changed`. */
export function countsText({ counts, restored_from: from }: Listed): string {
  const back = from === null ? [] : [`Version ${from} came back`];
  if (counts === null) return back[0] ?? 'The rooms and items it began with';
  const parts = [
    [counts.added, 'added'],
    [counts.removed, 'removed'],
    [counts.changed, 'changed'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const all = [...back, ...said];
  return all.length === 0 ? 'Nothing yet' : all.join(', ');
}

type Change = TemplateDifference['changes'][number];
export type DifferenceLine = { text: string; values: { label: string; from: string; to: string }[] };

/** One line for each difference, with the values that a word does not say. */
export function differenceLine({ subject, change, room, item, changes }: TemplateDifference): DifferenceLine {
  if (subject === 'template') return { text: 'The template itself', values: changes.map(valueLine) };
  const what = subject === 'room' ? `the room ${room ?? ''}` : `${item ?? ''} in ${room ?? ''}`;
  if (change === 'changed') return { text: sentence(`changed ${what}`), values: changes.map(valueLine) };
  const names = changes.flatMap(({ from, to }) => [from, to]).find((value) => Array.isArray(value));
  const count = Array.isArray(names) ? ` with ${names.length} ${names.length === 1 ? 'item' : 'items'}` : '';
  return { text: sentence(`${change} ${what}${count}`), values: [] };
}

const labels: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  condition: 'Condition',
  actions: 'Actions',
  room: 'Room',
  type_ids: 'Offered for',
  self_service: 'Filled in by',
  order_of_rooms: 'Order of the rooms',
  order_of_items: 'Order of the items',
};

function valueLine({ field, from, to }: Change) {
  return { label: labels[field] ?? field, from: valueText(field, from), to: valueText(field, to) };
}

/** `Clean: yes, Dry: no` of a condition with questions. */
function valueText(field: string, value: unknown): string {
  if (field === 'type_ids') return typesText(value as number[]);
  if (field === 'self_service') return value === true ? 'A tenant' : 'A clerk';
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(partText).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object') return 'something';
  const answered = Object.entries(value).filter(([, answer]) => answer !== null);
  return answered.length === 0
    ? 'nothing'
    : answered.map(([name, answer]) => `${name}: ${answerText(answer)}`).join(', ');
}

const answers: Record<string, string> = { 0: 'no', 1: 'yes', 2: 'n/a' };
const answerText = (answer: unknown): string => answers[String(answer)] ?? String(answer);

function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  const { action, responsibility } = part as { action?: unknown; responsibility?: unknown };
  return `${String(action)} (${String(responsibility)})`;
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
