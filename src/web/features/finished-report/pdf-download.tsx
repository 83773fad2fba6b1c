/** Gets the PDF of the report: asks for it when it is not there yet, and shows how far it is. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { Link } from 'react-router';
import { errorText } from '#web/queries/api-error.ts';
import { getPublishedPdfOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { requestPublishedPdf } from '#web/queries/generated/sdk.gen.ts';
import { PDF_LOOK_MS } from '#web/queries/pdf/pdf-look.ts';
import { Button, buttonClass } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import styles from './finished-report.module.css';

const isUnderWay = (state: string | undefined) => state === 'queued' || state === 'running';

export function PdfDownload({ reportKey }: { reportKey: string }) {
  const path = { report_key: reportKey, pdf_type: 'FULL' as const };
  const { data, refetch } = useQuery({
    ...getPublishedPdfOptions({ path }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? PDF_LOOK_MS : false),
  });
  const ask = useMutation({ mutationFn: () => requestPublishedPdf({ path }), onSuccess: () => refetch() });
  const isMaking = isUnderWay(data?.state) || ask.isPending;

  return (
    <div className={styles.pdf}>
      {data?.state === 'ready' && data.url !== null ? (
        <a className={buttonClass({ variant: 'primary' })} href={`${data.url}&download=1`} download>
          <Download size={16} aria-hidden /> Download PDF
          {data.bytes !== null && <span className={styles.size}>{sizeText(data.bytes)}</span>}
        </a>
      ) : (
        <Button variant="primary" icon={<FileText />} isBusy={isMaking} onClick={() => ask.mutate()}>
          {isMaking ? 'Making the PDF…' : 'Get the PDF'}
        </Button>
      )}
      {isMaking && <Progress label="Making the PDF" value={(data?.progress ?? 0) / 100} />}
      {data?.state === 'failed' && !isMaking && (
        <p role="alert" className={styles.failed}>
          The PDF could not be made. Try again.
        </p>
      )}
      {ask.isError && (
        <p role="alert" className={styles.failed}>
          {errorText(ask.error)}
        </p>
      )}
      <Link className={styles.checkLink} to={paths.verify()}>
        Check a PDF
      </Link>
    </div>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
