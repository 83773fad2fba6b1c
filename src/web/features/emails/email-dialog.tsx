/** One e-mail beside the list: the whole of it as text, its appointment, and what passes it on. */
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy, Link2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { ApiError, errorText } from '#web/queries/api-error.ts';
import { getEmailOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/empty-state.tsx';
import { Details } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.ts';
import { EmailState } from './email-state.tsx';
import styles from './emails.module.css';
import { linkedText } from './linked-text.ts';

type Props = {
  id: number;
  /** As the list has it already. */
  listed: Email | undefined;
  onClose: () => void;
};

export function EmailDialog({ id, listed, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    ...getEmailOptions({ path: { email_id: id } }),
    placeholderData: listed,
  });
  if (data !== undefined) return <Letter email={data} onClose={onClose} />;
  return (
    <Dialog title="E-mail" place="panel" onClose={onClose}>
      {error === null ? (
        <Skeleton height="16rem" />
      ) : isGone(error) ? (
        <ErrorState title="There is no such e-mail." />
      ) : (
        <ErrorState title="The e-mail could not be read." onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      )}
    </Dialog>
  );
}

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

function Letter({ email, onClose }: { email: Email; onClose: () => void }) {
  const { subject, recipient, text, calendar, created_at, inspection_id: inspectionId } = email;
  const parts = linkedText(text);
  const link = parts.find(({ href }) => href !== undefined)?.href;
  return (
    <Dialog
      title={subject}
      place="panel"
      onClose={onClose}
      footer={
        <>
          {calendar !== null && (
            <a className={buttonClass({})} href={asFile(calendar)} download={fileName(email)}>
              <CalendarPlus size={15} aria-hidden /> Appointment (.ics)
            </a>
          )}
          <Button icon={<Copy />} onClick={() => copy(text, 'The text')}>
            Copy text
          </Button>
          {link !== undefined && (
            <Button variant="primary" icon={<Link2 />} onClick={() => copy(link, 'The link')}>
              Copy link
            </Button>
          )}
        </>
      }
    >
      <Details
        items={[
          { label: 'To', value: recipient },
          { label: 'State', value: <EmailState email={email} /> },
          { label: 'Written', value: <DateTime at={created_at} /> },
          ...(inspectionId === null
            ? []
            : [{ label: 'About', value: <Link to={paths.inspection(inspectionId)}>The inspection</Link> }]),
        ]}
      />
      <p className={styles.text}>
        {parts.map(({ text: part, href }, at) =>
          href === undefined ? (
            part
          ) : (
            <a key={at} href={href} target="_blank" rel="noreferrer noopener">
              {part}
            </a>
          ),
        )}
      </p>
    </Dialog>
  );
}

const asFile = (calendar: string) => `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
const fileName = ({ id, inspection_id: inspectionId }: Email) =>
  inspectionId === null ? `appointment-${id}.ics` : `inspection-${inspectionId}.ics`;

function copy(text: string, what: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast({ text: `${what} was copied.` }),
    () => showToast({ text: `${what} could not be copied; this browser does not allow it.`, tone: 'failed' }),
  );
}
