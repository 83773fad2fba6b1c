/** Files that are dropped beside rows and rooms do not take the browser away from the report. */
import { type Editor, takesFiles } from '../editor.ts';
import { onDemand } from '../on-demand.tsx';
import { useDropFiles } from './use-drop-files.ts';

export function useDropOnReport(editor: Editor) {
  return useDropFiles((files) => onDemand(({ takeDropped }) => takeDropped(editor, files)), takesFiles(editor));
}
