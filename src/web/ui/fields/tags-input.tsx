/** Several short words in one field: Enter or a comma adds one, Backspace in the empty field takes the last away. */
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
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

  function add() {
    const tag = text.trim();
    setText('');
    if (tag !== '' && !value.includes(tag)) onChange([...value, tag]);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && text.trim() === '') return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && text === '') onChange(value.slice(0, -1));
  }

  return (
    <div className={styles.box} data-invalid={control?.['aria-invalid']}>
      {value.map((tag) => (
        <Tag key={tag} onRemove={() => onChange(value.filter((other) => other !== tag))}>
          {tag}
        </Tag>
      ))}
      <input
        {...control}
        type="text"
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          add();
          onBlur?.();
        }}
      />
    </div>
  );
}

export function Tag({ children, onRemove }: { children: string; onRemove?: (() => void) | undefined }) {
  return (
    <span className={styles.tag}>
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={`Remove ${children}`} onClick={onRemove}>
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}
