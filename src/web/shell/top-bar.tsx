/** The search, the state of saving, the theme, and the person signed in. */
import { LogOut, Monitor, Moon, Plus, Search, Store, Sun, UserRound } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { signOut, useCan, type useSession } from '#web/session/session.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/controls/button.tsx';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useHotkey } from '#web/ui/keyboard/use-hotkey.ts';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { chooseTheme, readTheme, type Theme } from './theme-choice.ts';
import styles from './top-bar.module.css';

type TopBarProps = {
  person: ReturnType<typeof useSession>;
  onSearch: () => void;
  /** From the demo company to a firm of their own. */
  onStartFirm: () => void;
  savingState: ReactNode;
  /** Holds the heading of a page that needs the height of the window. */
  pagePlace: Ref<HTMLElement>;
  hasPage: boolean;
};

export function TopBar({ person, onSearch, onStartFirm, savingState, pagePlace, hasPage }: TopBarProps) {
  return (
    <header className={styles.bar} data-page-in-bar={hasPage || undefined}>
      <div ref={pagePlace as Ref<HTMLDivElement>} className={styles.page} data-page-bar />
      <button type="button" className={styles.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
        <Search size={15} aria-hidden />
        <span className={styles.searchText}>Search or jump to…</span>
        <KeyHint keys="Ctrl K" />
      </button>
      <div className={styles.tools}>
        {savingState}
        {person.isManager && <NewInspection />}
        <ThemeMenu />
        <UserMenu person={person} onStartFirm={onStartFirm} />
      </div>
    </header>
  );
}

function NewInspection() {
  const navigate = useNavigate();
  const canWrite = useCan('inspections.write');
  useHotkey({ key: 'n' }, () => void navigate(paths.newInspection()), canWrite);
  if (!canWrite) return null;
  return (
    <ButtonLink to={paths.newInspection()} icon={<Plus />} className={styles.new} aria-keyshortcuts="N">
      <span>New inspection</span> <KeyHint keys="N" />
    </ButtonLink>
  );
}

const themes: readonly { value: Theme; label: string; icon: ReactNode }[] = [
  { value: 'system', label: 'As the system', icon: <Monitor /> },
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
];

function ThemeMenu() {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Menu
      label="Theme"
      align="end"
      renderTrigger={(props) => (
        <IconButton {...props} label="Theme" icon={themes.find((one) => one.value === theme)?.icon} />
      )}
      entries={themes.map(({ value, label }) => ({
        label,
        isChosen: value === theme,
        onChoose: () => {
          chooseTheme(value);
          setTheme(value);
        },
      }))}
    />
  );
}

function UserMenu({ person, onStartFirm }: Pick<TopBarProps, 'person' | 'onStartFirm'>) {
  const initials = person.name
    .split(/\s+/)
    .map((word) => word[0])
    .join('')
    .slice(0, 2);

  async function handleSignOut() {
    try {
      await signOut();
    } catch {
      showToast({ tone: 'failed', text: 'You are still signed in: the service could not be reached.' });
    }
  }

  return (
    <Menu
      label="Your account"
      align="end"
      renderTrigger={(props) => (
        <Button {...props} variant="quiet" className={styles.user} aria-label={`Your account, ${person.name}`}>
          <span className={styles.initials} aria-hidden="true">
            {initials}
          </span>
        </Button>
      )}
      entries={[
        {
          heading: (
            <span className={styles.person}>
              <strong>{person.name}</strong>
              <span>{person.email}</span>
              <span>
                {person.roleName[0]?.toUpperCase()}
                {person.roleName.slice(1)} at {person.company}
              </span>
            </span>
          ),
        },
        'rule',
        { label: 'My account', icon: <UserRound />, href: paths.account() },
        ...(person.may_start_firm === true
          ? [{ label: 'Start your own firm', icon: <Store />, onChoose: onStartFirm }]
          : []),
        { label: 'Sign out', icon: <LogOut />, onChoose: () => void handleSignOut() },
      ]}
    />
  );
}
