/** The shell with the parts that it may not know itself: waiting changes, the line, and the palette over everything. */
import { states } from '#domain/inspection-state.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useNavigate } from 'react-router';
import { paths } from './paths.ts';
import { queryClient } from './queries/query-client.ts';
import { useQueueCount } from './queries/queue-counts.ts';
import { watchRefreshes } from './queries/watch-refreshes.ts';
import { useIsOnline } from './queries/use-is-online.ts';
import { useRest } from './ui/use-rest.ts';
import { useWaitingChanges } from './queries/waiting-changes.ts';
import { useCanManage, useSession, useSessionState } from './session/session.ts';
import { SessionGate } from './session/session-gate.tsx';
import { Layout } from './shell/layout.tsx';
import { navEntries } from './shell/nav-entries.ts';
import { SavingState } from './shell/saving-state.tsx';
import { failedDialog, late } from './ui/feedback/late.tsx';
import { showToast } from './ui/feedback/toast.ts';
import { useHotkey } from './ui/keyboard/use-hotkey.ts';
import { useTypedAhead } from './ui/keyboard/use-typed-ahead.ts';
import { ColumnsOwner } from './ui/table/use-kept-columns.ts';

/** Loaded when the page stands. `load` resolves to its start, which gives its end. */
function startLater(load: () => Promise<() => () => void>): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  void load().then((start) => {
    if (!isOver) stop = start();
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

const loadPalette = () => import('./pages/search/palette.tsx').then((module) => module.Palette);
type PaletteComponent = Awaited<ReturnType<typeof loadPalette>>;
/** Without it a page works as before. */
const WaitingMessages = late(() => import('./pages/messages/waiting.tsx').then((part) => part.WaitingMessages), {
  failed: () => null,
});
const NavViews = late(() => import('./pages/inspections/nav-views.tsx').then((part) => part.NavViews), {
  failed: () => null,
});
const KeyList = late(() => import('./pages/search/key-list.tsx').then((part) => part.KeyList), {
  failed: failedDialog,
});
const loadKeptEdits = () => import('./pages/inspections/send-kept-edits.ts').then((edits) => edits.sendKeptEdits);
const loadKeepCopies = () => import('./pages/keep-copies.ts').then((copies) => copies.keepCopies);
const loadLiveChanges = (owner: string) => () =>
  import('./queries/live/live-changes.ts').then((live) => () => live.startLiveChanges(owner));

/** Counts of waiting work, under the address of the page that shows it. */
function useWaitingCounts(isResting: boolean): Record<string, number | undefined> {
  const { roleName } = useSession();
  const places = new Set(navEntries(roleName, ['inspections.read']).map(({ href }) => href));
  const toType = useQueueCount(states.processing, isResting && places.has(paths.transcription()));
  const toReview = useQueueCount(states.review, isResting && places.has(paths.review()));
  return { [paths.transcription()]: toType, [paths.review()]: toReview };
}

/** Opened without a line; when the service is back, all that is shown is read again. */
function useOfflineSince(): number | undefined {
  const session = useSessionState();
  const since = session.status === 'signed-in' ? session.offlineSince : undefined;
  const isOffline = since !== undefined;
  useEffect(() => {
    if (isOffline) return () => void queryClient.invalidateQueries();
    return undefined;
  }, [isOffline]);
  return since;
}

/** For those who type: from everywhere to the next report. */
function useNextJob(): void {
  const { id: personId, roleName } = useSession();
  const navigate = useNavigate();
  const types = navEntries(roleName, ['inspections.read']).some(({ href }) => href === paths.transcription());
  const handleNext = () =>
    void import('./pages/open-next-job.ts')
      .then((jobs) => jobs.openNextJob({ personId, go: navigate }))
      .catch(sayNotOpened);
  useHotkey({ key: 'j', mod: true }, handleNext, types);
}

function sayNotOpened(): void {
  showToast({ tone: 'failed', text: 'The next report could not be opened. Check the connection, and try again.' });
}

function startOwnFirm(): void {
  void import('./pages/start-own-firm.ts').then((loaded) => loaded.startOwnFirm());
}

function sayNotRefreshed(): void {
  showToast({ tone: 'failed', text: 'This page could not be refreshed. It shows what was read before.' });
}

export function AppFrame() {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [Palette, setPalette] = useState<PaletteComponent>();
  const { id, account_id: accountId, roleName } = useSession();
  const isResting = useRest();
  const counts = useWaitingCounts(isResting);
  const waiting = useWaitingChanges();
  const tellsPeople = useCanManage('inspections.write');
  const isOnline = useIsOnline();
  useEffect(
    () => (isResting ? startLater(loadLiveChanges(`${accountId} ${id}`)) : undefined),
    [isResting, accountId, id],
  );
  useEffect(() => (isResting ? startLater(loadKeptEdits) : undefined), [isResting]);
  useEffect(() => (isResting ? startLater(loadKeepCopies) : undefined), [isResting]);
  const offlineSince = useOfflineSince();
  useEffect(() => watchRefreshes(sayNotRefreshed), []);
  useEffect(() => {
    if (!isResting && !isPaletteOpen) return;
    // At once, so that no key falls between those gathered for the palette and its field.
    loadPalette()
      .then((palette) => flushSync(() => setPalette(() => palette)))
      .catch(() => {
        setPaletteOpen(false);
        if (isPaletteOpen) showToast({ tone: 'failed', text: 'The search could not be loaded. Try again.' });
      });
  }, [isResting, isPaletteOpen]);
  const typedAhead = useTypedAhead(isPaletteOpen && Palette === undefined, () => setPaletteOpen(false));
  useHotkey({ key: 'k', mod: true }, () => setPaletteOpen(true));
  useNextJob();
  const [hasKeys, setKeys] = useState(false);
  useHotkey({ key: '?' }, () => setKeys(true));

  return (
    <SessionGate>
      <Layout
        counts={counts}
        views={isResting && roleName !== 'client' && <NavViews />}
        onStartFirm={startOwnFirm}
        onSearch={() => setPaletteOpen(true)}
        savingState={
          <>
            {isResting && tellsPeople && <WaitingMessages />}
            <SavingState waiting={waiting} isOnline={isOnline} offlineSince={offlineSince} />
          </>
        }
      >
        <ColumnsOwner value={`${accountId}-${id}`}>
          <Outlet />
        </ColumnsOwner>
      </Layout>
      {hasKeys && <KeyList onClose={() => setKeys(false)} />}
      {isPaletteOpen && Palette !== undefined && (
        <Palette typedAhead={typedAhead} onClose={() => setPaletteOpen(false)} />
      )}
    </SessionGate>
  );
}
