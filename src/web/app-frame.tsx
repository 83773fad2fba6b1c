/** The shell with what it may not know itself: changes that wait, the line, and the palette over everything. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { startLiveChanges } from './queries/live-changes.ts';
import { useIsOnline, useWaitingChanges } from './queries/waiting-changes.ts';
import { SessionGate } from './session/session-gate.tsx';
import { Layout } from './shell/layout.tsx';
import { SavingState } from './shell/saving-state.tsx';
import { useHotkey } from './ui/use-hotkey.ts';

const Palette = lazy(async () => ({ default: (await import('./pages/search/palette.tsx')).Palette }));

/** Its store and its rules are loaded when the page stands. */
function sendKeptEdits(): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  void import('./pages/inspections/send-kept-edits.ts').then(({ sendKeptEdits: start }) => {
    if (!isOver) stop = start();
  });
  return () => {
    isOver = true;
    stop?.();
  };
}

export function AppFrame() {
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const waiting = useWaitingChanges();
  const isOnline = useIsOnline();
  useEffect(startLiveChanges, []);
  useEffect(sendKeptEdits, []);
  useHotkey({ key: 'k', mod: true }, () => setPaletteOpen(true));

  return (
    <SessionGate>
      <Layout onSearch={() => setPaletteOpen(true)} savingState={<SavingState waiting={waiting} isOnline={isOnline} />}>
        <Outlet />
      </Layout>
      {isPaletteOpen && (
        <Suspense fallback={null}>
          <Palette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </SessionGate>
  );
}
