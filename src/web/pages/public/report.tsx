/**
 * /r/<report_key>: the finished report, for anyone who holds its link. /p/<token>: the same for one contact, who comments and signs
 * there. No account, nothing of the back office.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import { MessageSquarePlus, PenLine } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { CommentCard } from '#web/features/finished-report/comment-card.tsx';
import { commentsOn, type FinishedReport } from '#web/features/finished-report/finished.ts';
import styles from '#web/features/finished-report/finished-report.module.css';
import { PdfDownload } from '#web/features/finished-report/pdf-download.tsx';
import { PhotoGrid } from '#web/features/finished-report/photo-grid.tsx';
import { Contents, CorrectionNotice, ReportFacts, WindowNotice } from '#web/features/finished-report/report-head.tsx';
import { ReportActions, ReportSummary } from '#web/features/finished-report/report-summary.tsx';
import { RoomSection } from '#web/features/finished-report/room-section.tsx';
import { ClerkSignature, SignatureList } from '#web/features/finished-report/signature-list.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { getPublishedReportOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { commentOnPublishedReport, signPublishedReport } from '#web/queries/generated/sdk.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { setAccountZone } from '#web/ui/time/time-zone.ts';
import { PublicPage } from './public-page.tsx';

export { ReportError as ErrorBoundary } from './report-error.tsx';

// The code for forms is fetched by people who write.
const CommentDialog = late(
  async () => (await import('#web/features/finished-report/comment-dialog.tsx')).CommentDialog,
  { failed: failedDialog },
);
const OwnLinkRequest = late(
  async () => (await import('#web/features/finished-report/own-link-request.tsx')).OwnLinkRequest,
  { failed: failedDialog },
);
const SignDialog = late(async () => (await import('#web/features/finished-report/sign-dialog.tsx')).SignDialog, {
  failed: failedDialog,
});

const reportOptions = (reportKey: string) => getPublishedReportOptions({ path: { report_key: reportKey } });

export const loader = async ({ params }: LoaderFunctionArgs) => {
  const report = await queryClient.ensureQueryData(reportOptions(params['reportKey'] ?? ''));
  setAccountZone(report.time_zone);
  return null;
};

type Open =
  | { kind: 'comment'; item: { id: number; words: string } | undefined }
  | { kind: 'sign'; isSigned: boolean }
  | { kind: 'link' };

export function Component() {
  const reportKey = useParams()['reportKey'] ?? '';
  const { data: report } = useSuspenseQuery(reportOptions(reportKey));
  const [open, setOpen] = useState<Open>();
  const [thanks, setThanks] = useState('');
  const { address, reader } = report;
  const isOpen = report.comment_window.open && reader !== null;
  const line = [address.line1, address.line2, address.city].filter(Boolean).join(', ');
  const comment = (item?: { id: number; words: string }) => setOpen({ kind: 'comment', item });
  const sign = (isSigned: boolean) => setOpen({ kind: 'sign', isSigned });
  const askForLink = () => setOpen({ kind: 'link' });

  async function handleSent(words: string) {
    setThanks(words);
    await afterWrite('publishedReport');
  }

  return (
    <PublicPage
      title={line}
      documentTitle={`${report.title} · ${line}`}
      company={report.company.name}
      brand={report.brand}
      subtitle={
        <>
          {report.title} · {address.postcode}
        </>
      }
      actions={<PdfDownload reportKey={reportKey} />}
    >
      {report.cover_url !== null && <img className={styles.cover} src={report.cover_url} alt="The property" />}
      <ReportFacts report={report} />
      {report.under_correction ? (
        <CorrectionNotice report={report} />
      ) : (
        <WindowNotice report={report} onComment={() => comment()} onSign={sign} onAskForLink={askForLink} />
      )}
      <output className={thanks === '' ? 'visually-hidden' : styles.notice}>{thanks}</output>
      {report.notes !== null && report.notes !== '' && <p className={styles.words}>{report.notes}</p>}
      <Contents report={report} />
      <PhotoGrid files={report.attachments} of={line} />
      <ReportSummary report={report} />
      {report.rooms.map((room) => (
        <RoomSection key={room.id} report={report} room={room} onComment={isOpen ? comment : undefined} />
      ))}
      <ReportActions report={report} />
      <Comments report={report} onComment={isOpen ? () => comment() : undefined} />
      <Signatures report={report} onSign={isOpen ? sign : undefined} />
      {open !== undefined && (
        <Dialogs
          reportKey={reportKey}
          report={report}
          open={open}
          onClose={() => setOpen(undefined)}
          onSent={handleSent}
        />
      )}
    </PublicPage>
  );
}

type DialogsProps = {
  reportKey: string;
  report: FinishedReport;
  open: Open;
  onClose: () => void;
  onSent: (words: string) => Promise<void>;
};

function Dialogs({ reportKey, report, open, onClose, onSent }: DialogsProps) {
  const { reader } = report;
  const path = { report_key: reportKey };
  if (open.kind === 'link')
    return <OwnLinkRequest reportKey={reportKey} company={report.company.name} onClose={onClose} />;
  if (reader === null) return null;
  if (open.kind === 'comment')
    return (
      <CommentDialog
        item={open.item}
        name={reader.name}
        onClose={onClose}
        onSend={async (body) => {
          await commentOnPublishedReport({ path, body });
          await onSent('Thank you. Your comment is part of the report now.');
        }}
      />
    );
  return (
    <SignDialog
      reportKey={reportKey}
      declaration={report.declaration.text}
      reader={reader}
      isSigned={open.isSigned}
      onClose={onClose}
      onSign={async (body) => {
        await signPublishedReport({ path, body });
        await onSent(
          open.isSigned
            ? 'Thank you. The report is signed.'
            : 'Thank you. The report says that you declined to sign it.',
        );
      }}
    />
  );
}

function Comments({ report, onComment }: { report: FinishedReport; onComment: (() => void) | undefined }) {
  const general = commentsOn(report, undefined);
  const onItems = report.comments.length - general.length;
  return (
    <section className={styles.part} id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">Comments</h2>
      {general.map((one) => (
        <CommentCard key={one.id} comment={one} showsAbout replyFrom={report.company.name} />
      ))}
      {report.comments.length === 0 && <p className={styles.quiet}>Nobody has commented on this report.</p>}
      {onItems > 0 && (
        <p className={styles.quiet}>
          {onItems === 1 ? 'One more stands' : `${onItems} more stand`} with the items they are about.
        </p>
      )}
      {onComment !== undefined && (
        <div>
          <Button icon={<MessageSquarePlus />} onClick={onComment}>
            Comment on the report
          </Button>
        </div>
      )}
    </section>
  );
}

function Signatures({ report, onSign }: { report: FinishedReport; onSign: ((isSigned: boolean) => void) | undefined }) {
  const outcome = report.reader?.outcome;
  return (
    <section className={styles.part} id="signatures" aria-labelledby="signatures-title">
      <h2 id="signatures-title">Signatures</h2>
      <p className={styles.quiet}>{report.declaration.text}</p>
      <ClerkSignature report={report} />
      {report.signatures.length === 0 && (
        <p className={styles.quiet}>
          {report.clerk_signature === null ? 'Nobody has' : 'Nobody else has'} signed this report.
        </p>
      )}
      <SignatureList signatures={report.signatures} version={report.version} />
      {onSign !== undefined && outcome !== 'signed' && (
        <div className={styles.noticeActions}>
          <Button icon={<PenLine />} onClick={() => onSign(true)}>
            Sign the report
          </Button>
          {outcome !== 'declined' && (
            <Button variant="quiet" onClick={() => onSign(false)}>
              Decline to sign
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
