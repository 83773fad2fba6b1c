/** Dispute packs of a finished check out: asked for, watched and downloaded. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { ApiError } from '#web/queries/api-error.ts';
import { getReportOptions, listDisputePacksOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createDisputePack } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { ExportList, isWaiting, lookAgain } from '#web/report/exports/export-list.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { late } from '#web/ui/feedback/late.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import type { ClaimsBody } from './claim-dialog.tsx';
import styles from './dispute-packs.module.css';

const ClaimDialog = late(async () => (await import('./claim-dialog.tsx')).ClaimDialog);

type Props = {
  inspectionId: number;
  /** The rights to ask for one, which those who only read others' lack. */
  canAsk: boolean;
};

const SHOWN = 30;

export function DisputePacks({ inspectionId, canAsk }: Props) {
  const path = { inspection_id: inspectionId };
  const { data } = useQuery({
    ...listDisputePacksOptions({ path, query: { per_page: SHOWN } }),
    throwOnError: whenEmpty,
    refetchInterval: lookAgain,
  });
  const ask = useMutation({
    mutationFn: (body: ClaimsBody | undefined) => createDisputePack({ path, ...(body !== undefined && { body }) }),
    onSuccess: async () => {
      announce('The dispute pack is being made.');
      await afterWrite('disputePack');
    },
    onError: (error) =>
      showToast({
        text: error instanceof ApiError ? error.detail : 'The service could not be reached.',
        tone: 'failed',
      }),
  });
  const [isClaiming, setIsClaiming] = useState(false);
  const { data: report } = useQuery({ ...getReportOptions({ path }), enabled: isClaiming });
  const isBeingMade = ask.isPending || data?.data.some(isWaiting) === true;
  return (
    <Panel title="Dispute pack">
      <p className={styles.text}>
        One zip for an adjudicator: this report and the one it was compared with, the differences item by item, the
        photographs of those items in full size, comments, signatures, what was sent and opened, and the fingerprint of
        every version. It checks itself in a browser, without Keyturn. It names the parties and how to reach them: give
        it to the scheme, and to nobody else. It ends after seven days and can be made again.
      </p>
      {canAsk && (
        <div className={styles.ask}>
          <Button icon={<FileArchive />} onClick={() => ask.mutate(undefined)} disabled={isBeingMade}>
            Make a dispute pack
          </Button>
          <Button
            onClick={() => setIsClaiming(true)}
            disabled={isBeingMade}
            isBusy={isClaiming && report === undefined}
          >
            Choose items for claim sheets
          </Button>
        </div>
      )}
      {isClaiming && report !== undefined && (
        <ClaimDialog report={report} onClose={() => setIsClaiming(false)} onAsk={(body) => ask.mutateAsync(body)} />
      )}
      {data === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        data.data.length > 0 && (
          <div className={styles.made}>
            <ExportList exports={data.data} nameOf={({ id }) => `Dispute pack ${id}`} />
          </div>
        )
      )}
    </Panel>
  );
}
