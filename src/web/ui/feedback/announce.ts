/** Says a sentence to people who cannot see the screen; the page holds one region for it. */
import { buildListeners } from '#web/listeners.ts';

let region: HTMLElement | undefined;
let toWrite = '';
let writing: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds until a screen reader knows of a new region: one that comes together with its text is not read. */
const untilKnown = 100;
let saidAt = Number.NEGATIVE_INFINITY;
/** Milliseconds in which a dialog closes after an action in it; earlier announcements have been heard. */
const JUST_SAID = 2000;

/** The element where people can reach the toasts: a modal dialog makes the rest of the page inert. */
export function reachableHome(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

const listeners = buildListeners();

/** The element for drawing into that. */
export const homeStore = {
  read: reachableHome,
  subscribe: listeners.subscribe,
  /** A modal dialog was opened or closed. */
  changed: listeners.tell,
};

function addRegion(home: Element): HTMLElement {
  region?.remove();
  region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  home.append(region);
  return region;
}

export function announce(sentence: string): void {
  const home = reachableHome();
  saidAt = performance.now();
  toWrite = sentence;
  if (region?.parentElement !== home) {
    addRegion(home);
    clearTimeout(writing);
    writing = setTimeout(write, untilKnown);
  } else if (writing === undefined) write();
}

function write(): void {
  writing = undefined;
  if (region === undefined) return;
  // The same sentence twice is only read again when the text changes in between.
  region.textContent = region.textContent === toWrite ? `${toWrite}\u00a0` : toWrite;
}

/** A dialog that closes takes its region along, so its last announcement is repeated outside. */
export function announceOutside(dialog: HTMLElement): void {
  if (region === undefined || !dialog.contains(region) || performance.now() - saidAt > JUST_SAID) return;
  region.remove();
  region = undefined;
  announce(toWrite);
}
