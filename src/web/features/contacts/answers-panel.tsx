/** Answers of contacts to the appointment of an inspection, where there are any. */
import { useQuery } from '@tanstack/react-query';
import { states } from '#domain/inspection-state.ts';
import { roles } from '#domain/role.ts';
import { listInspectionContactsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ContactAnswer } from './contact-answer.tsx';
import styles from './contact-list.module.css';
import { useAnswering } from './use-answering.ts';

type Props = { inspection: Pick<Inspection, 'id' | 'state' | 'conduct_date'> };

export function AnswersPanel({ inspection }: Props) {
  const { isManager, role } = useSession();
  const canWrite = useCan('inspections.write') && isManager;
  const isToCome = inspection.state.id < states.active && inspection.conduct_date !== null;
  const { data = [] } = useQuery({
    ...listInspectionContactsOptions({ path: { inspection_id: inspection.id } }),
    enabled: isToCome && role !== roles.client,
  });
  const answering = useAnswering(inspection, canWrite);
  const answered = data.filter(({ answer }) => answer != null);
  if (answered.length === 0) return null;
  return (
    <Panel title="Answers to the appointment">
      <ul className={styles.answers}>
        {answered.map((contact) => (
          <li key={contact.id}>
            <span className={styles.name}>{contact.name}</span>
            {contact.answer != null && (
              <ContactAnswer
                answer={contact.answer}
                at={answering.at}
                onSettle={answering.onSettle && (() => answering.onSettle?.(contact))}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
