/** Search as you type: reports after a pause, at once on Enter, and clears with Escape. */
import { Search } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ClearButton } from '../controls/clear-button.tsx';
import { isComposing } from '../keyboard/is-composing.ts';
import { useLatest } from '../use-latest.ts';
import { TextInput } from './input.tsx';
import styles from './search-input.module.css';

type SearchInputProps = {
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

/** Long enough for the next letter of a steady typist, short enough not to be felt. */
const pauseMs = 250;

export function SearchInput({ label, value, onSearch }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Reported, and not yet come back as the value: the address changes when it has been loaded. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const search = useLatest(onSearch);
  const reported = sent.at(-1) ?? known;

  // Back and a cleared filter change the value from outside; our own report coming back must not undo newer letters.
  if (value !== known) {
    const at = sent.indexOf(value);
    setKnown(value);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    if (at === -1) setText(value);
  } else if (value === sent.at(-1)) {
    setSent([]);
  }

  const report = useCallback(
    (next: string) => {
      setText(next);
      setSent((before) => [...before, next]);
      search.current(next);
    },
    [search],
  );

  useEffect(() => {
    if (text === reported) return;
    const timer = setTimeout(() => report(text), pauseMs);
    return () => clearTimeout(timer);
  }, [report, reported, text]);

  return (
    <div className={styles.search}>
      <Search size={15} aria-hidden className={styles.icon} />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        className={styles.input}
        onChange={(event) => setText(event.target.value)}
        // Later it would call somebody back who has gone on to another page.
        onBlur={() => text !== reported && report(text)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') report(text);
          if (event.key === 'Escape' && text !== '') {
            event.preventDefault();
            report('');
          }
        }}
      />
      {text !== '' && <ClearButton label="Clear the search" onClear={() => report('')} />}
    </div>
  );
}
