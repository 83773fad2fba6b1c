/** The editor of an inspection's report. */
import { useMemo } from 'react';
import { startsFrom } from '#domain/initialization.ts';
import { checkReportWritable } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Role } from '#domain/role.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useCan, useIsManager, useSession } from '#web/session/session.ts';
import { type Opening, useOpening } from './use-opening.ts';

export function useEditorOf(inspection: Inspection): Opening {
  const { id: personId, role } = useSession();
  const isManager = useIsManager();
  const canWriteReports = useCan('reports.write');
  const { id, initialization, cover_image: cover, report_editable: isEditable } = inspection;
  const { editor: opened, ...opening } = useOpening({
    home: id,
    sourceId: initialization?.type === startsFrom.report ? initialization.id : undefined,
    begunAt: `${initialization?.type} ${initialization?.id} ${initialization?.date}`,
  });

  const whyReadOnly = canWriteReports
    ? isEditable === false
      ? reasonOf(inspection, { userId: personId, role: role as Role })
      : undefined
    : 'You can read this report. Writing it takes a right you do not have.';

  const editor = useMemo(
    () =>
      opened && {
        ...opened,
        canWrite: whyReadOnly === undefined,
        whyReadOnly,
        coverId: cover?.id,
        canSetCover: isManager && canWriteReports,
      },
    [opened, whyReadOnly, cover?.id, isManager, canWriteReports],
  );
  return { ...opening, editor };
}

/** The service's own rule gives its own words. */
function reasonOf({ state, clerk, typist }: Inspection, actor: { userId: number; role: Role }): string {
  const standing = { state: state.id, clerkId: clerk?.id ?? null, typistId: typist?.id ?? null };
  try {
    checkReportWritable(standing, actor);
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal.message;
    throw refusal;
  }
  return 'The report cannot be written now.';
}
