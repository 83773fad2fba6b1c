/** /inspections/<id>: the appointment, the subject of the report, the notes, and for administrators its legal hold. */
import { roles } from '#domain/role.ts';
import { AppointmentPanel, NotesPanel, ReportPanel } from '#web/features/inspections/inspection-details.tsx';
import { StartMenu } from '#web/features/inspections/start-from/start-menu.tsx';
import { TenantPanel } from '#web/features/inspections/tenant-panel.tsx';
import styles from '#web/features/inspections/inspections.module.css';
import { useCan, useIsManager, useSession } from '#web/session/session.ts';
import { late } from '#web/ui/feedback/late.tsx';
import { useInspection } from './inspection.tsx';

/** Few things have any. */
const InspectionExternalIds = late(
  async () => (await import('#web/features/external-ids/external-ids.tsx')).InspectionExternalIds,
);

const InspectionHold = late(async () => (await import('#web/features/holds/inspection-hold.tsx')).InspectionHold, {
  failed: () => null,
});

/** Nothing is asked of a visit that has begun. */
const ReadinessPanel = late(async () => (await import('#web/forms/readiness/readiness-panel.tsx')).ReadinessPanel, {
  failed: () => null,
});

const AnswersPanel = late(async () => (await import('#web/features/contacts/answers-panel.tsx')).AnswersPanel, {
  failed: () => null,
});

/** Few visits are aborted, or begin late. */
const ChargesPanel = late(
  async () => (await import('#web/features/inspections/charges/charges-panel.tsx')).ChargesPanel,
  { failed: () => null },
);

const ExpectedFiles = late(
  async () => (await import('#web/features/expected-files/expected-files.tsx')).ExpectedFiles,
  { failed: () => null },
);

export function Component() {
  const inspection = useInspection();
  const { role } = useSession();
  const mayStartAnew = useIsManager() && inspection.report_editable === true;
  const canMend = useIsManager();
  const seesHolds = useCan('security.read') && role === roles.administrator;
  return (
    <div className={styles.details}>
      <AppointmentPanel inspection={inspection} />
      {inspection.readiness != null && <ReadinessPanel inspection={inspection} canMend={canMend} />}
      <AnswersPanel inspection={inspection} />
      {inspection.report_editable === true && <ExpectedFiles inspectionId={inspection.id} />}
      <TenantPanel inspection={inspection} />
      <ReportPanel inspection={inspection} actions={mayStartAnew && <StartMenu inspection={inspection} />} />
      {(inspection.pricing?.charges?.length ?? 0) > 0 && <ChargesPanel inspection={inspection} />}
      <NotesPanel inspection={inspection} />
      <InspectionExternalIds id={inspection.id} of="thing" />
      {seesHolds && <InspectionHold inspection={inspection} />}
    </div>
  );
}
