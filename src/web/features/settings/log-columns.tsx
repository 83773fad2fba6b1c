/** The columns of the security log. */
import { Link } from 'react-router';
import { browserName } from '#domain/message/browser-name.ts';
import { paths } from '#web/paths.ts';
import type { SecurityEvent } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';
import { factsText } from './facts-text.ts';

export const logColumns: readonly DataTableColumn<SecurityEvent>[] = [
  { id: 'what', header: 'What', cell: ({ description }) => description },
  {
    id: 'when',
    header: 'When',
    width: '9rem',
    sort: 'created',
    sortsDownFirst: true,
    text: ({ at }) => wallText(at),
    cell: ({ at }) => <DateTime at={at} isShort />,
  },
  { id: 'who', header: 'Who', width: '11rem', cell: ({ actor }) => nameOf(actor) },
  {
    id: 'subject',
    header: 'About',
    width: '11rem',
    text: ({ subject }) => subject && subjectText(subject),
    cell: ({ subject }) => subject && <Subject {...subject} />,
  },
  {
    id: 'from',
    header: 'From',
    width: '14rem',
    cell: ({ address, browser }) =>
      [address, browser !== null && browserName(browser)].filter(Boolean).join(' · ') || undefined,
  },
  { id: 'through', header: 'Through', width: '9rem', cell: ({ application }) => application ?? undefined },
  { id: 'facts', header: 'Details', width: '16rem', cell: ({ facts }) => factsText(facts) },
];

const nameOf = ({ id, name }: SecurityEvent['actor']): string =>
  name ?? (id === null ? 'A visitor or the service' : `Person ${id}`);

type Subject = NonNullable<SecurityEvent['subject']>;

function Subject(subject: Subject) {
  const text = subjectText(subject);
  return subject.type === 'inspection' ? <Link to={paths.inspection(subject.id)}>{text}</Link> : <>{text}</>;
}

function subjectText({ type, id, name }: Subject): string {
  const thing = `${type.replace(/^[a-z]/, (letter) => letter.toUpperCase())} ${id}`;
  return type === 'inspection' ? thing : (name ?? thing);
}
