/** One of a few answers by a single key: radio buttons in a bar, of which one takes the Tab stop. */
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useEditor } from '../editor.ts';
import { focusNext } from './field-order.ts';
import styles from './choice-bar.module.css';

export type Choice = { value: number; label: string; key: string; tone?: 'yes' | 'no' | undefined };

type Props = {
  label: string;
  choices: readonly Choice[];
  value: number | null;
  onChoose: (value: number | null) => void;
  /** The attribute that finds it among the fields of the report. */
  fieldName: string;
  itemId: number;
  state?: string | undefined;
};

export const answers: readonly Choice[] = [
  { value: 1, label: 'Yes', key: 'y', tone: 'yes' },
  { value: 0, label: 'No', key: 'n', tone: 'no' },
  { value: 2, label: 'N/A', key: 'a' },
];

export function ChoiceBar({ label, choices, value, onChoose, fieldName, itemId, state }: Props) {
  const { canWrite, whereabouts } = useEditor();
  const bar = useRef<HTMLDivElement>(null);
  const at = choices.findIndex((choice) => choice.value === value);
  const stop = Math.max(0, at);

  useLayoutEffect(() => {
    if (fieldName === `${itemId} condition`) whereabouts.takeWanted(itemId, 'condition', bar.current);
  }, [whereabouts, itemId, fieldName]);

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || !canWrite) return;
    const chosen = choices.find(({ key }) => key === event.key.toLowerCase());
    if (chosen !== undefined) {
      event.preventDefault();
      onChoose(chosen.value);
      focusNext(event.currentTarget);
      return;
    }
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      onChoose(null);
      return;
    }
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = (stop + step + choices.length) % choices.length;
    onChoose(choices[to]?.value ?? null);
    bar.current?.querySelectorAll<HTMLElement>('[role="radio"]')[to]?.focus();
  }

  return (
    <div
      ref={bar}
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      aria-readonly={!canWrite || undefined}
      className={styles.bar}
      data-field={canWrite ? fieldName : undefined}
      data-state={state}
      onKeyDown={handleKey}
    >
      {choices.map((choice, index) => (
        <button
          key={choice.value}
          type="button"
          // An input of that kind has arrow keys of its own and cannot be left by the key that answers it.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="radio"
          aria-checked={index === at}
          aria-keyshortcuts={choice.key}
          tabIndex={index === stop ? 0 : -1}
          className={styles.choice}
          data-tone={choice.tone}
          disabled={!canWrite}
          onClick={() => onChoose(index === at ? null : choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
