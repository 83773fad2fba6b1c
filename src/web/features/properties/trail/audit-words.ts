/** Kinds of audit entries in words. Kinds that are added later are still readable. */
import { type AbortCause, abortCauses } from '#domain/firm/charges.ts';
import { writeDuration } from '#domain/schedule/duration.ts';
import { inspectionStates } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { dateTimeText, durationText } from '#web/ui/time/date-text.ts';

const sentences: Record<string, string> = {
  'inspection.unstart': 'took the start of the inspection back',
  'inspection.uncomplete': 'took the approval of the inspection back',
  'inspection.restore': 'took the cancellation of the inspection back',
  'inspection.invite': 'sent the tenant a new link',
  'inspection.email_resent': 'sent an e-mail again',
  'inspection.waiting_noted': 'noted waiting at the door',
  'inspection.charge_waived': 'waived a charge',
  'inspection.charge_restored': 'charged again what was waived',
  'inspection.offered': 'offered the visit to clerks',
  'inspection.offer_declined': 'said no to the offer of the visit',
  'inspection.offer_withdrawn': 'withdrew the offer of the visit',
};

const irregular: Record<string, string> = { submit: 'submitted', cancel: 'cancelled' };

function inPast(verb: string): string {
  if (verb.endsWith('ed')) return verb;
  return irregular[verb] ?? (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
}

/** `inspection.state_changed` → `changed the state of the inspection`, `meter.added` → `added the meter`. */
export function actionText(action: string): string {
  const sentence = sentences[action];
  if (sentence !== undefined) return sentence;
  const [noun = '', what = ''] = action.split('.');
  const words = what.split('_');
  const verb = inPast(words.at(-1) ?? '');
  const object = words.slice(0, -1).join(' ');
  if (object === '') return `${verb} the ${noun}`;
  const isPart = verb === 'changed' && noun !== 'report';
  return `${verb} the ${object} ${isPart ? 'of' : 'in'} the ${noun}`;
}

/** `address.line1` → `Address line 1` */
export function fieldText(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll(/[._]/g, ' ')
    .toLowerCase()
    .replace(/^no of /, '')
    .replace(/^geocoords lat$/, 'latitude')
    .replace(/^geocoords lng$/, 'longitude')
    .replace(/^located by$/, 'place given by')
    .replace(/^conduct date option$/, 'date confirmed')
    .replace(/^conduct date$/, 'date')
    .replace(/^time to complete$/, 'duration');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Mid-term visit, Mon 5 Jan 2026, 09:30`: which of a property's inspections an entry is about. */
export function inspectionText({
  title,
  type,
  conduct_date,
}: Pick<Inspection, 'title' | 'type' | 'conduct_date'>): string {
  const what = title === '' ? type.name : title;
  return conduct_date === null ? what : `${what}, ${dateTimeText(conduct_date)}`;
}

const longestValue = 120;
const instant = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}.*)?$/;

export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** People by their id, as far as they are known. */
export type Names = ReadonlyMap<number, string>;

const confirmed: Record<number, string> = { 0: 'yes', 1: 'not yet' };

/** The names on screen of values that the trail keeps as a code or an id. */
export function changedText(field: string, value: unknown, people: Names = new Map()): string {
  if (field === 'cause' && typeof value === 'string') return abortCauses[value as AbortCause] ?? value;
  if (typeof value !== 'number') return valueText(value);
  const words: Record<string, string | undefined> = {
    state: inspectionStates[value as keyof typeof inspectionStates],
    type: inspectionTypes[value as keyof typeof inspectionTypes],
    conduct_date_option: confirmed[value],
    time_to_complete: durationText(writeDuration(value)),
    clerk: people.get(value),
    typist: people.get(value),
  };
  return (Object.hasOwn(words, field) ? words[field] : undefined) ?? valueText(value);
}

export function valueText(value: unknown): string {
  if (isNothing(value)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (typeof value === 'object' && value !== null) {
    const members = value as Record<string, unknown>;
    return 'name' in members
      ? valueText(members['name'])
      : Object.values(members).filter(Boolean).map(valueText).join(', ');
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (instant.test(text)) return dateTimeText(text);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
