/** The visits that a clerk was given and has not answered yet: each is accepted or declined where it stands. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { assignedQuery } from './today-queries.ts';
import styles from './today.module.css';
import { VisitName } from './visit-name.tsx';

/** The day's own visits stand below: on a phone they are not far. */
const FIRST = 5;

type Props = {
  clerkId: number;
  /** `about`: the visit, for its name. */
  Answer: ComponentType<{ inspection: Inspection; about?: string | undefined }>;
};

export function AwaitingAnswer({ clerkId, Answer }: Props) {
  const { data = [] } = useQuery(allInspectionsOptions(assignedQuery(clerkId)));
  const unanswered = data.filter(({ allowed }) => allowed?.includes('accept') === true);
  const [isWhole, setWhole] = useState(false);
  if (unanswered.length === 0) return null;
  const shown = isWhole ? unanswered : unanswered.slice(0, FIRST);
  return (
    <Panel title="Waiting for your answer">
      <ul className={styles.lines}>
        {shown.map((inspection) => (
          <li key={inspection.id} className={`${styles.line} ${styles.request}`}>
            <div>
              <VisitName inspection={inspection} />
            </div>
            <span className={styles.answers}>
              <Answer inspection={inspection} about={inspection.property.address.line1} />
            </span>
          </li>
        ))}
      </ul>
      {shown.length < unanswered.length && (
        <p className={styles.rest}>
          <Button size="sm" onClick={() => setWhole(true)}>{`Show all ${unanswered.length}`}</Button>
        </p>
      )}
    </Panel>
  );
}
