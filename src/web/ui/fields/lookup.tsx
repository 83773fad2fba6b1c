/**
 * A type-ahead: what is typed is looked up by the caller, one of the answers is chosen.
 * The ARIA combobox pattern with a list; the focus never leaves the field.
 */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a combobox that asks a server */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ClearButton } from '../controls/clear-button.tsx';
import { useLatest } from '../use-latest.ts';
import type { ControlProps } from './field.tsx';
import { TextInput } from './input.tsx';
import styles from './lookup.module.css';
import { useActiveOption } from './use-active-option.ts';

export type LookupOption = { value: string; label: string /** A second line. */; note?: string | undefined };

type LookupProps = {
  control?: ControlProps | undefined;
  /** For a lookup without a visible label. */
  label?: string | undefined;
  placeholder?: string | undefined;
  chosen: LookupOption | null;
  onChoose: (option: LookupOption | null) => void;
  /** What is looked for now; the caller asks the server and gives back the options. */
  sought: string;
  onSeek: (text: string) => void;
  options: readonly LookupOption[];
  isLooking?: boolean | undefined;
  /** Said when nothing was found. */
  nothing?: string | undefined;
  onBlur?: (() => void) | undefined;
};

export function Lookup(props: LookupProps) {
  const { control, label, placeholder, chosen, onChoose, sought, onSeek, options, isLooking = false, nothing } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  /** Enter came before the answer it is meant for. */
  const isAwaited = useRef(false);
  const count = options.length;
  const text = isOpen ? sought : (chosen?.label ?? '');
  const activeId = isOpen && count > 0 ? `${listId}-${active}` : undefined;
  useActiveOption(activeId);

  function leave() {
    isAwaited.current = false;
    setOpen(false);
    onSeek('');
  }

  function choose(at: number) {
    const option = options[at];
    if (option !== undefined) onChoose(option);
    leave();
  }

  const chooseFirst = useLatest(() => options.length > 0 && choose(0));
  useEffect(() => {
    if (isLooking || !isAwaited.current) return;
    isAwaited.current = false;
    chooseFirst.current();
  }, [isLooking, chooseFirst]);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) return setOpen(true);
      setActive((at) => (at + (event.key === 'ArrowDown' ? 1 : -1) + count) % Math.max(count, 1));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (isLooking) isAwaited.current = true;
      else choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    }
  }

  return (
    <div className={styles.lookup}>
      <TextInput
        {...control}
        aria-label={label}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        placeholder={isOpen && chosen !== null ? chosen.label : placeholder}
        value={text}
        onFocus={() => chosen === null && setOpen(true)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setOpen(true);
          setActive(0);
          isAwaited.current = false;
          onSeek(event.target.value);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          leave();
          props.onBlur?.();
        }}
      />
      {chosen !== null && !isOpen && <ClearButton label={`Clear ${chosen.label}`} onClear={() => onChoose(null)} />}
      {isOpen && (
        // A press on the list must not take the focus out of the field.
        <div className={styles.layer} onMouseDown={(event) => event.preventDefault()} role="presentation">
          {/* What scrolls and has no tab index is a stop of its own, and the focus would be gone with the list. */}
          <div id={listId} role="listbox" aria-label={label ?? 'Found'} tabIndex={-1} className={styles.list}>
            {options.map((option, at) => (
              <Option key={option.value} id={`${listId}-${at}`} isActive={at === active} onChoose={() => choose(at)}>
                <span>{option.label}</span>
                {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
              </Option>
            ))}
          </div>
          {options.length === 0 && (
            <output className={styles.nothing}>{isLooking ? 'Looking…' : (nothing ?? 'Nothing found.')}</output>
          )}
        </div>
      )}
    </div>
  );
}

type OptionProps = { id: string; isActive: boolean; onChoose: () => void; children: ReactNode };

function Option({ id, isActive, onChoose, children }: OptionProps) {
  return (
    // Keys go to the field, which points here with aria-activedescendant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div id={id} role="option" aria-selected={isActive} tabIndex={-1} className={styles.option} onClick={onChoose}>
      {children}
    </div>
  );
}
