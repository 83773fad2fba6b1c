/** /inspections/<id>/report: the report, written and read. */
import { FileClock } from 'lucide-react';
import { roles } from '#domain/role.ts';
import { EditorSkeleton } from '#web/features/report-editor/editor-skeleton.tsx';
import { ReportEditor } from '#web/features/report-editor/report-editor.tsx';
import { useEditorOf } from '#web/features/report-editor/use-editor-of.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { useSession } from '#web/session/session.ts';
import { EmptyState, ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { useInspection } from './inspection.tsx';

// For the desk of a reviewer, which comes without code that this page has: shared files would divide it.
export { EditorContext } from '#web/features/report-editor/editor.ts';
export { putByCommand } from '#web/features/report-editor/commands/put-by-command.ts';
export { ConditionCell } from '#web/features/report-editor/rows/condition-cell.tsx';
export { useEditorOf } from '#web/features/report-editor/use-editor-of.ts';

export function Component() {
  const inspection = useInspection();
  const isClient = useSession().role === roles.client;
  // The service shows clients finished reports alone.
  if (isClient && inspection.completed_at == null) {
    return (
      <EmptyState icon={<FileClock />} title="The report is not finished yet">
        {inspection.cancelled_at == null
          ? 'It can be read here as soon as it is complete.'
          : 'This inspection was cancelled before its report was complete.'}
      </EmptyState>
    );
  }
  return <Report inspection={inspection} />;
}

function Report({ inspection }: { inspection: Inspection }) {
  const { editor, error, retry } = useEditorOf(inspection);
  if (error !== undefined) {
    return (
      <ErrorState title="The report could not be opened" onRetry={retry}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return editor === undefined ? <EditorSkeleton /> : <ReportEditor editor={editor} />;
}
