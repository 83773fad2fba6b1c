/** The list of what falls due: each line is booked, done or dropped where it stands. */
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import type { Proposal } from '#web/queries/generated/types.gen.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { dueNote, dueTitle, isVisit, outcomeWords } from './due-words.ts';
import styles from './falling-due.module.css';

export type DueActions = {
  onBook: (proposal: Proposal) => void;
  onDone: (proposal: Proposal) => void;
  onDrop: (proposal: Proposal) => void;
  onReopen: (proposal: Proposal) => void;
};

type Props = { proposals: readonly Proposal[]; actions?: DueActions | undefined };

export function DueList({ proposals, actions }: Props) {
  return (
    <ul className={styles.list} aria-label="What falls due">
      {proposals.map((proposal) => (
        <li key={proposal.key} className={styles.row}>
          <div className={styles.when}>
            <time dateTime={proposal.due_on} className={styles.day}>
              {dateText(proposal.due_on)}
            </time>
            {proposal.outcome === null && proposal.due_on < today() && <Tag>Overdue</Tag>}
            {proposal.outcome !== null && <Tag>{outcomeWords[proposal.outcome]}</Tag>}
          </div>
          <div className={styles.what}>
            <span className={styles.title}>{dueTitle(proposal)}</span>
            <span className={styles.note}>{dueNote(proposal)}</span>
          </div>
          <Link to={paths.propertyTenancies(proposal.property.id)} className={styles.home}>
            {addressText(proposal)}
          </Link>
          <div className={styles.actions}>{actions && <RowActions proposal={proposal} actions={actions} />}</div>
        </li>
      ))}
    </ul>
  );
}

const addressText = ({ property: { address } }: Proposal) =>
  [address.line1, address.line2, `${address.city} ${address.postcode}`].filter(Boolean).join(', ');

function RowActions({ proposal, actions }: { proposal: Proposal; actions: DueActions }) {
  const about = `${dueTitle(proposal)} at ${proposal.property.address.line1}`;
  if (proposal.inspection_id !== null)
    return (
      <ButtonLink size="sm" to={paths.inspection(proposal.inspection_id)}>
        Open
      </ButtonLink>
    );
  if (proposal.outcome !== null)
    return (
      <Button size="sm" aria-label={`Open ${about} again`} onClick={() => actions.onReopen(proposal)}>
        Open again
      </Button>
    );
  return (
    <>
      {isVisit(proposal) && (
        <Button size="sm" aria-label={`Book ${about}`} onClick={() => actions.onBook(proposal)}>
          Book
        </Button>
      )}
      <Button size="sm" variant="quiet" aria-label={`${about} is done`} onClick={() => actions.onDone(proposal)}>
        Done
      </Button>
      <Button size="sm" variant="quiet" aria-label={`Drop ${about}`} onClick={() => actions.onDrop(proposal)}>
        Drop
      </Button>
    </>
  );
}
