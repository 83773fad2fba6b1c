/** /inspections/<id>: the appointment, the subject of the report, the notes. */
import { AppointmentPanel, NotesPanel, ReportPanel } from '#web/features/inspections/inspection-details.tsx';
import { TenantPanel } from '#web/features/inspections/tenant-panel.tsx';
import styles from '#web/features/inspections/inspections.module.css';
import { useInspection } from './inspection.tsx';

export function Component() {
  const inspection = useInspection();
  return (
    <div className={styles.details}>
      <AppointmentPanel inspection={inspection} />
      <TenantPanel inspection={inspection} />
      <ReportPanel inspection={inspection} />
      <NotesPanel inspection={inspection} />
    </div>
  );
}
