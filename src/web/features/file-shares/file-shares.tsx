/** The links to a report's PDF and files: made, copied, moved in time, revoked. */
import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  getReportOptions,
  listEmailsOptions,
  listFileSharesOptions,
  listReportAttachmentsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { hasMailServer } from '#web/queries/mail-server.ts';
import { createFileShare, deleteFileShare, updateFileShare } from '#web/queries/generated/sdk.gen.ts';
import type { FileShare } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useCanReadEmails, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { EndDialog } from './end-dialog.tsx';
import styles from './file-shares.module.css';
import { ShareDialog } from './share-dialog.tsx';
import { ShareList } from './share-list.tsx';
import { listShareableFiles } from './shareable-files.ts';

type Props = {
  inspectionId: number;
  hasChanges: boolean;
  /** People of clients share finished reports alone, and keep what they shared in sight while it is reopened. */
  isFinished: boolean;
};

/** Returning from a new one leads to the whole list; nobody has shared one report more often. */
const MOST = 100;

export function FileShares({ inspectionId, hasChanges, isFinished }: Props) {
  const { isManager, roleName } = useSession();
  const isClient = roleName === 'client';
  const canWrite = useCan('file-share.write') && (isManager || isClient);
  const isOpen = isFinished || !isClient;
  const canReadEmails = useCanReadEmails();
  const [isSharing, setSharing] = useState(false);
  const [ending, setEnding] = useState<FileShare>();
  const path = { inspection_id: inspectionId };
  const { data: shares } = useQuery({
    ...listFileSharesOptions({ query: { inspection_id: inspectionId, per_page: MOST } }),
    throwOnError: whenEmpty,
  });
  const { data: emails } = useQuery({ ...listEmailsOptions({ query: { per_page: 1 } }), enabled: canReadEmails });
  const { data: report } = useQuery({ ...getReportOptions({ path }), enabled: isSharing });
  const { data: own } = useQuery({ ...listReportAttachmentsOptions({ path }), enabled: isSharing });

  return (
    <>
      <Panel
        title="Shared links"
        actions={
          canWrite &&
          isOpen && (
            <Button size="sm" icon={<Share2 />} onClick={() => setSharing(true)}>
              Share
            </Button>
          )
        }
      >
        {!isOpen && shares !== undefined && shares.data.length > 0 && (
          <p className={styles.quiet}>
            The office has reopened this report. Your links show nothing until it is finished again.
          </p>
        )}
        {shares === undefined ? (
          <Skeleton height="3rem" />
        ) : shares.data.length === 0 ? (
          <NothingShared isClient={isClient} />
        ) : (
          <ShareList
            shares={shares.data}
            isClient={isClient}
            isMailSent={emails?.mail_server}
            onCopy={copyLink}
            onEnd={canWrite ? setEnding : undefined}
            onRevoke={canWrite ? (share) => void revoke(share) : undefined}
          />
        )}
      </Panel>
      {isSharing && report !== undefined && own !== undefined && (
        <ShareDialog
          inspectionId={inspectionId}
          files={listShareableFiles(report, own)}
          hasChanges={hasChanges}
          isClient={isClient}
          onClose={() => setSharing(false)}
          onSave={async (body) => {
            const { data } = await createFileShare({ body });
            await afterWrite('fileShare', 'pdf');
            if (data.recipient !== null) sayWhere(data.recipient, await hasMailServer(canReadEmails));
            else if (data.url !== null) copyLink(data.url);
          }}
        />
      )}
      {ending && (
        <EndDialog
          share={ending}
          onClose={() => setEnding(undefined)}
          onSave={async (expires_at) => {
            await updateFileShare({ path: { file_share_id: ending.id }, body: { expires_at } });
            await afterWrite('fileShare');
          }}
        />
      )}
    </>
  );
}

function NothingShared({ isClient }: { isClient: boolean }) {
  return (
    <p className={styles.quiet}>
      Nothing is shared. A link shows a PDF or chosen photos to anyone who has it, without an account, until it ends or
      is revoked.{isClient && ' Your colleagues and the office see which links you made.'}
    </p>
  );
}

async function revoke(share: FileShare) {
  const isSeen = share.opened_count > 0 || share.recipient !== null;
  const isSure = await confirm({
    title: 'Revoke this link?',
    text: isSeen
      ? 'It stops working at once, for everybody who has it, and cannot be brought back.'
      : 'It stops working at once. It was neither sent nor opened, so it goes from this list too.',
    action: 'Revoke the link',
    isDanger: true,
  });
  if (!isSure) return;
  try {
    await deleteFileShare({ path: { file_share_id: share.id } });
    showToast({ text: 'The link was revoked.' });
  } catch (error) {
    showToast({ tone: 'failed', text: `The link still works. ${errorText(error)}` });
  }
  await afterWrite('fileShare');
}

/** `isSent`: undefined where nobody can tell. */
function sayWhere(recipient: string, isSent: boolean | undefined): void {
  const text =
    isSent === false
      ? `The link is made, but there is no mail server, so it was not sent. Copy it and pass it on to ${recipient} yourself.`
      : isSent === true
        ? `The link is on its way to ${recipient}.`
        : `The link is made for ${recipient}.`;
  showToast({ text });
}

function copyLink(url: string): void {
  void navigator.clipboard.writeText(url).then(
    () => showToast({ text: 'The link was copied.' }),
    () => showToast({ text: 'The link is made, but this browser does not allow copying it.', tone: 'failed' }),
  );
}
