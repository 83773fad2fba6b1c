/** The columns of the list of e-mails. */
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { wallText } from '#web/ui/time/time-zone.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { EmailState } from './email-state.tsx';
import { emailStateText } from './email-state-text.ts';
import { addressText } from './address-text.ts';

export const emailColumns: readonly DataTableColumn<Email>[] = [
  { id: 'subject', header: 'Subject', cell: ({ subject }) => subject },
  { id: 'recipient', header: 'To', width: '13rem', sort: 'recipient', cell: ({ recipient }) => recipient },
  {
    id: 'state',
    header: 'State',
    width: '14rem',
    text: emailStateText,
    cell: (email) => <EmailState email={email} />,
  },
  {
    id: 'created',
    header: 'Written',
    text: ({ created_at }) => wallText(created_at),
    width: '9rem',
    sort: 'created',
    sortsDownFirst: true,
    cell: ({ created_at }) => <DateTime at={created_at} isShort />,
  },
  {
    id: 'inspection',
    header: 'Inspection',
    text: ({ property, visits }) => (visits.length > 0 ? `${visits.length} visits` : addressText(property)),
    width: '14rem',
    cell: ({ inspection_id: id, property, visits, subject }) =>
      id === null ? (
        visits.length > 0 && `${visits.length} visits`
      ) : (
        <Link to={paths.inspection(id)} aria-label={`Inspection at ${addressText(property)}, of: ${subject}`}>
          {addressText(property)}
        </Link>
      ),
  },
];
