/** Reports that wait for announced files since more than an hour: somebody should look for the device. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { listExpectedAttachmentsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ExpectedAttachment } from '#web/queries/generated/types.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { agoText } from '#web/ui/time/date-text.ts';
import styles from './today.module.css';

/** A device with a slow line is still sending until then. */
const USUAL_MS = 3_600_000;

export function LateFiles() {
  const { data: reports } = useQuery({ ...listExpectedAttachmentsOptions(), select: lateByReport });
  if (reports === undefined || reports.size === 0) return null;
  return (
    <div className={styles.panels}>
      <Panel title="Files that have not come yet">
        <ul className={styles.lines}>
          {[...reports].map(([id, files]) => (
            <ReportLine key={id} files={files} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function lateByReport(files: readonly ExpectedAttachment[]): Map<number, ExpectedAttachment[]> {
  const late = files.filter(({ announced_at: at }) => Date.now() - Date.parse(at) > USUAL_MS);
  return Map.groupBy(late, ({ inspection }) => inspection.id);
}

function ReportLine({ files }: { files: ExpectedAttachment[] }) {
  const [oldest] = files;
  if (oldest === undefined) return null;
  const { id, type, property } = oldest.inspection;
  const { line1, line2, postcode } = property.address;
  return (
    <li className={styles.line}>
      <Link to={paths.inspection(id)}>
        {[line1, line2].filter(Boolean).join(', ')}, <span className={styles.postcode}>{postcode}</span>
      </Link>
      <span className={styles.kind}>{type.name.split(' / ')[0]}</span>
      <span className={styles.warning}>
        {files.length === 1 ? '1 file' : `${files.length} files`}, announced {agoText(oldest.announced_at)} and not sent
      </span>
    </li>
  );
}
