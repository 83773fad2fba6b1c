/** The steps that a notice has drafted, with the way to book them: whoever saves it sees what comes of it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { listProposalsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Proposal, Tenancy } from '#web/queries/generated/types.gen.ts';
import { useCanManage } from '#web/session/session.ts';
import { Tag } from '#web/ui/controls/tag.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { dueTitle, outcomeWords } from './due-words.ts';
import styles from './falling-due.module.css';

export function DraftedSteps({ tenancy: { id, property_id, notice_given_on, leaves_on } }: { tenancy: Tenancy }) {
  const canRead = useCanManage('inspections.read');
  const { data = [] } = useQuery({
    ...listProposalsOptions({ query: { property_id, outcome: 'any' } }),
    enabled: canRead && notice_given_on !== null && leaves_on !== null,
  });
  const steps = data.filter(({ tenancy_id: of, recurring_visit: rule }) => of === id && rule === null);
  const [first] = steps;
  if (first === undefined) return null;
  return (
    <div className={styles.drafted}>
      <span>Drafted:</span>
      <ul className={styles.steps} aria-label="Drafted by the notice">
        {steps.map((step) => (
          <li key={step.key} className={styles.when}>
            {stepTitle(step)} <time dateTime={step.due_on}>{dateText(step.due_on)}</time>
            {step.outcome !== null && <Outcome outcome={step.outcome} inspectionId={step.inspection_id} />}
          </li>
        ))}
      </ul>
      {steps.some(({ outcome }) => outcome === null) && (
        <Link to={dueAt(first.property.address)}>Book them in Falling due</Link>
      )}
    </div>
  );
}

type Decided = { outcome: NonNullable<Proposal['outcome']>; inspectionId: number | null };

function Outcome({ outcome, inspectionId }: Decided) {
  if (inspectionId === null) return <Tag>{outcomeWords[outcome]}</Tag>;
  return <Link to={paths.inspection(inspectionId)}>{outcomeWords[outcome]}</Link>;
}

const stepTitle = (step: Proposal): string => dueTitle(step).split(' / ')[0] ?? '';

/** Found there by its address. */
const dueAt = ({ line1, postcode }: { line1: string; postcode: string }) =>
  `${paths.due()}?q=${encodeURIComponent(`${line1} ${postcode}`)}`;
