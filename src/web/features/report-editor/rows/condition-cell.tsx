/** The condition of an item, in the way of its room's block type. */
import { conditionFault } from '#domain/condition.ts';
import { blockWords } from '../block-words.ts';
import { putByCommand } from '../commands/put-by-command.ts';
import { useEditor } from '../editor.ts';
import { type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import { answers, type Choice, ChoiceBar } from './choice-bar.tsx';
import { conditionText } from './condition-text.ts';
import { QuestionGrid } from './question-grid.tsx';
import styles from './rows.module.css';
import { TextField } from './text-field.tsx';

type Props = { item: ItemEntry; room: RoomEntry };

export function ConditionCell({ item, room }: Props) {
  const editor = useEditor();
  const { name, condition } = shownOf(item);
  const label = `${blockWords(room.blockType).condition ?? 'Condition'} of ${name}`;
  const state = item.states.condition;
  if (!item.editable.condition || conditionFault(room.blockType, room.optionSet, condition) !== undefined) {
    return <div className={styles.text}>{conditionText(condition)}</div>;
  }
  switch (room.blockType) {
    case 'SIMPLIFIED':
      return <QuestionGrid item={item} room={room} />;
    case 'CHECKLIST':
    case 'SCALE':
      return (
        <div className={styles.choices}>
          <ChoiceBar
            label={label}
            choices={room.blockType === 'SCALE' ? scaleOf(room) : answers}
            value={typeof condition === 'number' ? condition : null}
            onChoose={(value) => putByCommand(editor, item.id, 'condition', value)}
            fieldName={`${item.id} condition`}
            itemId={item.id}
            state={state}
          />
        </div>
      );
    default:
      return (
        <TextField
          itemId={item.id}
          field="condition"
          label={label}
          value={typeof condition === 'string' ? condition : ''}
          state={state}
          isLocked={false}
          placeholder={blockWords(room.blockType).condition ?? undefined}
        />
      );
  }
}

const usualScale = [1, 2, 3, 4, 5];

/** The digit chooses; 0 stands for 10. */
function scaleOf({ optionSet }: RoomEntry): Choice[] {
  const steps = (optionSet?.options ?? []).filter((step) => typeof step === 'number');
  return (steps.length === 0 ? usualScale : steps).map((value) => ({
    value,
    label: String(value),
    key: value === 10 ? '0' : String(value),
  }));
}
