/** /inspections/<id>/pdfs: the three PDFs of the report, its versions, dispute packs and links. Leaving and returning shows the same progress. */
import { startsFrom } from '#domain/initialization.ts';
import { types } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { PdfType } from '#domain/pdf-type.ts';
import { FileShares } from '#web/features/file-shares/file-shares.tsx';
import { PdfCard } from '#web/features/pdf-requests/pdf-card.tsx';
import { isBeingMade, type PdfState, pdfKinds, stateOf } from '#web/features/pdf-requests/pdf-kinds.ts';
import styles from '#web/features/pdf-requests/pdf-requests.module.css';
import { VersionList } from '#web/features/report-versions/version-list.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { ApiError } from '#web/queries/api-error.ts';
import { listPdfsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { requestPdf } from '#web/queries/generated/sdk.gen.ts';
import type { Pdf } from '#web/queries/generated/types.gen.ts';
import { useHasLiveFeed } from '#web/queries/live-feed.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { PDF_LOOK_MS } from '#web/queries/pdf/pdf-look.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useInspection } from './inspection.tsx';

/** Most reports are disputed by nobody. */
const DisputePacks = late(async () => (await import('#web/features/dispute-packs/dispute-packs.tsx')).DisputePacks);

/** Begun with the click: a small report may be made before the list is read again. */
const asAsked = (state: PdfState, isAsked: boolean): PdfState =>
  isAsked && state.is !== 'ready' ? { is: 'being made', progress: 0 } : state;

export function Component() {
  const { id, type, initialization, state, cancelled_at: cancelledAt } = useInspection();
  const isFinished = state.id >= states.complete && cancelledAt == null;
  // People of clients read finished reports alone.
  const { roleName, isManager } = useSession();
  const seesPdfs = roleName !== 'client' || isFinished;
  const seesShares = useCan('file-share.read');
  const canShare = useCan('file-share.write');
  // Disputes are about check outs.
  const seesPacks = seesShares && isFinished && type.id === types.checkOut && (isManager || roleName === 'client');
  const [shown, setShown] = useState<Pdf>();
  const hasFeed = useHasLiveFeed();
  const { data } = useQuery({
    ...listPdfsOptions({ path: { inspection_id: id } }),
    refetchInterval: ({ state }) => !hasFeed && isBeingMade(state.data) && PDF_LOOK_MS,
    enabled: seesPdfs,
    throwOnError: whenEmpty,
  });
  const request = useMutation({
    mutationFn: (type: PdfType) => requestPdf({ path: { inspection_id: id }, body: { type } }),
    onSuccess: () => afterWrite('pdf'),
    onError: (error) =>
      showToast({
        text: error instanceof ApiError ? error.detail : 'The service could not be reached.',
        tone: 'failed',
      }),
  });

  if (seesPdfs && data === undefined) return <Skeleton height="12rem" />;
  return (
    <>
      {data === undefined ? (
        <EmptyState icon={<FileText />} title="No PDFs yet.">
          They can be made here once the report is finished.
        </EmptyState>
      ) : (
        <div className={styles.cards}>
          {pdfKinds.map(({ type, title, text }) => (
            <PdfCard
              key={type}
              title={title}
              text={text}
              state={asAsked(stateOf(type, data), request.isPending && request.variables === type)}
              whyNot={
                type === 'CHANGES' && initialization?.type !== startsFrom.report
                  ? 'This report was not started from an earlier one.'
                  : undefined
              }
              isShown={shown?.type === type}
              onRequest={() => request.mutate(type)}
              onShow={(pdf) => setShown(shown?.id === pdf.id ? undefined : pdf)}
            />
          ))}
        </div>
      )}
      {shown?.url != null && (
        <iframe className={styles.preview} src={shown.url} title={`Preview of the ${shown.type} PDF`} />
      )}
      <VersionList inspectionId={id} isReopened={!isFinished} />
      {seesPacks && <DisputePacks inspectionId={id} canAsk={canShare} />}
      {seesShares && (
        <FileShares inspectionId={id} hasChanges={initialization?.type === startsFrom.report} isFinished={isFinished} />
      )}
    </>
  );
}
