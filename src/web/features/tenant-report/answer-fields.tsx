/** The fields of an item, each in the way of its room: text, a reading, or a few large choices. */
import { useId, useReducer } from 'react';
import { conditionFault } from '#domain/condition.ts';
import { isQuestion } from '#domain/tenant-report.ts';
import { type EditedField, type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';
import { useOpenReport } from './use-report.ts';
import { askedIn } from './words.ts';
import styles from './tenant.module.css';

type Props = { item: ItemEntry; room: RoomEntry };
type Choice = { value: number; label: string };

const answers: readonly Choice[] = [
  { value: 1, label: 'Yes' },
  { value: 0, label: 'No' },
  { value: 2, label: 'Not applicable' },
];
const usualScale = [1, 2, 3, 4, 5];

export function ConditionField({ item, room }: Props) {
  const { queue } = useOpenReport();
  const { name, condition } = shownOf(item);
  const { condition: label } = askedIn(room.blockType, name);
  if (label === undefined || !item.editable.condition) return null;
  if (conditionFault(room.blockType, room.optionSet, condition) !== undefined) return null;
  switch (room.blockType) {
    case 'SIMPLIFIED':
      return <Questions item={item} room={room} />;
    case 'CHECKLIST':
    case 'SCALE':
      return (
        <Choices
          legend={room.blockType === 'SCALE' ? label : name}
          isLegendShown={room.blockType === 'SCALE'}
          choices={room.blockType === 'SCALE' ? scaleOf(room) : answers}
          value={typeof condition === 'number' ? condition : null}
          onChoose={(value) => queue.type(item.id, 'condition', value)}
        />
      );
    default:
      return <TextEntry item={item} field="condition" label={label} isReading={room.blockType === 'METERS'} />;
  }
}

export function DescriptionField({ item, room }: Props) {
  const { name, description } = item.server;
  if (!item.editable.description) return null;
  // Its answer says all; existing photos stay in sight.
  if (isQuestion(room.blockType, name) && (description ?? '') === '') return null;
  return <TextEntry item={item} field="description" label={askedIn(room.blockType, name).description} />;
}

function scaleOf({ optionSet }: RoomEntry): Choice[] {
  const steps = (optionSet?.options ?? []).filter((step) => typeof step === 'number');
  return (steps.length === 0 ? usualScale : steps).map((value) => ({ value, label: String(value) }));
}

function Questions({ item, room }: Props) {
  const { queue, report } = useOpenReport();
  const { condition } = shownOf(item);
  const given = (typeof condition === 'object' && condition) || {};
  const asked = (room.optionSet?.options ?? []).map(String);
  const questions = asked.length === 0 ? Object.keys(given) : asked;
  return questions.map((question) => (
    <Choices
      key={question}
      legend={question}
      choices={answers}
      value={given[question] ?? null}
      onChoose={(value) => {
        // From the store: two taps may fall into one render.
        const now = report.shown(item.id)?.condition;
        const unanswered = Object.fromEntries(questions.map((one) => [one, null]));
        const before = (typeof now === 'object' && now) || {};
        queue.type(item.id, 'condition', { ...unanswered, ...before, [question]: value });
      }}
    />
  ));
}

type ChoicesProps = {
  legend: string;
  /** Off where the heading above says the same. */
  isLegendShown?: boolean;
  choices: readonly Choice[];
  value: number | null;
  onChoose: (value: number) => void;
};

function Choices({ legend, isLegendShown = true, choices, value, onChoose }: ChoicesProps) {
  const group = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={isLegendShown ? styles.label : 'visually-hidden'}>{legend}</legend>
      <div className={styles.choiceBar}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input type="radio" name={group} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type TextEntryProps = { item: ItemEntry; field: EditedField; label: string; isReading?: boolean };

function TextEntry({ item, field, label, isReading = false }: TextEntryProps) {
  const { queue, report } = useOpenReport();
  // The store holds the typed text and does not wake the page for each letter of it.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const id = useId();
  const shown = report.shown(item.id)?.[field];
  const value = typeof shown === 'string' ? shown : '';
  const type = (text: string) => {
    queue.type(item.id, field, text === '' ? null : text);
    draw();
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className="visually-hidden">, {item.server.name}</span>
      </label>
      {isReading ? (
        <input
          id={id}
          className={styles.input}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      ) : (
        <textarea
          id={id}
          className={styles.input}
          rows={field === 'condition' ? 3 : 2}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </div>
  );
}
