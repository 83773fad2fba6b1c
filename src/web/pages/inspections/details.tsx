/** /inspections/<id>: the appointment, the subject of the report, the notes, and for administrators its legal hold. */
import { roles } from '#domain/role.ts';
import { AppointmentPanel, NotesPanel, ReportPanel } from '#web/features/inspections/inspection-details.tsx';
import { TenantPanel } from '#web/features/inspections/tenant-panel.tsx';
import styles from '#web/features/inspections/inspections.module.css';
import { useCan, useSession } from '#web/session/session.ts';
import { late } from '#web/ui/feedback/late.tsx';
import { useInspection } from './inspection.tsx';

const InspectionHold = late(async () => (await import('#web/features/holds/inspection-hold.tsx')).InspectionHold, {
  failed: () => null,
});

export function Component() {
  const inspection = useInspection();
  const { role } = useSession();
  const seesHolds = useCan('security.read') && role === roles.administrator;
  return (
    <div className={styles.details}>
      <AppointmentPanel inspection={inspection} />
      <TenantPanel inspection={inspection} />
      <ReportPanel inspection={inspection} />
      <NotesPanel inspection={inspection} />
      {seesHolds && <InspectionHold inspection={inspection} />}
    </div>
  );
}
