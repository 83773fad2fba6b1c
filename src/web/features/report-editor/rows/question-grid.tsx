/** The questions of a SIMPLIFIED item, each answered by Y, N or A. */
import { putByCommand } from '../commands/put-by-command.ts';
import { useEditor } from '../editor.ts';
import { type FieldValue, type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import { answers, ChoiceBar } from './choice-bar.tsx';
import styles from './rows.module.css';

type Answers = Record<string, number | null>;

const isAnswers = (value: FieldValue): value is Answers => typeof value === 'object' && value !== null;

export function QuestionGrid({ item, room }: { item: ItemEntry; room: RoomEntry }) {
  const editor = useEditor();
  const { report } = editor;
  const { name, condition } = shownOf(item);
  const given = isAnswers(condition) ? condition : {};
  const asked = (room.optionSet?.options ?? []).map(String);
  const questions = asked.length === 0 ? Object.keys(given) : asked;

  /** From the store, since two keys may fall into one render. */
  function answer(question: string, value: number | null) {
    const now = report.item(item.id);
    const before = now === undefined ? null : shownOf(now).condition;
    const unanswered = Object.fromEntries(questions.map((one) => [one, null]));
    putByCommand(editor, item.id, 'condition', {
      ...unanswered,
      ...(isAnswers(before) ? before : {}),
      [question]: value,
    });
  }

  return (
    <div className={styles.questions}>
      {questions.map((question, index) => (
        <div key={question} className={styles.question}>
          <span className={styles.asked}>{question}</span>
          <ChoiceBar
            label={`${question}, ${name}`}
            choices={answers}
            value={given[question] ?? null}
            onChoose={(value) => answer(question, value)}
            fieldName={index === 0 ? `${item.id} condition` : `${item.id} condition ${index}`}
            itemId={item.id}
            state={item.states.condition}
          />
        </div>
      ))}
    </div>
  );
}
