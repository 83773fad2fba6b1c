/** A menu of actions or links. Arrows, Home, End and first letters move, Tab leaves; disabled entries say why. */
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';
import { Popover, type TriggerProps } from './popover.tsx';

export type MenuEntry =
  | {
      label: string;
      icon?: ReactNode;
      /** Either a place or an action. */
      href?: string | undefined;
      onChoose?: (() => void) | undefined;
      /** Not possible now: the entry stays and gives the reason. */
      whyNot?: string | undefined;
      isDanger?: boolean | undefined;
      /** One of several choices; true shows the tick. */
      isChosen?: boolean | undefined;
      keys?: ReactNode;
    }
  | 'rule'
  | { heading: ReactNode };

type MenuProps = {
  label: string;
  renderTrigger: (props: TriggerProps & { 'aria-haspopup': 'menu' }) => ReactNode;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end' | undefined;
};

/** The entries of each menu by its layer, whose rows are drawn only while it is open. */
const entriesByLayer = new WeakMap<Element, readonly MenuEntry[]>();

/** `trigger`: the button of a menu. Answers what can be chosen now. */
export function choicesOf(trigger: Element): Extract<MenuEntry, { label: string }>[] {
  const layer = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
  const entries = (layer && entriesByLayer.get(layer)) ?? [];
  return entries.flatMap((entry) =>
    entry === 'rule' || 'heading' in entry || entry.whyNot !== undefined ? [] : [entry],
  );
}

export function Menu({ label, renderTrigger, entries, align }: MenuProps) {
  const keepEntries = useCallback((layer: HTMLElement) => void entriesByLayer.set(layer, entries), [entries]);
  return (
    <Popover
      label={label}
      role="menu"
      align={align}
      renderTrigger={(props) => renderTrigger({ ...props, 'aria-haspopup': 'menu' })}
      className={styles.menu}
      onLayer={keepEntries}
    >
      {(close) => (
        // The entries are the focusable parts; the list only hears their keys.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={handleKey}>
          {entries.map((entry, at) => (
            <MenuRow key={at} entry={entry} onDone={close} />
          ))}
        </div>
      )}
    </Popover>
  );
}

function MenuRow({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  if (entry === 'rule') return <hr className={styles.rule} />;
  if ('heading' in entry) return <div className={styles.heading}>{entry.heading}</div>;
  const { label, icon, href, onChoose, whyNot, isDanger, isChosen, keys } = entry;
  const className = classNames(styles.entry, isDanger && styles.danger);
  const content = (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {isChosen !== undefined && <span className={styles.icon}>{isChosen && <Check />}</span>}
      <span className={styles.label}>
        {label}
        {whyNot !== undefined && <span className={styles.reason}>{whyNot}</span>}
      </span>
      {keys}
    </>
  );
  if (href !== undefined && whyNot === undefined) {
    return (
      <Link role="menuitem" tabIndex={-1} className={className} to={href} onClick={onDone}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      role={isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={isChosen}
      aria-disabled={whyNot !== undefined || undefined}
      className={className}
      onClick={() => {
        if (whyNot !== undefined) return;
        onDone();
        onChoose?.();
      }}
    >
      {content}
    </button>
  );
}

function handleKey(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next = nextItem(event.key, items, at);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nextItem(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()));
}
