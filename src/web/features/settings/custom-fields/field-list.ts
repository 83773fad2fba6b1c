/** The list of custom fields as its URL says it. The service answers all of them at once, in the order of the forms. */
import type { CustomField } from '#web/queries/generated/types.gen.ts';
import type { ListAnswer } from '#web/ui/table/list-answer.ts';
import { choicesParam, flagParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import { kinds, type Subject } from './field-words.ts';

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
  sorts: ['place', '-place', 'name', '-name'],
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

export function pageOfFields(fields: readonly ListedField[], search: FieldSearch): ListAnswer<ListedField> {
  const words = search.q.toLowerCase().split(/\s+/);
  const found = fields.filter(
    (field) =>
      isArchived(field) === search.isArchived &&
      (search.kinds.length === 0 || search.kinds.some((kind) => kind === field.type)) &&
      words.every((word) => field.name.toLowerCase().includes(word)),
  );
  const { page, perPage, sort } = search;
  const isByName = sort === 'name' || sort === '-name';
  const ordered = isByName ? found.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) : found;
  const directed = sort?.startsWith('-') === true ? ordered.toReversed() : ordered;
  return {
    data: directed.slice((page - 1) * perPage, page * perPage),
    pagination: {
      perPage,
      totalRecords: found.length,
      totalPages: Math.max(1, Math.ceil(found.length / perPage)),
    },
  };
}
