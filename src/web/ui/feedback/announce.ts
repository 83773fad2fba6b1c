/** Says a sentence to people who cannot see the screen; the page holds one region for it. */

let region: HTMLElement | undefined;
let saidAt = Number.NEGATIVE_INFINITY;
/** Milliseconds in which a dialog closes on what was done in it; what was said before that has been heard. */
const JUST_SAID = 2000;

/** Where people can get at what is put there: a modal dialog makes all of the page outside of it inert. */
export function reachableHome(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

const listeners = new Set<() => void>();

/** The place above, for what is drawn there. */
export const homeStore = {
  read: reachableHome,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A modal dialog was opened or closed. */
  changed: (): void => {
    for (const tell of listeners) tell();
  },
};

function findRegion(): HTMLElement {
  const home = reachableHome();
  if (region?.parentElement === home) return region;
  region?.remove();
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  home.append(region);
  return region;
}

export function announce(sentence: string): void {
  const element = findRegion();
  saidAt = performance.now();
  // The same sentence twice is only read again when the text changes in between.
  element.textContent = element.textContent === sentence ? `${sentence}\u00a0` : sentence;
}

/** A dialog that goes takes its region along: what has just been said in it is said outside. */
export function announceOutside(dialog: HTMLElement): void {
  if (region === undefined || !dialog.contains(region) || performance.now() - saidAt > JUST_SAID) return;
  const sentence = region.textContent;
  region.remove();
  region = undefined;
  announce(sentence);
}
