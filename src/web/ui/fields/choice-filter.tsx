/** One filter of a list: a button that names the choice, and a layer with the choices. */
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { isComposing } from '../keyboard/is-composing.ts';
import { Popover } from '../overlay/popover.tsx';
import { useHeld } from '../use-held.ts';
import styles from './choice-filter.module.css';
import type { SelectOption } from './input.tsx';

type ChoiceFilterProps = {
  label: string;
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** From this many choices on, the field to look for a name is there at once; in fewer it comes with the first letter. */
const searchableFrom = 9;

export function ChoiceFilter({ label, options, ...props }: ChoiceFilterProps) {
  const [value, onChange] = useHeld<readonly string[]>(props.value, (next) => props.onChange([...next]));
  const chosen = options.filter((option) => value.includes(option.value));
  const said = chosen.length > 2 ? `${chosen.length} chosen` : chosen.map((option) => option.label).join(', ');
  return (
    <Popover
      label={label}
      renderTrigger={(props) => (
        <Button {...props} className={classNames(styles.button, said !== '' && styles.active)} size="md">
          {label}
          {said !== '' && <span className={styles.said}>{said}</span>}
          <ChevronDown size={14} aria-hidden />
        </Button>
      )}
    >
      {(close) => (
        <Choices
          label={label}
          options={options}
          value={value}
          onClear={() => {
            close();
            onChange([]);
          }}
          onToggle={(one) => onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])}
        />
      )}
    </Popover>
  );
}

type ChoicesProps = {
  label: string;
  options: readonly SelectOption[];
  value: readonly string[];
  onToggle: (value: string) => void;
  onClear: () => void;
};

function Choices({ label, options, value, onToggle, onClear }: ChoicesProps) {
  const [sought, setSought] = useState('');
  const [isTyping, setTyping] = useState(false);
  const found = options.filter((option) => option.label.toLowerCase().includes(sought.trim().toLowerCase()));
  const isSearchable = isTyping || options.length >= searchableFrom;
  return (
    <div
      className={styles.layer}
      role="presentation"
      onKeyDown={(event) => {
        if (isSearchable || !writes(event)) return;
        event.preventDefault();
        setSought(event.key);
        setTyping(true);
      }}
    >
      {isSearchable && (
        <input
          ref={isTyping ? focusOn : undefined}
          type="text"
          className={styles.sought}
          aria-label={`Find in ${label}`}
          placeholder="Find…"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className={styles.list}>
        {found.map((option) => (
          <li key={option.value}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                name={label}
                checked={value.includes(option.value)}
                onChange={() => onToggle(option.value)}
              />
              {option.label}
            </label>
          </li>
        ))}
        {found.length === 0 && <li className={styles.none}>Nothing of that name.</li>}
      </ul>
      {value.length > 0 && (
        <div className={styles.foot}>
          <Button size="sm" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  );
}

const writes = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  event.key !== ' ' &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !isComposing(event);

/** The letter that brought the field stands in it, and the next ones follow. */
const focusOn = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
};
