/** /inspections/<id>/comments: the comments on the finished report, and the office's answers. */
import { states } from '#domain/inspection-state.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { CommentAnswer } from '#web/features/finished-report/comment-answer.tsx';
import { CommentCard } from '#web/features/finished-report/comment-card.tsx';
import styles from '#web/features/finished-report/finished-report.module.css';
import { ReportLink } from '#web/features/finished-report/report-link.tsx';
import { SigneeList } from '#web/features/finished-report/signee-list.tsx';
import { SignatureList } from '#web/features/finished-report/signature-list.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import {
  listReportCommentsOptions,
  listReportSignaturesOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { updateReportComment } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { usePageNumber } from '#web/ui/table/use-page-number.ts';
import { useInspection } from './inspection.tsx';

export function Component() {
  const inspection = useInspection();
  const { id, state, clerk, report_key: reportKey, cancelled_at: cancelledAt, comments_until: until } = inspection;
  const { id: userId, role, isManager } = useSession();
  // The service says so again, should the time end while this is open.
  const [now] = useState(() => Date.now());
  const isTimely = state.id < states.closed || (until != null && now < Date.parse(until));
  const canAnswer = useCan('reports.write') && (isManager || role === roles.reviewer) && isTimely;
  const isOpen = until != null && now < Date.parse(until);
  const mayWitness = useCan('reports.write') && (isManager || clerk?.id === userId) && isOpen;
  const [page, go] = usePageNumber();
  const path = { inspection_id: id };
  const comments = useQuery({
    ...listReportCommentsOptions({ path, query: { page } }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const signatures = useQuery({
    ...listReportSignaturesOptions({ path, query: { per_page: 100 } }),
    throwOnError: whenEmpty,
  });
  if (comments.data === undefined || signatures.data === undefined) return <Skeleton height="12rem" />;

  const isPublished = state.id >= states.complete && cancelledAt == null;
  return (
    <>
      {isPublished && <ReportLink inspectionId={id} reportKey={reportKey} />}
      <Panel title="Comments">
        {comments.data.pagination.totalRecords === 0 ? (
          <EmptyState icon={<MessageSquare />} title="No comments.">
            {isPublished
              ? 'Tenants, landlords and agents comment on the report and sign it by links of their own, while it is open for that.'
              : 'Once the report is Complete, tenants, landlords and agents comment on it and sign it by links of their own.'}
          </EmptyState>
        ) : (
          <div className={styles.comments}>
            {comments.data.data.map((comment) => (
              <CommentCard key={comment.id} comment={comment} showsAbout replyFrom={comment.replied_by ?? 'The office'}>
                {canAnswer && (
                  <CommentAnswer
                    // Somebody else's answer replaces what stands in the field.
                    key={comment.version}
                    comment={comment}
                    onAnswer={async (body) => {
                      await updateReportComment({
                        path: { ...path, comment_id: comment.id },
                        headers: { 'If-Match': `"${comment.version}"` },
                        body,
                      });
                      await afterWrite('reportComment');
                    }}
                  />
                )}
              </CommentCard>
            ))}
            <Pager {...comments.data.pagination} noun="comments" page={page} onPage={go} />
          </div>
        )}
      </Panel>
      {isPublished && <SigneeList inspectionId={id} signatures={signatures.data.data} mayWitness={mayWitness} />}
      <Panel title="Signatures">
        {signatures.data.data.length === 0 ? (
          <p className={styles.quiet}>Nobody has signed.</p>
        ) : (
          <SignatureList signatures={signatures.data.data} />
        )}
      </Panel>
    </>
  );
}
