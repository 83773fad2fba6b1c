/** Parties of a finished report, for the office: their answer to it, the links that each was sent, and signing in person. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2Off, PenLine, Send } from 'lucide-react';
import { useState } from 'react';
import { hasOwnLink, partyOf } from '#domain/report-party.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  listInspectionContactsOptions,
  listReportLinksOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { revokeReportLink, sendReportLink } from '#web/queries/generated/sdk.gen.ts';
import type { Contact, ReportLink, ReportSignature } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useIsManager } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { partyName } from './comment-card.tsx';
import styles from './finished-report.module.css';
import { outcomeText } from './signature-list.tsx';

const InPersonDialog = late(async () => (await import('./in-person-dialog.tsx')).InPersonDialog, {
  failed: failedDialog,
});

type Props = { inspectionId: number; signatures: readonly ReportSignature[]; mayWitness: boolean };

export function SigneeList({ inspectionId, signatures, mayWitness }: Props) {
  const path = { inspection_id: inspectionId };
  const isManager = useIsManager();
  const seesLinks = useCan('file-share.read') && isManager;
  const contacts = useQuery({ ...listInspectionContactsOptions({ path }), throwOnError: whenEmpty });
  const links = useQuery({ ...listReportLinksOptions({ path }), enabled: seesLinks, throwOnError: whenEmpty });
  const [signing, setSigning] = useState<Contact>();
  if (contacts.data === undefined || (seesLinks && links.data === undefined)) return <Skeleton height="6rem" />;
  const parties = contacts.data.filter(hasOwnLink);

  return (
    <Panel title="Who signs">
      {parties.length === 0 ? (
        <p className={styles.quiet}>The inspection has no tenant, landlord, agent or signee among its contacts.</p>
      ) : (
        <ul className={styles.signees}>
          {parties.map((contact) => (
            <Signee
              key={contact.id}
              inspectionId={inspectionId}
              contact={contact}
              answer={answerOf(contact, signatures)}
              links={links.data?.filter((link) => link.contact.id === contact.id)}
              onSign={mayWitness ? () => setSigning(contact) : undefined}
            />
          ))}
        </ul>
      )}
      {signing !== undefined && (
        <InPersonDialog inspectionId={inspectionId} contact={signing} onClose={() => setSigning(undefined)} />
      )}
    </Panel>
  );
}

/** To the version that is current. */
function answerOf({ id }: Contact, signatures: readonly ReportSignature[]): ReportSignature | undefined {
  const own = signatures.filter((one) => one.contact_id === id && one.is_current);
  return own.find(({ outcome }) => outcome === 'signed') ?? own.at(-1);
}

type SigneeProps = {
  inspectionId: number;
  contact: Contact;
  answer: ReportSignature | undefined;
  /** Undefined for those who may not see them. */
  links: readonly ReportLink[] | undefined;
  onSign: (() => void) | undefined;
};

function Signee({ inspectionId, contact, answer, links, onSign }: SigneeProps) {
  const [sharesFiles, writesInspections] = [useCan('file-share.write'), useCan('inspections.write')];
  const canSend = sharesFiles && writesInspections && links !== undefined;
  const send = useMutation({
    mutationFn: () => sendReportLink({ path: { inspection_id: inspectionId, contact_id: contact.id } }),
    onSuccess: async () => {
      await afterWrite('reportLink');
      showToast({ text: `${contact.name} is sent a link of their own.` });
    },
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
  const isDone = answer?.outcome === 'signed';
  return (
    <li className={styles.signee} aria-label={contact.name}>
      <p>
        <strong>{contact.name}</strong>, {partyName(partyOf(contact.type))}{' '}
        <Tag>{answer === undefined ? 'No answer yet' : outcomeText(answer.outcome)}</Tag>
      </p>
      {links !== undefined && <Links inspectionId={inspectionId} links={links} />}
      <div className={styles.noticeActions}>
        {!isDone && onSign !== undefined && (
          <Button size="sm" icon={<PenLine />} aria-label={`In person: ${contact.name}`} onClick={onSign}>
            In person
          </Button>
        )}
        {canSend && contact.email !== null && (
          <Button
            size="sm"
            icon={<Send />}
            isBusy={send.isPending}
            aria-label={`Send a link to ${contact.name}`}
            onClick={() => send.mutate()}
          >
            Send a link
          </Button>
        )}
        {contact.email === null && <span className={styles.quiet}>No e-mail address: they can sign in person.</span>}
      </div>
    </li>
  );
}

function Links({ inspectionId, links }: { inspectionId: number; links: readonly ReportLink[] }) {
  const canRevoke = useCan('file-share.write');
  const askAndRevoke = async (link: ReportLink) => {
    const isSure = await confirm({
      title: `Revoke the link of ${link.contact.name}?`,
      text: `The link that was sent to ${link.sent_to} opens nothing any more. You can send another one.`,
      action: 'Revoke the link',
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await revokeReportLink({ path: { inspection_id: inspectionId, link_id: link.id } });
      await afterWrite('reportLink');
      showToast({ text: 'The link is revoked.' });
    } catch (error) {
      showToast({ tone: 'failed', text: `The link still works. ${errorText(error)}` });
    }
  };
  if (links.length === 0) return <p className={styles.quiet}>They have been sent no link.</p>;
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.id}>
          <span>
            Link sent to {link.sent_to}, <DateTime at={link.sent_at} isShort /> · {openedText(link)}
            {link.last_opened_at !== null && (
              <>
                {' '}
                <DateTime at={link.last_opened_at} isShort />
              </>
            )}
          </span>
          {link.is_open ? (
            canRevoke && (
              <Button
                size="sm"
                variant="quiet"
                icon={<Link2Off />}
                aria-label={`Revoke the link sent to ${link.sent_to}`}
                onClick={() => void askAndRevoke(link)}
              >
                Revoke
              </Button>
            )
          ) : (
            <Tag>{link.revoked_at === null ? 'Ended: another address' : 'Revoked'}</Tag>
          )}
        </li>
      ))}
    </ul>
  );
}

function openedText({ opened_count: count }: ReportLink): string {
  if (count === 0) return 'not opened yet';
  return count === 1 ? 'opened once,' : `opened ${count} times, last`;
}
