/** One e-mail beside the list: the whole of it as text, its appointment, and what passes it on. */
import { useQuery } from '@tanstack/react-query';
import { Copy, Link2, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { ApiError, errorText } from '#web/queries/api-error.ts';
import { getEmailOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { EmailState } from './email-state.tsx';
import styles from './emails.module.css';
import { linkedText } from './linked-text.ts';
import { LOOK_AGAIN } from './look-again.ts';
import { aboutOf } from './email-about.tsx';
import { ResendDialog } from './resend-dialog.tsx';
import { useResending } from './use-resending.ts';

type Props = {
  id: number;
  /** The e-mail as the list has it already. */
  listed: Email | undefined;
  /** Without a mail server nothing is sent again. */
  isServerSet: boolean;
  /** Opens another e-mail. */
  hrefOf: (id: number) => string;
  onOpen: (id: number) => void;
  onClose: () => void;
};

export function EmailDialog({ id, listed, onClose, ...around }: Props) {
  const { data, error, refetch } = useQuery({
    ...getEmailOptions({ path: { email_id: id } }),
    placeholderData: listed,
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? LOOK_AGAIN : false),
  });
  if (data !== undefined) return <Letter email={data} onClose={onClose} {...around} />;
  return (
    <Dialog title="E-mail" at="panel" onClose={onClose}>
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

type LetterProps = { email: Email } & Pick<Props, 'isServerSet' | 'hrefOf' | 'onOpen' | 'onClose'>;

function Letter({ email, isServerSet, hrefOf, onOpen, onClose }: LetterProps) {
  const { subject, recipient, text, created_at, inspection_id: inspectionId, resent_from: before } = email;
  const [isResending, setResending] = useState(false);
  const { name: resend, whyNot } = useResending(email, isServerSet);
  const parts = linkedText(text);
  // One of several visits has several, of which the first is no better than the others.
  const link = email.visits.length > 0 ? undefined : parts.find(({ href }) => href !== undefined)?.href;
  return (
    <Dialog
      title={subject}
      at="panel"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          {resend !== undefined && (
            <Button icon={<Send />} onClick={() => setResending(true)}>
              {resend}
            </Button>
          )}
          <Button icon={<Copy />} onClick={() => copy(text, 'The text')}>
            Copy text
          </Button>
          {link !== undefined && (
            <Button variant="primary" icon={<Link2 />} onClick={() => copy(link, 'The link')}>
              Copy link
            </Button>
          )}
        </div>
      }
    >
      <Details
        items={[
          { label: 'To', value: <AddressText address={recipient} /> },
          { label: 'State', value: <EmailState email={email} /> },
          { label: 'Written', value: <DateTime at={created_at} /> },
          ...aboutOf(email),
          ...(before === null
            ? []
            : [{ label: 'Sent before', value: <Link to={hrefOf(before)}>To another address</Link> }]),
        ]}
      />
      {whyNot !== undefined && <NotAgain whyNot={whyNot} inspectionId={inspectionId} />}
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
      {isResending && (
        <ResendDialog email={email} onClose={() => setResending(false)} onSent={({ id }) => onOpen(id)} />
      )}
    </Dialog>
  );
}

type NotAgainProps = { whyNot: 'no server' | 'changed' | 'cancelled'; inspectionId: number | null };

function NotAgain({ whyNot, inspectionId }: NotAgainProps) {
  return (
    <p className={styles.notAgain}>
      {whyNot === 'no server' ? (
        'It cannot be sent again: no mail server is set.'
      ) : (
        <>
          It cannot be sent again: the appointment has been {whyNot} since this was written. Send{' '}
          <Link to={paths.emails(inspectionId ?? undefined)}>the latest about this inspection</Link>, or tell anyone who
          got none by hand.
        </>
      )}
    </p>
  );
}

/** An address too long for its line breaks after the @. */
function AddressText({ address }: { address: string }) {
  const [name, ...host] = address.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}

function copy(text: string, what: string): void {
  void navigator.clipboard.writeText(text).then(
    () => showToast({ text: `${what} was copied.` }),
    () => showToast({ text: `${what} could not be copied; this browser does not allow it.`, tone: 'failed' }),
  );
}
