/** A look at an inspection beside its list, by Space: J and K go on to the rows around it. */
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect } from 'react';
import { contactTypes } from '#domain/message/contact-type.ts';
import { ReadinessLine } from '#web/forms/readiness/readiness-line.tsx';
import { paths } from '#web/paths.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listInspectionContactsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink, IconButton } from '#web/ui/controls/button.tsx';
import { EmailLink, PhoneLink } from '#web/ui/controls/contact-links.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBadge } from '#web/ui/feedback/state-badge.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { AppointmentPanel, NotesPanel, ReportPanel } from '../inspection-details.tsx';
import { addressLine, shortTypeName, stateName } from '../inspection-text.ts';
import styles from './inspection-preview.module.css';

type Props = {
  /** As the list shows them. */
  rows: readonly Inspection[];
  /** As the rows of the list have it. */
  id: string;
  onGo: (id: string) => void;
  onClose: () => void;
};

export function InspectionPreview({ rows, id, onGo, onClose }: Props) {
  const at = rows.findIndex((row) => String(row.id) === id);
  const inspection = rows[at];
  const go = (step: number) => {
    const next = rows[at + step];
    if (next !== undefined) onGo(String(next.id));
  };
  const close = () => {
    onClose();
    // After the dialog has given the focus back to the row at which it was opened.
    requestAnimationFrame(() => linkOf(id)?.focus());
  };
  const { isManager } = useSession();
  usePreviewKeys({ j: () => go(1), ArrowDown: () => go(1), k: () => go(-1), ArrowUp: () => go(-1), ' ': close });
  useEffect(() => {
    linkOf(id)?.closest('[data-row-id]')?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  // Another answer of the list may be without it.
  if (inspection === undefined) return null;
  return (
    <Dialog
      title={`${shortTypeName(inspection.type)}, ${addressLine(inspection.property.address)}`}
      at="panel"
      onClose={close}
      footer={
        <div className={styles.footer}>
          <IconButton label="Row before (K)" icon={<ArrowUp />} disabled={at === 0} onClick={() => go(-1)} />
          <IconButton
            label="Next row (J)"
            icon={<ArrowDown />}
            disabled={at === rows.length - 1}
            onClick={() => go(1)}
          />
          <span className={styles.place}>
            {at + 1} of {rows.length}
          </span>
          <ButtonLink to={paths.inspection(inspection.id)} variant="primary" data-autofocus>
            Open
          </ButtonLink>
        </div>
      }
    >
      <div className={styles.parts}>
        <StateBadge state={inspection.state} name={stateName(inspection)} />
        <ReadinessLine inspection={inspection} canMend={isManager} />
        <AppointmentPanel inspection={inspection} />
        <Contacts inspectionId={inspection.id} />
        <ReportPanel inspection={inspection} />
        <NotesPanel inspection={inspection} />
      </div>
    </Dialog>
  );
}

const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-row-id="${id}"] a[data-row-link]`);

/** The keys of the list go on here; a button keeps its own Space. */
function usePreviewKeys(keys: Record<string, () => void>): void {
  const latest = useLatest(keys);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [latest]);
}

function Contacts({ inspectionId }: { inspectionId: number }) {
  const { data, error, refetch } = useQuery(listInspectionContactsOptions({ path: { inspection_id: inspectionId } }));
  return (
    <Panel title="Contacts">
      {data === undefined ? (
        error === null ? (
          <Skeleton height="3rem" />
        ) : (
          <ErrorState title="The contacts could not be read." onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        )
      ) : data.length === 0 ? (
        <p className={styles.none}>There are no contacts yet.</p>
      ) : (
        <ul className={styles.contacts}>
          {data.map(({ id, name, type, phone, email }) => (
            <li key={id}>
              <strong>{name}</strong> <span className={styles.none}>{contactTypes[type] ?? 'Other'}</span>
              <div className={styles.reach}>
                {phone !== null && <PhoneLink phone={phone} />}
                {email !== null && <EmailLink email={email} />}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
