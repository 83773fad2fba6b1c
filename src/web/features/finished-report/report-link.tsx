/** The link of the finished report: opened, replaced by a new one, and the log of who opened it. */
import { useMutation } from '@tanstack/react-query';
import { ExternalLink, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { rotateReportKey } from '#web/queries/generated/sdk.gen.ts';
import { useCan, useIsManager } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './finished-report.module.css';
import { OpeningLog } from './opening-log.tsx';

type Props = { inspectionId: number; reportKey: string };

export function ReportLink({ inspectionId, reportKey }: Props) {
  const isManager = useIsManager();
  const [readsInspections, writesInspections] = [useCan('inspections.read'), useCan('inspections.write')];
  const canRotate = readsInspections && writesInspections && isManager;
  const canShare = useCan('file-share.write') && isManager;
  const seesOpenings = useCan('file-share.read') && isManager;
  const rotate = useMutation({
    mutationFn: () => rotateReportKey({ path: { inspection_id: inspectionId } }),
    onSuccess: async () => {
      await afterWrite('reportKey');
      showToast({ text: 'The report has a new link. The old one opens nothing any more.' });
    },
    onError: (error) => showToast({ tone: 'failed', text: `The old link still works. ${errorText(error)}` }),
  });
  const askAndRotate = async () => {
    const isSure = await confirm({
      title: 'Give the report a new link?',
      text: 'The old link ends at once, for everybody who has it. Anyone who is still to read needs the new one. Links of single contacts go on.',
      action: 'Make a new link',
      isDanger: true,
    });
    if (isSure) rotate.mutate();
  };

  return (
    <Panel
      title="Link of the report"
      actions={
        canRotate && (
          <Button size="sm" icon={<RefreshCw />} isBusy={rotate.isPending} onClick={() => void askAndRotate()}>
            New link
          </Button>
        )
      }
    >
      <div className={styles.reportLink}>
        <p>
          Anyone with this link reads the report. Tenants, landlords, agents and signees comment and sign by links of
          their own.{' '}
          <a href={paths.publishedReport(reportKey)} target="_blank" rel="noreferrer">
            Open the finished report <ExternalLink size={13} aria-hidden style={{ display: 'inline' }} />
          </a>
        </p>
        {canShare && (
          <p>
            To show it to one more person, <Link to={paths.inspectionPdfs(inspectionId)}>share a PDF or photos</Link>:
            such a link ends by itself, and you can revoke it alone.
          </p>
        )}
        {seesOpenings && <OpeningLog inspectionId={inspectionId} />}
      </div>
    </Panel>
  );
}
