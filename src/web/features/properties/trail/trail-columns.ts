/** The columns of a trail that is saved as a file. */
import type { AuditEntry } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { actionText, type Names } from './audit-words.ts';
import { changedLines } from './changed-lines.ts';
import { meterNameOf } from './meter-names.ts';

export type TrailNames = { people: Names; inspections: Names; meters: Names };

export function trailColumns({ people, ...things }: TrailNames): DataTableColumn<AuditEntry>[] {
  return [
    { id: 'at', header: 'When', cell: ({ at }) => dateTimeText(at) },
    { id: 'who', header: 'Who', cell: ({ actor }) => actor.name },
    { id: 'what', header: 'What', cell: ({ action }) => actionText(action) },
    { id: 'about', header: 'About', cell: (entry) => aboutText(entry, things) },
    { id: 'changes', header: 'Changes', cell: ({ changes }) => changesText(changes, people) },
    { id: 'through', header: 'Through', cell: ({ application }) => application },
  ];
}

function aboutText(entry: AuditEntry, { inspections, meters }: Omit<TrailNames, 'people'>): string {
  const { type, id } = entry.subject;
  const meter = meterNameOf(entry, meters);
  if (meter !== undefined) return `meter ${meter}`;
  return (type === 'inspection' ? inspections.get(id) : undefined) ?? `${type.replaceAll('_', ' ')} ${id}`;
}

const changesText = (changes: AuditEntry['changes'], people: Names): string =>
  changedLines(changes, people)
    .map(({ label, from, to }) => (from === undefined ? `${label}: ${to}` : `${label}: ${from} → ${to}`))
    .join('; ');
