/** /inspections/<id>/report: the report, written and read. */
import { EditorSkeleton } from '#web/features/report-editor/editor-skeleton.tsx';
import { ReportEditor } from '#web/features/report-editor/report-editor.tsx';
import { useEditorOf } from '#web/features/report-editor/use-editor-of.ts';
import { errorText } from '#web/queries/api-error.ts';
import { ErrorState } from '#web/ui/empty-state.tsx';
import { useInspection } from './inspection.tsx';

export function Component() {
  const { editor, error, retry } = useEditorOf(useInspection());
  if (error !== undefined) {
    return (
      <ErrorState title="The report could not be opened" onRetry={retry}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return editor === undefined ? <EditorSkeleton /> : <ReportEditor editor={editor} />;
}
