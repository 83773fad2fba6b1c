/** Taking along all that the firm keeps: a zip of the whole account. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { listAccountExportsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createAccountExport } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ExportList, isWaiting, lookAgain } from '#web/report/exports/export-list.tsx';
import styles from '../settings.module.css';

export function AccountExportSection() {
  const { data } = useQuery({
    ...listAccountExportsOptions({ query: { per_page: 30 } }),
    throwOnError: whenEmpty,
    refetchInterval: lookAgain,
  });
  const { prove, proofDialog } = useProof();
  const ask = useMutation({
    mutationFn: () => prove(() => createAccountExport({})),
    onSuccess: async (made) => {
      if (made === undefined) return;
      announce('The export is being made.');
      await afterWrite('accountExport');
    },
  });
  const isBeingMade = ask.isPending || data?.data.some(isWaiting) === true;
  return (
    <Panel title="Export the whole account">
      <p className={styles.quiet}>
        A zip of everything the firm keeps: properties, people, inspections and reports as files that other systems
        read, all photographs and recordings as they were uploaded, and the newest PDFs. Its index says what stands
        where. A finder of the file reads everything: keep it as you keep keys. It ends after seven days.
      </p>
      <Button onClick={() => ask.mutate()} disabled={isBeingMade}>
        Export the whole account
      </Button>
      {proofDialog}
      {data === undefined ? (
        <Skeleton height="3rem" />
      ) : (
        data.data.length > 0 && (
          <div className={styles.made}>
            <ExportList exports={data.data} nameOf={() => 'The whole account'} />
          </div>
        )
      )}
    </Panel>
  );
}
