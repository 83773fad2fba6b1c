/**
 * Several short words in one field: Enter or a comma adds one, Backspace in the empty field takes the last away. The
 * arrows walk from the field to the words (by downshift), Delete or a press takes the one away that they came to.
 */
import { useMultipleSelection } from 'downshift';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../keyboard/is-composing.ts';
import type { ControlProps } from './field.tsx';
import styles from './tags-input.module.css';

type TagsInputProps = {
  control?: ControlProps | undefined;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: (() => void) | undefined;
};

export function TagsInput({ control, value, onChange, onBlur }: TagsInputProps) {
  const [text, setText] = useState('');
  const { getDropdownProps, getSelectedItemProps, removeSelectedItem } = useMultipleSelection<string>({
    selectedItems: [...value],
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems),
  });

  function add() {
    const tag = text.trim();
    setText('');
    if (tag !== '' && !value.includes(tag)) onChange([...value, tag]);
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event) || (event.key === 'Enter' && text.trim() === '')) return;
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.box} data-invalid={control?.['aria-invalid']}>
      {value.map((tag, index) => (
        <span key={tag} className={styles.tag}>
          {tag}
          <button
            {...getSelectedItemProps({ selectedItem: tag, index })}
            type="button"
            className={styles.remove}
            aria-label={`Remove ${tag}`}
            onClick={() => removeSelectedItem(tag)}
          >
            <X size={12} aria-hidden />
          </button>
        </span>
      ))}
      <input
        {...control}
        {...getDropdownProps({ onKeyDown: handleKey })}
        type="text"
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          add();
          onBlur?.();
        }}
      />
    </div>
  );
}
