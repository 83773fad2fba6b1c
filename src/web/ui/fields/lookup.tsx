/**
 * A type-ahead: the caller looks up the typed text, and the user chooses one of the answers.
 * The ARIA combobox pattern with a list, by downshift; the focus never leaves the field.
 */
import { type UseComboboxState, type UseComboboxStateChange, useCombobox } from 'downshift';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { ClearButton } from '../controls/clear-button.tsx';
import { isComposing } from '../keyboard/is-composing.ts';
import type { ControlProps } from './field.tsx';
import { TextInput } from './input.tsx';
import styles from './lookup.module.css';
import { useMeantOption } from './use-meant-option.ts';

export type LookupOption = { value: string; label: string /** A second line. */; note?: string | undefined };

type LookupProps = {
  control?: ControlProps | undefined;
  /** For a lookup without a visible label. */
  label?: string | undefined;
  placeholder?: string | undefined;
  chosen: LookupOption | null;
  onChoose: (option: LookupOption | null) => void;
  /** The text to look up now; the caller asks the server and gives back the options. */
  sought: string;
  onSeek: (text: string) => void;
  options: readonly LookupOption[];
  isLooking?: boolean | undefined;
  /** Said when nothing was found. */
  nothing?: string | undefined;
  onBlur?: (() => void) | undefined;
};

const keyOf = ({ value }: LookupOption): string => value;

type Change = Partial<UseComboboxState<LookupOption>>;
const changes = useCombobox.stateChangeTypes;

/** A press opens and never closes, the pointer chooses by pressing alone, and leaving the field chooses nothing. */
function keepToHouseRules(
  state: UseComboboxState<LookupOption>,
  change: { type: string | number; changes: Change },
): Change {
  if (change.type === changes.ItemMouseMove || change.type === changes.MenuMouseLeave) return state;
  if (change.type === changes.InputClick) return { ...change.changes, isOpen: true };
  if (change.type === changes.InputBlur) return { ...change.changes, selectedItem: state.selectedItem };
  return change.changes;
}

export function Lookup(props: LookupProps) {
  const { control, label, placeholder, chosen, onChoose, sought, onSeek, options, isLooking = false, nothing } = props;
  const [isOpen, setOpen] = useState(false);
  const { at, pointTo, step, onEnter } = useMeantOption({ options, keyOf, isLooking, onChoose: choose });

  const { getInputProps, getMenuProps, getItemProps } = useCombobox<LookupOption>({
    items: [...options],
    itemToString: (option) => option?.label ?? '',
    isOpen,
    highlightedIndex: isOpen ? at : -1,
    selectedItem: chosen,
    inputValue: isOpen ? sought : (chosen?.label ?? ''),
    stateReducer: keepToHouseRules,
    onStateChange: handleChange,
  });

  function handleChange({ selectedItem, isOpen: opens, highlightedIndex }: UseComboboxStateChange<LookupOption>) {
    if (selectedItem != null) choose(selectedItem);
    else if (opens === false) leave();
    else if (opens === true) setOpen(true);
    else if (highlightedIndex !== undefined) pointTo(options[highlightedIndex]);
  }

  function choose(option: LookupOption) {
    onChoose(option);
    leave();
  }

  function leave() {
    setOpen(false);
    pointTo(undefined);
    onSeek('');
  }

  function seek(text: string) {
    setOpen(true);
    pointTo(undefined);
    onSeek(text);
  }

  const input = getInputProps({
    onKeyDown: (event) => handleKey(event, isOpen, { onEnter, step }),
    'aria-label': label,
  });
  const says = isLooking ? 'Looking…' : (nothing ?? 'Nothing found.');
  return (
    <div className={styles.lookup}>
      <TextInput
        {...control}
        {...input}
        id={control?.id ?? input.id}
        aria-labelledby={undefined}
        aria-activedescendant={input['aria-activedescendant'] || undefined}
        placeholder={isOpen && chosen !== null ? chosen.label : placeholder}
        onFocus={() => chosen === null && setOpen(true)}
        onChange={(event) => seek(event.target.value)}
        onBlur={() => {
          leave();
          props.onBlur?.();
        }}
      />
      {chosen !== null && !isOpen && <ClearButton label={`Clear ${chosen.label}`} onClear={() => onChoose(null)} />}
      <Layer
        isOpen={isOpen}
        menu={getMenuProps({ 'aria-label': label ?? 'Found', tabIndex: -1 })}
        says={isOpen && options.length === 0 ? says : ''}
      >
        {isOpen &&
          options.map((option, index) => (
            <div key={option.value} {...getItemProps({ item: option, index })} className={styles.option}>
              <span>{option.label}</span>
              {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
            </div>
          ))}
      </Layer>
    </div>
  );
}

type OnKeys = Pick<ReturnType<typeof useMeantOption>, 'onEnter' | 'step'>;

function handleKey(event: KeyboardEvent, isOpen: boolean, { onEnter, step }: OnKeys) {
  const ours: Record<string, () => void> = { Enter: onEnter, ArrowDown: () => step(1), ArrowUp: () => step(-1) };
  const isOurs = isOpen && !event.altKey && !isComposing(event) && event.key in ours;
  if (isOurs) {
    event.preventDefault();
    ours[event.key]?.();
  }
  if (isOurs || isComposing(event) || !isForList(event, isOpen))
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  else if (event.key === 'Escape') event.stopPropagation();
}

/**
 * All other keys belong to the text: Home and End go to its ends, and Escape in a closed list closes the layer around
 * it.
 */
function isForList({ key, altKey }: KeyboardEvent, isOpen: boolean): boolean {
  return !altKey && key !== 'Home' && key !== 'End' && (isOpen || key !== 'Escape');
}

type LayerProps = { isOpen: boolean; menu: ComponentProps<'div'>; says: string; children: ReactNode };

function Layer({ isOpen, menu, says, children }: LayerProps) {
  return (
    // A press on the list must not take the focus out of the field.
    <div
      className={styles.layer}
      data-open={isOpen || undefined}
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      {/* A scrolling element without a tab index is a Tab stop of its own, and the focus would vanish with the list. */}
      <div {...menu} className={styles.list}>
        {children}
      </div>
      {/* There before its words: a screen reader misses a region that comes together with them. */}
      <output className={styles.nothing}>{says}</output>
    </div>
  );
}
