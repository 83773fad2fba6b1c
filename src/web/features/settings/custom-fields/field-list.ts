/** The list of custom fields as its URL says it. The service answers all of them at once, in the order of the forms. */
import type { CustomField } from '#web/queries/generated/types.gen.ts';
import { choicesParam, flagParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import { findRows, type WholeList } from '#web/ui/table/whole-answer.ts';
import { kinds, kindText, type Subject } from './field-words.ts';

const kindCodes = kinds.map(({ value }) => value);
const of = choicesParam('of', ['inspections'] as const);

export const fieldUrl = listUrl({
  filters: { q: textParam('q'), kinds: choicesParam('kind', kindCodes), isArchived: flagParam('archived') },
  others: {
    subject: {
      name: 'of',
      read: (text: string): Subject => of.read(text)[0] ?? 'properties',
      write: (subject: Subject) => (subject === 'properties' ? '' : subject),
    },
    openId: idParam('field'),
  },
  sorts: ['place', '-place', 'name', '-name', 'kind', '-kind'],
});
type FieldSearch = ReturnType<typeof fieldUrl.read>;

/** `place` counts from 0 among those in use, of which there are `count`. */
export type ListedField = CustomField & { subject: Subject; place: number; count: number };

/** `fields`: those in use in their order, and the archived ones. */
export function listedFields(fields: readonly CustomField[], subject: Subject): ListedField[] {
  const count = fields.filter((field) => !isArchived(field)).length;
  let place = 0;
  return fields.map((field) => ({ ...field, subject, count, place: isArchived(field) ? count : place++ }));
}

export const isArchived = ({ archived_at: at }: Pick<CustomField, 'archived_at'>): boolean => at != null;

/** Those that the search leaves, in its order. */
export function findFields(
  fields: readonly ListedField[],
  { q, kinds: chosen, isArchived: wanted, sort }: FieldSearch,
) {
  const those = fields.filter(
    (field) => isArchived(field) === wanted && (chosen.length === 0 || chosen.some((kind) => kind === field.type)),
  );
  return findRows(those, { q, sort }, whole);
}

const whole: WholeList<ListedField> = {
  textOf: ({ name }) => name,
  orders: { name: ({ name }) => name, kind: ({ type }) => kindText(type), place: ({ place }) => place },
};
