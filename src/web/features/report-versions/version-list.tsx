/** The sealed versions of a report, newest first: when each was sealed, by whom, and its fingerprint. */
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { listReportVersionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ReportVersion } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { Tag } from '#web/ui/controls/tag.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './version-list.module.css';

const DifferencesPanel = late(async () => (await import('./differences-panel.tsx')).DifferencesPanel, {
  failed: failedDialog,
});

type Props = {
  inspectionId: number;
  /** Reopened: readers have the newest version until it is finished again. */
  isReopened: boolean;
};

/** Nothing for a report that was never finished, and where the service keeps no versions. */
export function VersionList({ inspectionId, isReopened }: Props) {
  const [search, setSearch] = useSearchParams();
  const canCompare = useSession().roleName !== 'client';
  const { data: versions = [] } = useQuery(listReportVersionsOptions({ path: { inspection_id: inspectionId } }));
  if (versions.length === 0) return null;
  const issued = versions.filter(isIssuedVersion);
  const newest = issued.at(-1);
  const follows = ({ version }: ReportVersion) => issued.some((before) => before.version < version);
  const compared = issued.find((one) => String(one.version) === search.get('changes') && follows(one));
  return (
    <Panel title="Sealed versions">
      <p className={styles.quiet}>{standingText({ isReopened, isIssued: newest !== undefined })}</p>
      <ol className={styles.list}>
        {versions.toReversed().map((version) => (
          <li key={version.version} className={styles.version}>
            <span className={styles.name}>
              Version {version.version} {version === newest && versions.length > 1 && <Tag>Newest</Tag>}
              {!isIssuedVersion(version) && <Tag>Taken back</Tag>}
            </span>
            <span>
              Sealed <DateTime at={version.sealed_at} /> {sealerText(version)}
            </span>
            {!isIssuedVersion(version) && (
              <span className={styles.quiet}>
                Its approval was undone <DateTime at={version.taken_back_at} />, before anybody was sent it.
              </span>
            )}
            <code className={styles.hash}>Fingerprint {version.sha256}</code>
            {isIssuedVersion(version) && follows(version) && version.kept && canCompare && (
              <span>
                <Link to={`?changes=${version.version}`} preventScrollReset>
                  What changed in version {version.version}
                </Link>
              </span>
            )}
            {!version.kept && (
              <span className={styles.quiet}>Removed by your rules of retention. Its fingerprint stays.</span>
            )}
          </li>
        ))}
      </ol>
      {compared !== undefined && canCompare && (
        <DifferencesPanel
          inspectionId={inspectionId}
          version={compared.version}
          onClose={() => setSearch({}, { preventScrollReset: true })}
        />
      )}
    </Panel>
  );
}

function standingText({ isReopened, isIssued }: Record<'isReopened' | 'isIssued', boolean>): string {
  if (!isReopened) return 'A completed report stays as it was printed then, whatever is changed since.';
  return isIssued
    ? 'This report is being corrected. Its readers have the newest version here until it is completed again.'
    : 'Nobody has been sent this report: its approval was undone.';
}

/** Other services of this interface take nothing back. */
const isIssuedVersion = ({ taken_back_at: takenBackAt }: ReportVersion): boolean => takenBackAt == null;

function sealerText({ occasion, sealed_by: by }: ReportVersion): string {
  if (occasion === 'later') return 'and not at completion, which was before versions were sealed';
  return by === null ? '' : `by ${by.name}`;
}
