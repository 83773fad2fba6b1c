/** /t/<token>: a tenant's self-service report, one room at a time. */
import { useEffect, useMemo, useState } from 'react';
import { ApiError, ConnectionLost, errorText } from '#web/queries/api-error.ts';
import type { TenantReport } from '#web/queries/generated/types.gen.ts';
import { PublicPage } from './public-page.tsx';
import { type OpenReport, openTenantReport } from '#web/features/tenant-report/open-tenant-report.ts';
import { ReviewStep } from '#web/features/tenant-report/review-step.tsx';
import { RoomStep } from '#web/features/tenant-report/room-step.tsx';
import { SavedState } from '#web/features/tenant-report/saved-state.tsx';
import { StartStep } from '#web/features/tenant-report/start-step.tsx';
import styles from '#web/features/tenant-report/tenant.module.css';
import { OpenReportContext } from '#web/features/tenant-report/use-report.ts';
import { type Step, stepAddress, useStep } from '#web/features/tenant-report/use-step.ts';

type Opening = { status: 'opening' } | { status: 'failed'; error: unknown } | { status: 'open'; open: OpenReport };

export function TenantPage({ token }: { token: string }) {
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let opened: OpenReport | undefined;
    openTenantReport(token).then(
      (open) => {
        if (isOver) return open.close();
        opened = open;
        setOpening({ status: 'open', open });
      },
      (error: unknown) => {
        if (!isOver) setOpening({ status: 'failed', error });
      },
    );
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [token, attempt]);

  if (opening.status === 'opening') return <PublicPage title="Opening your report">{null}</PublicPage>;
  if (opening.status === 'failed') {
    return <NotOpened error={opening.error} onRetry={() => setAttempt((count) => count + 1)} />;
  }
  return <OpenPage key={attempt} open={opening.open} />;
}

function NotOpened({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isLost = error instanceof ConnectionLost;
  const isOver = error instanceof ApiError && (error.status === 401 || error.status === 410);
  useEffect(() => {
    if (!isLost) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [isLost, onRetry]);
  return (
    <PublicPage title={isLost ? 'No connection' : isOver ? 'There is nothing here' : 'This did not work'}>
      <p className={styles.text} role="alert">
        {isLost
          ? 'The report opens as soon as you are online. Your entries are kept on this device.'
          : errorText(error)}
      </p>
      {!isOver && (
        <button type="button" className={styles.primary} onClick={onRetry}>
          Try again
        </button>
      )}
    </PublicPage>
  );
}

function OpenPage({ open }: { open: OpenReport }) {
  const [head, setHead] = useState(open.head);
  const step = useStep();
  const context = useMemo(() => ({ ...open, head, canWrite: head.writable }), [open, head]);

  /** Answers from another device appear when somebody comes back to this one. */
  useEffect(() => {
    const handleReturn = () => {
      if (document.visibilityState !== 'visible') return;
      open.reload().then(setHead, () => undefined);
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => document.removeEventListener('visibilitychange', handleReturn);
  }, [open]);

  const handleSubmitted = (now: TenantReport) => {
    setHead(now);
    window.location.hash = stepAddress({ kind: 'start' });
  };
  const { address } = head.inspection;
  const line = [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', ');

  return (
    <OpenReportContext value={context}>
      <PublicPage
        title={titleOf(step, open, head)}
        documentTitle={address.line1}
        company={head.company.name}
        subtitle={step.kind === 'start' ? line : <RoomCount step={step} open={open} line={line} />}
      >
        {head.writable ? <SavedState step={step} /> : <SentIn head={head} />}
        {step.kind === 'room' && <RoomStep key={step.id} id={step.id} />}
        {step.kind === 'review' && head.writable && <ReviewStep onSubmitted={handleSubmitted} />}
        {(step.kind === 'start' || (step.kind === 'review' && !head.writable)) && <StartStep />}
      </PublicPage>
    </OpenReportContext>
  );
}

function titleOf(step: Step, { report }: OpenReport, head: TenantReport): string {
  if (step.kind === 'room') return report.room(step.id)?.name ?? 'Not in the report';
  if (!head.writable) return 'Thank you';
  return step.kind === 'review' ? 'Check and send in' : head.inspection.title;
}

function RoomCount({ step, open, line }: { step: Step; open: OpenReport; line: string }) {
  const ids = open.report.roomIds();
  const at = step.kind === 'room' ? ids.indexOf(step.id) : -1;
  return (
    <>
      {at >= 0 && `Step ${at + 1} of ${ids.length} · `}
      <a href={stepAddress({ kind: 'start' })}>{at >= 0 ? 'All rooms' : line}</a>
    </>
  );
}

function SentIn({ head: { inspection, company, why_not: whyNot } }: { head: TenantReport }) {
  const sentAt = inspection.submitted_at;
  const when =
    sentAt === null
      ? undefined
      : new Date(sentAt).toLocaleString('en-GB', {
          timeZone: company.time_zone,
          dateStyle: 'full',
          timeStyle: 'short',
        });
  return (
    <section className={styles.sent} aria-label="Sent in">
      {when !== undefined && (
        <p>
          Your report was sent to {company.name} on {when}. There is nothing left to do.
        </p>
      )}
      <p className={styles.hint}>{whyNot} You can still read below what you entered.</p>
    </section>
  );
}
