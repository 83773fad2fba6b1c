/** The columns of a trail that is saved as a file. */
import type { AuditEntry } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { actionText, changedText, fieldText, type Names } from './audit-words.ts';

export function trailColumns(people: Names, inspections: Names): DataTableColumn<AuditEntry>[] {
  return [
    { id: 'at', header: 'When', cell: ({ at }) => dateTimeText(at) },
    { id: 'who', header: 'Who', cell: ({ actor }) => actor.name },
    { id: 'what', header: 'What', cell: ({ action }) => actionText(action) },
    { id: 'about', header: 'About', cell: ({ subject }) => aboutText(subject, inspections) },
    { id: 'changes', header: 'Changes', cell: ({ changes }) => changesText(changes, people) },
    { id: 'through', header: 'Through', cell: ({ application }) => application },
  ];
}

function aboutText({ type, id }: AuditEntry['subject'], inspections: Names): string {
  const named = type === 'inspection' ? inspections.get(id) : undefined;
  return named ?? `${type.replaceAll('_', ' ')} ${id}`;
}

const changesText = (changes: AuditEntry['changes'], people: Names): string =>
  changes
    .map(
      ({ field, from, to }) =>
        `${fieldText(field)}: ${changedText(field, from, people)} → ${changedText(field, to, people)}`,
    )
    .join('; ');
