/** One text of an item. The element holds the typed text; the store and the disk have it with every input event. */
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useEditor } from '../editor.ts';
import type { EditedField, FieldState } from '#web/report/model/report-entry.ts';
import styles from './rows.module.css';
import { showText } from './show-text.ts';

type Props = {
  itemId: number;
  field: EditedField;
  label: string;
  value: string;
  state: FieldState | undefined;
  isLocked: boolean;
  /** Seen on a phone only, where no column is headed. */
  placeholder?: string | undefined;
};

export function TextField({ itemId, field, label, value, state, isLocked, placeholder }: Props) {
  const { queue, whereabouts, canWrite } = useEditor();
  const area = useRef<HTMLTextAreaElement>(null);

  // Without dependencies: the same value may have to be shown again over a discarded text.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || element.value === value) return;
    // The service trims; taking the space away under somebody's hands would join two words.
    if (document.activeElement === element && element.value.trim() === value.trim()) return;
    showText(element, value);
  });

  useLayoutEffect(() => {
    whereabouts.takeWanted(itemId, field, area.current);
  }, [whereabouts, itemId, field]);

  // Closed to writing while somebody types here: the letters on their way go on into the field, and are offered as a
  // text that was not saved.
  const isHeld = !canWrite && document.activeElement?.getAttribute('data-field') === `${itemId} ${field}`;
  if ((isLocked || !canWrite) && !isHeld && field === 'name') {
    // The side panel follows the focus, so something in each row must take it.
    return (
      <button
        type="button"
        tabIndex={canWrite ? -1 : 0}
        data-chooses
        className={classNames(styles.text, styles.chosen, styles.name)}
      >
        {value}
      </button>
    );
  }
  if ((isLocked || !canWrite) && !isHeld) {
    return (
      <div className={classNames(styles.text, styles[field])} data-locked={isLocked || undefined}>
        {value === '' ? <span className={styles.nothing}>–</span> : value}
      </div>
    );
  }
  return (
    <textarea
      ref={area}
      rows={1}
      className={classNames(styles.text, styles.field, styles[field])}
      aria-label={label}
      aria-invalid={state === 'conflict' || state === 'refused' || undefined}
      placeholder={placeholder}
      data-field={`${itemId} ${field}`}
      data-state={state}
      defaultValue={value}
      spellCheck
      onInput={({ currentTarget }) => queue.type(itemId, field, typedValue(field, currentTarget.value))}
      onBlur={({ currentTarget }) => {
        // An item cannot be without a name.
        if (field === 'name' && currentTarget.value.trim() === '') void queue.letGo(itemId, field);
        else if (currentTarget.value !== value && currentTarget.value.trim() === value.trim())
          currentTarget.value = value;
      }}
    />
  );
}

function typedValue(field: EditedField, text: string): string | null {
  return field !== 'name' && text === '' ? null : text;
}
