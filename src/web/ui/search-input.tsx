/** Search as you type: reports after a pause, at once on Enter, and clears with Escape. */
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { TextInput } from './input.tsx';
import styles from './search-input.module.css';
import { useLatest } from './use-latest.ts';

type SearchInputProps = {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onSearch: (text: string) => void;
  className?: string | undefined;
};

/** Long enough for the next letter of a steady typist, short enough not to be felt. */
const pauseMs = 250;

export function SearchInput({ label, placeholder, value, onSearch, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const search = useLatest(onSearch);
  const reported = useRef(value);

  // Back and a cleared filter change the value from outside; our own report coming back must not undo newer letters.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }

  useEffect(() => {
    if (text === reported.current) return;
    const timer = setTimeout(() => {
      reported.current = text;
      setShown(text);
      search.current(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [search, text]);

  useEffect(() => {
    reported.current = value;
  }, [value]);

  function report(next: string) {
    setText(next);
    setShown(next);
    reported.current = next;
    onSearch(next);
  }

  return (
    <div className={classNames(styles.search, className)}>
      <Search size={15} aria-hidden className={styles.icon} />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        className={styles.input}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report(text);
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            report('');
          }
        }}
      />
      {text !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear the search" onClick={() => report('')}>
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}
