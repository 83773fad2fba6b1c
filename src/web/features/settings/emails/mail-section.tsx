/** Whether e-mails leave the house, the ones that did not, and a test. */
import { useQuery } from '@tanstack/react-query';
import { MailWarning, Send } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { getMailServerOptions, listEmailsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import settings from '../settings.module.css';
import styles from './emails.module.css';
import { MailServerPart } from './mail-server-part.tsx';
import { useTrial } from './use-trial.ts';

const newest = (state: 'sent' | 'failed') => listEmailsOptions({ query: { state: [state], per_page: 1 } });

export function MailSection() {
  const { company } = useSession();
  const { data: sent } = useQuery({ ...newest('sent'), throwOnError: whenEmpty });
  const { data: failed } = useQuery({ ...newest('failed'), throwOnError: whenEmpty });
  const { data: server } = useQuery(getMailServerOptions());
  const trial = useTrial();
  const last = sent?.data[0]?.sent_at;
  const faults = failed?.pagination.totalRecords ?? 0;
  if (sent === undefined) return <Skeleton height="8rem" />;
  return (
    <Panel title="Sending e-mails">
      {sent.mail_server ? (
        <p className={settings.text}>
          A mail server is connected.{' '}
          {last == null ? noneWords(server?.tried_at) : <>The last e-mail went on {<DateTime at={last} />}.</>}
        </p>
      ) : (
        <div className={settings.warning} role="note">
          <MailWarning size={18} aria-hidden />
          <p>
            <strong>No mail server is connected, so e-mails are written and kept, but not sent.</strong> Connect that of
            your firm. Until then their texts and links can be passed on from <Link to={paths.emails()}>E-mails</Link>.
          </p>
        </div>
      )}
      <MailServerPart />
      {faults > 0 && (
        <p className={settings.text}>
          <Link to={`${paths.emails()}?state=failed`}>
            {faults === 1 ? 'One e-mail' : `${faults} e-mails`} could not be sent.
          </Link>
        </p>
      )}
      <div className={styles.trial}>
        <Button
          icon={<Send />}
          isBusy={trial.isBusy}
          onClick={() =>
            void trial.send({
              subject: `A test from ${company}`,
              text: `E-mails from ${company} arrive at this address.`,
            })
          }
        >
          Send a test to me
        </Button>
        <p aria-live="polite">{trial.words}</p>
      </div>
    </Panel>
  );
}

/** The test of a new mail server is no e-mail of the list. */
const noneWords = (triedAt: string | null | undefined): string =>
  triedAt == null ? 'Nothing has been sent yet.' : 'The test has gone through it, and nothing else yet.';
