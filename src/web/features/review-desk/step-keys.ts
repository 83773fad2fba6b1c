/** The keys of the desk: J and K go on and back, V ticks, E writes, Q asks, S suggests. */
import type { Stop } from '#domain/review/list-stops.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { useHotkey } from '#web/ui/keyboard/use-hotkey.ts';
import { type Asked, readAsked } from './asking.ts';
import type { Desk } from './desk.ts';
import { stopTitle } from './stop-words.ts';
import type { Ticks } from './ticks.ts';

type Steps = { stops: readonly Stop[]; toggle: Ticks['toggle']; ask: (asked: Asked | undefined) => void };

export function useStepKeys(
  list: { current: HTMLOListElement | null },
  { report }: Desk,
  { stops, toggle, ask }: Steps,
): void {
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
  function go(step: 1 | -1) {
    const all = cards();
    const here = all.findIndex((card) => card.contains(document.activeElement));
    const to = here === -1 ? (step === 1 ? 0 : all.length - 1) : here + step;
    const next = all[to];
    const stop = stops[to];
    if (next === undefined || stop === undefined)
      return announce(step === 1 ? 'That was the last stop.' : 'This is the first stop.');
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest' });
    announce(`Stop ${to + 1} of ${all.length}: ${stopTitle(report, stop)}`);
  }
  useHotkey({ key: 'j' }, () => go(1));
  useHotkey({ key: 'k' }, () => go(-1));
  const here = () => cards().find((one) => one.contains(document.activeElement));
  useHotkey({ key: 'v' }, () => {
    const stop = stops.find(({ id }) => id === here()?.dataset['stop']);
    if (stop === undefined) return;
    toggle(stop);
    go(1);
  });
  useHotkey({ key: 'e' }, () => {
    here()?.querySelector<HTMLElement>('textarea, [role="radio"][tabindex="0"]')?.focus();
  });
  function askHere(isSuggestion: boolean) {
    const card = here() ?? cards()[0];
    const asked = card === undefined ? undefined : readAsked(card, isSuggestion);
    if (asked === undefined) return announce('There is nothing here to ask about.');
    ask(asked);
  }
  useHotkey({ key: 'q' }, () => askHere(false));
  useHotkey({ key: 's' }, () => askHere(true));
}
