/** The editor of an inspection's report, opened when the page is and closed, with everything sent, when it is left. */
import { useEffect, useMemo, useState } from 'react';
import { checkReportWritable } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Role } from '#domain/role.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useCan, useIsManager, useSession } from '#web/session/session.ts';
import type { Editor } from './editor.ts';
import { type OpenEditor, openEditor } from './open-editor.ts';
import { ownerOf } from '#web/session/owner-of.ts';

type Opening = { editor: Editor | undefined; error: unknown; retry: () => void };

export function useEditorOf(inspection: Inspection): Opening {
  const { id: personId, role, account_id: accountId } = useSession();
  const isManager = useIsManager();
  const canWriteReports = useCan('reports.write');
  const [opened, setOpened] = useState<OpenEditor>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const { id, initialization, cover_image: cover, report_editable: isEditable } = inspection;
  const sourceType = initialization?.type;
  const sourceId = initialization?.id;
  const sourceDate = initialization?.date;

  useEffect(() => {
    const stop = new AbortController();
    const source =
      sourceType === undefined || sourceId === undefined
        ? null
        : { type: sourceType, id: sourceId, date: sourceDate ?? '' };
    let mine: OpenEditor | undefined;
    openEditor({ id, initialization: source }, ownerOf({ id: personId, account_id: accountId }), stop.signal).then(
      (editor) => {
        mine = editor;
        if (stop.signal.aborted) editor.close();
        else setOpened(editor);
      },
      (reason: unknown) => {
        if (!stop.signal.aborted) setError(reason);
      },
    );
    return () => {
      stop.abort();
      mine?.close();
      setOpened(undefined);
      setError(undefined);
    };
  }, [id, accountId, personId, sourceType, sourceId, sourceDate, attempt]);

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
  return { editor, error, retry: () => setAttempt((count) => count + 1) };
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
