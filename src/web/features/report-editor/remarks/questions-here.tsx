/** Below an item: the open questions of whoever reviews it. */
import { ItemQuestion } from '#web/report/questions/item-question.tsx';
import { changeQuestion, isOpen, useQuestionsOf } from '#web/report/questions/open-questions.ts';
import type { ReviewQuestion } from '#web/queries/generated/types.gen.ts';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { putByCommand } from '../commands/put-by-command.ts';
import { type Editor, useEditor } from '../editor.ts';

export function QuestionsHere({ item: { id, editable } }: { item: ItemEntry }) {
  const editor = useEditor();
  const questions = useQuestionsOf(id).filter(isOpen);
  return questions.map((question) => (
    <ItemQuestion
      key={question.id}
      question={question}
      inspectionId={Number(editor.home)}
      onTake={
        editor.canWrite && question.field !== 'photo' && editable[question.field]
          ? () => void takeSuggestion(editor, question)
          : undefined
      }
    />
  ));
}

/** The words are saved as if they were typed: Ctrl with Z takes them back. */
export async function takeSuggestion(editor: Editor, question: ReviewQuestion): Promise<void> {
  const { item_id: itemId, field, suggestion } = question;
  if (itemId === null || field === 'photo' || suggestion === null) return;
  putByCommand(editor, itemId, field, suggestion);
  await changeQuestion(Number(editor.home), question, { is_taken: true });
}
