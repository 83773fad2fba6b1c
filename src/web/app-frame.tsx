/** The shell with what it may not know itself: changes that wait, the line, and the palette over everything. */
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import type { Palette } from './pages/search/palette.tsx';
import { startLiveChanges } from './queries/live-changes.ts';
import { useIsOnline, useWaitingChanges } from './queries/waiting-changes.ts';
import { SessionGate } from './session/session-gate.tsx';
import { Layout } from './shell/layout.tsx';
import { SavingState } from './shell/saving-state.tsx';
import { useHotkey } from './ui/use-hotkey.ts';

/** Loaded when the page stands, so that it opens at once: whoever types on after Ctrl+K types into it, not at the page. */
function usePalette(isOpen: boolean): typeof Palette | undefined {
  const [loaded, setLoaded] = useState<{ Palette: typeof Palette }>();
  useEffect(() => {
    void import('./pages/search/palette.tsx').then(setLoaded, () => undefined);
    // Once more when it is wanted and the line was down before.
  }, [isOpen]);
  return loaded?.Palette;
}

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
  const OpenPalette = usePalette(isPaletteOpen);
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
      {isPaletteOpen && OpenPalette !== undefined && <OpenPalette onClose={() => setPaletteOpen(false)} />}
    </SessionGate>
  );
}
