/** How many reports were returned, by reason, by clerk and by typist; each line leads to the returns that it counts. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReviewReturns } from '#web/queries/generated/types.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './figures.module.css';
import { asReasons, reasonWords, returnsUrl, type ReturnsSearch } from './returns-url.ts';

type Narrowing = Partial<Pick<ReturnsSearch, 'reason' | 'clerkId' | 'typistId'>>;
type Props = { figures: ReviewReturns; search: ReturnsSearch };

export function Figures({ figures: { returned, reasons, clerks, typists }, search }: Props) {
  return (
    <div className={styles.figures}>
      <Panel title="By reason">
        <Table heads={['Reason', 'Reports', 'Of the returned']}>
          {reasons.map(({ reason, reports }) => (
            <Row
              key={reason}
              name={reasonWords(reason)}
              cells={[reports, rateText(reports, returned)]}
              search={search}
              narrowing={{ reason: asReasons(reason) }}
              isChosen={search.reason.some((one) => one === reason)}
            />
          ))}
        </Table>
      </Panel>
      <People title="By clerk" people={clerks} none="Without a clerk" search={search} member="clerkId" />
      <People title="By typist" people={typists} none="Without a typist" search={search} member="typistId" />
    </div>
  );
}

type PeopleProps = {
  title: string;
  people: ReviewReturns['clerks'];
  none: string;
  search: ReturnsSearch;
  member: 'clerkId' | 'typistId';
};

function People({ title, people, none, search, member }: PeopleProps) {
  return (
    <Panel title={title}>
      <Table heads={['Name', 'Reviewed', 'Returned', 'Rate']}>
        {people.map(({ person, reviewed, returned }) => (
          <Row
            key={person?.id ?? 0}
            name={person?.name ?? none}
            cells={[reviewed, returned, rateText(returned, reviewed)]}
            search={search}
            // The list has nothing of somebody whose reports all stood.
            narrowing={person !== null && returned > 0 ? { [member]: person.id } : undefined}
            isChosen={person !== null && search[member] === person.id}
          />
        ))}
      </Table>
    </Panel>
  );
}

function Table({ heads, children }: { heads: readonly string[]; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles.none}>None in these days.</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

type RowProps = {
  name: string;
  cells: readonly (string | number)[];
  search: ReturnsSearch;
  narrowing: Narrowing | undefined;
  isChosen: boolean;
};

/** A second press on the line that is chosen shows all again. */
function Row({ name, cells, search, narrowing, isChosen }: RowProps) {
  const all: Narrowing = { reason: [], clerkId: undefined, typistId: undefined };
  const to = `?${returnsUrl.write({ ...search, ...all, ...(isChosen ? {} : narrowing), page: 1 })}`;
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        {narrowing === undefined ? (
          name
        ) : (
          <Link to={to} replace aria-current={isChosen || undefined}>
            {name}
          </Link>
        )}
      </th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}

/** `25%`; neither none nor all unless it is. */
export function rateText(part: number, whole: number): string {
  const rate = Math.round((100 * part) / whole);
  if (rate === 0 && part > 0) return '<1%';
  return rate === 100 && part < whole ? '>99%' : `${rate}%`;
}
