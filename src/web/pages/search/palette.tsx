/** Ctrl/Cmd K: to any property by its address, and to any page. The ARIA combobox pattern in a dialog. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is a combobox that asks a server */
import { useQuery } from '@tanstack/react-query';
import { Building2, CornerDownLeft, type LucideIcon, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { streetText, townText } from '#web/features/properties/address.ts';
import { paths } from '#web/paths.ts';
import { listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { useCan, useSession, useSessionState } from '#web/session/session.ts';
import { navEntries } from '#web/shell/nav-entries.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import styles from './palette.module.css';
import { PaletteDialog } from './palette-dialog.tsx';

export type PaletteEntry = { id: string; group: string; label: string; note?: string; icon: LucideIcon; href: string };

/** Fewer letters match half of the town. */
const fewestLetters = 2;

export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const { entries, isLooking } = useEntries(text);

  function choose(entry: PaletteEntry | undefined) {
    if (entry === undefined) return;
    onClose();
    void navigate(entry.href);
  }

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((active + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') choose(entries[active]);
  }

  return (
    <PaletteDialog onClose={onClose}>
      <input
        type="text"
        role="combobox"
        aria-label="Search or jump to"
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        className={styles.input}
        placeholder="An address, a postcode or a page"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
      />
      <EntryList id={listId} entries={entries} active={active} onChoose={choose} />
      {entries.length === 0 && (
        <output className={styles.nothing}>{isLooking ? 'Looking…' : `Nothing found for “${text.trim()}”.`}</output>
      )}
    </PaletteDialog>
  );
}

function useEntries(text: string): { entries: PaletteEntry[]; isLooking: boolean } {
  const sought = text.trim();
  const settled = useSettled(sought);
  const canRead = useCan('properties.read');
  const isWorthAsking = canRead && settled.length >= fewestLetters;
  const { data, isFetching } = useQuery({
    ...listPropertiesOptions({ query: { address: settled, per_page: 8 } }),
    enabled: isWorthAsking,
    placeholderData: (before) => before,
  });
  const places = usePlaces().filter((place) => place.label.toLowerCase().includes(sought.toLowerCase()));
  const properties = sought.length < fewestLetters || !isWorthAsking ? [] : (data?.data ?? []);
  return {
    entries: [
      ...properties.map(
        ({ id, address }): PaletteEntry => ({
          id: `property-${id}`,
          group: 'Properties',
          label: streetText(address),
          note: townText(address),
          icon: Building2,
          href: paths.property(id),
        }),
      ),
      ...places,
    ],
    isLooking: isFetching || settled !== sought,
  };
}

function usePlaces(): PaletteEntry[] {
  const { roleName } = useSession();
  const session = useSessionState();
  const canWrite = useCan('properties.write');
  const scopes = session.status === 'signed-in' ? session.scopes : [];
  return [
    ...navEntries(roleName, scopes).map(
      ({ label, href, icon }): PaletteEntry => ({ id: href, group: 'Go to', label, icon, href }),
    ),
    ...(canWrite
      ? [{ id: 'new-property', group: 'Start', label: 'New property', icon: Plus, href: paths.newProperty() }]
      : []),
  ];
}

type EntryListProps = {
  id: string;
  entries: readonly PaletteEntry[];
  active: number;
  onChoose: (entry: PaletteEntry) => void;
};

function EntryList({ id, entries, active, onChoose }: EntryListProps) {
  return (
    <div id={id} role="listbox" aria-label="Found" tabIndex={-1} className={styles.list}>
      {entries.map((entry, at) => {
        const Icon = entry.icon;
        const isFirst = entries[at - 1]?.group !== entry.group;
        return (
          // Keys go to the field, which points here with aria-activedescendant.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={entry.id}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={styles.entry}
            data-group={isFirst ? entry.group : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(entry)}
          >
            <Icon size={16} aria-hidden />
            <span className={styles.label}>{entry.label}</span>
            {entry.note !== undefined && <span className={styles.note}>{entry.note}</span>}
            <CornerDownLeft size={13} aria-hidden className={styles.enter} />
          </div>
        );
      })}
    </div>
  );
}
