/** The changes of an entry in lines. A member that has parts has a line for each part that changed. */
import { USUAL_PHOTOS } from '#domain/inspection-type.ts';
import { poundsText } from '#web/forms/charges/charge-words.ts';
import type { AuditEntry } from '#web/queries/generated/types.gen.ts';
import { changedText, fieldText, isNothing, type Names } from './audit-words.ts';

/** `from` is undefined where nothing stood before. */
export type ChangedLine = { label: string; from: string | undefined; to: string };

type Part = { member: string; label: string; textOf?: (value: unknown) => string; usual?: unknown };

const pounds = (amount: unknown): string => (isNothing(amount) ? 'nothing' : poundsText(String(amount)));

const partsOf: Record<string, readonly Part[]> = {
  pricing: [
    { member: 'price', label: 'Price', textOf: pounds },
    { member: 'additional', label: 'Additional price', textOf: pounds },
    { member: 'margin', label: 'Margin', textOf: pounds },
  ],
  self_servicer: [
    { member: 'name', label: 'Tenant who carries it out' },
    { member: 'email', label: 'E-mail of the tenant' },
    // Its number says nothing, and it may be gone.
    { member: 'templateId', label: 'Template', textOf: (id) => (id === null ? 'the usual one' : 'another one') },
    { member: 'photosPerRoom', label: 'Photos of each room', usual: USUAL_PHOTOS },
  ],
};

export function changedLines(changes: AuditEntry['changes'], people?: Names): ChangedLine[] {
  return changes.flatMap(({ field, from, to }) => {
    const textOf = (value: unknown) => changedText(field, value, people);
    const parts = Object.hasOwn(partsOf, field) ? partsOf[field] : undefined;
    if (parts === undefined) return [lineOf({ label: fieldText(field), textOf }, from, to)];
    return parts.flatMap(({ member, usual = null, label, textOf: own = textOf }) => {
      const before = memberOf(from, member) ?? usual;
      const after = memberOf(to, member) ?? usual;
      if (before === after || (own === pounds && pounds(before) === pounds(after))) return [];
      const hadOne = from != null && own(before) !== own(after);
      return [lineOf({ label, textOf: own }, hadOne ? before : null, after)];
    });
  });
}

type Line = { label: string; textOf: (value: unknown) => string };

const lineOf = ({ label, textOf }: Line, from: unknown, to: unknown): ChangedLine => ({
  label,
  from: isNothing(from) ? undefined : textOf(from),
  to: textOf(to),
});

const memberOf = (value: unknown, member: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[member] : undefined;
