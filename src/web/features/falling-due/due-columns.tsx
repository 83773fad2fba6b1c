/** The columns of what falls due, and its URL: each line is booked, done or dropped where it stands. */
import { paths } from '#web/paths.ts';
import type { Proposal } from '#web/queries/generated/types.gen.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { choicesParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import type { WholeList } from '#web/ui/table/whole-answer.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { dueNote, dueTitle, homeText, isVisit, outcomeWords } from './due-words.ts';
import styles from './falling-due.module.css';

export type DueActions = {
  onBook: (proposal: Proposal) => void;
  onDone: (proposal: Proposal) => void;
  onDrop: (proposal: Proposal) => void;
  onReopen: (proposal: Proposal) => void;
};
export type DueRow = Proposal & { id: string };
export type Shown = 'open' | keyof typeof outcomeWords;

const outcomes = Object.keys(outcomeWords) as (keyof typeof outcomeWords)[];
const of = choicesParam('outcome', outcomes);
export const dueUrl = listUrl({
  filters: { q: textParam('q') },
  others: {
    outcome: {
      name: 'outcome',
      read: (text: string): Shown => of.read(text)[0] ?? 'open',
      write: (outcome: Shown) => (outcome === 'open' ? '' : outcome),
    },
  },
  sorts: ['due', '-due', 'what', '-what', 'home', '-home'],
});

export const dueList: WholeList<DueRow> = {
  textOf: (proposal) => [dueTitle(proposal), dueNote(proposal), homeText(proposal)].join(' '),
  orders: { due: ({ due_on: day }) => day, what: dueTitle, home: homeText },
};

/** Without actions for who may only look. */
export const dueColumns = (actions: DueActions | undefined): readonly DataTableColumn<DueRow>[] => [
  {
    id: 'what',
    header: 'What',
    sort: 'what',
    text: dueTitle,
    cell: (proposal) => (
      <span className={styles.what}>
        <span className={styles.title}>{dueTitle(proposal)}</span>
        <span className={styles.note}>{dueNote(proposal)}</span>
      </span>
    ),
  },
  {
    id: 'due',
    header: 'Due',
    sort: 'due',
    width: '13rem',
    text: ({ due_on: day }) => day,
    cell: (proposal) => <Due proposal={proposal} />,
  },
  { id: 'home', header: 'Property', sort: 'home', cell: homeText },
  ...(actions === undefined
    ? []
    : [
        {
          id: 'actions',
          header: 'To do',
          width: '13rem',
          text: ({ outcome }: DueRow) => (outcome === null ? 'Open' : outcomeWords[outcome]),
          cell: (proposal: DueRow) => <RowActions proposal={proposal} actions={actions} />,
        },
      ]),
];

function Due({ proposal: { due_on: day, outcome } }: { proposal: Proposal }) {
  return (
    <span className={styles.when}>
      <time dateTime={day}>{dateText(day)}</time>
      {outcome === null && day < today() && <Tag>Overdue</Tag>}
      {outcome !== null && <Tag>{outcomeWords[outcome]}</Tag>}
    </span>
  );
}

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
    <span className={styles.actions}>
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
    </span>
  );
}
