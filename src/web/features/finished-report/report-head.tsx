/** The head of the report: facts, whether it takes comments, and its contents. */
import { Mail, MessageSquarePlus, PenLine } from 'lucide-react';
import { Button } from '#web/ui/controls/button.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { partyName } from './comment-card.tsx';
import { actionsByResponsibility, type FinishedReport, otherMeters, roomAnchor } from './finished.ts';
import styles from './finished-report.module.css';

type FactsProps = { report: FinishedReport };

export function ReportFacts({ report }: FactsProps) {
  const facts = [
    { label: 'Conducted', value: <DateTime at={report.conduct_date} /> },
    { label: 'By', value: report.clerk },
    { label: 'Completed', value: <DateTime at={report.completed_at} /> },
    { label: 'Reference', value: report.ref },
    { label: 'Version', value: <VersionText report={report} /> },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value }) =>
          value !== null &&
          value !== '' && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function VersionText({ report: { version, sealed_at: sealedAt, sealed_at_completion: atCompletion } }: FactsProps) {
  if (atCompletion !== false) return version;
  return (
    <>
      {version}, sealed <DateTime at={sealedAt} />, not at completion
    </>
  );
}

/** A report that is reopened is shown as it was finished last. */
export function CorrectionNotice({ report: { company, version } }: FactsProps) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{company.name} is correcting this report.</strong> This is version {version}, the last that was
        finished. Comments and signatures wait for the next one.
      </p>
    </div>
  );
}

type NoticeProps = {
  report: FinishedReport;
  onComment: () => void;
  onSign: (isSigned: boolean) => void;
  /** For a report that was opened by its key, which only reads. */
  onAskForLink: () => void;
};

export function WindowNotice({ report, onComment, onSign, onAskForLink }: NoticeProps) {
  const { open, until } = report.comment_window;
  const { reader } = report;
  if (!open) {
    return (
      <div className={styles.notice}>
        <p>
          Comments and signatures are closed
          {until !== null && (
            <>
              {' '}
              since <DateTime at={until} />
            </>
          )}
          . <Contact report={report} />
        </p>
      </div>
    );
  }
  const hasSigned = reader?.outcome === 'signed';
  return (
    <div className={styles.notice}>
      <p>
        {reader !== null && (
          <>
            This link is for <strong>{reader.name}</strong>, {partyName(reader.role).toLowerCase()}.{' '}
            {hasSigned && 'You have signed this version. '}
          </>
        )}
        Still open for comments and signatures until{' '}
        <strong>
          <DateTime at={until} />
        </strong>
        {reader === null ? ', by the link of their own that each party was sent.' : '.'}
      </p>
      <div className={styles.noticeActions}>
        {reader === null ? (
          <Button icon={<Mail />} onClick={onAskForLink}>
            Get your own link
          </Button>
        ) : (
          <>
            <Button icon={<MessageSquarePlus />} onClick={onComment}>
              Comment
            </Button>
            {!hasSigned && (
              <Button icon={<PenLine />} onClick={() => onSign(true)}>
                Sign
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Contact({ report: { company } }: { report: FinishedReport }) {
  const ways = [company.phone, company.email].filter((way) => way !== null);
  if (ways.length === 0) return <>Questions are for {company.name}.</>;
  return (
    <>
      Questions are for {company.name}: {ways.join(', ')}.
    </>
  );
}

export function Contents({ report }: { report: FinishedReport }) {
  const { rooms, summary, comments, signatures } = report;
  const meters = otherMeters(report);
  const actions = actionsByResponsibility(rooms).reduce((sum, [, group]) => sum + group.length, 0);
  const parts = [
    { id: 'meters', title: meters.title, count: meters.meters.length },
    { id: 'alarms', title: 'Alarms', count: summary.alarms.length },
    ...rooms.map((room) => ({ id: roomAnchor(room), title: room.name, count: room.items.length + 1 })),
    { id: 'actions', title: 'Actions', count: actions },
  ].filter(({ count }) => count > 0);
  return (
    <nav aria-label="Contents">
      <details className={styles.contents} open>
        <summary>Contents</summary>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
          <li>
            <a href="#comments">
              Comments <small>{comments.length}</small>
            </a>
          </li>
          <li>
            <a href="#signatures">
              Signatures <small>{signatures.length}</small>
            </a>
          </li>
        </ul>
      </details>
    </nav>
  );
}
