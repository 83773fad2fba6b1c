/** /templates/<id>: the rooms and items of a template. */
import { useOutletContext } from 'react-router';
import { EditorSkeleton } from '#web/features/report-editor/editor-skeleton.tsx';
import { ReportEditor } from '#web/features/report-editor/report-editor.tsx';
import { useTemplateEditor } from '#web/features/report-editor/use-template-editor.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { Template } from '#web/queries/generated/types.gen.ts';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';

export function Component() {
  const { editor, error, retry } = useTemplateEditor(useOutletContext<Template>());
  if (error !== undefined) {
    return (
      <ErrorState title="The template could not be opened" onRetry={retry}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return editor === undefined ? <EditorSkeleton /> : <ReportEditor editor={editor} />;
}
