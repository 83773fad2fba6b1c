/** Says a sentence to people who cannot see the screen; the page holds one region for it. */
import { buildListeners } from '#web/listeners.ts';

let region: HTMLElement | undefined;
let toWrite = '';
let writing: ReturnType<typeof setTimeout> | undefined;
/** Milliseconds until a screen reader knows of a new region: one that comes together with its text is not read. */
const untilKnown = 100;
let saidAt = Number.NEGATIVE_INFINITY;
/** Milliseconds in which a dialog closes on what was done in it; what was said before that has been heard. */
const JUST_SAID = 2000;

/** Where people can get at what is put there: a modal dialog makes all of the page outside of it inert. */
export function reachableHome(): Element {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
}

const listeners = buildListeners();

/** The place above, for what is drawn there. */
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

/** A dialog that goes takes its region along: what has just been said in it is said outside. */
export function announceOutside(dialog: HTMLElement): void {
  if (region === undefined || !dialog.contains(region) || performance.now() - saidAt > JUST_SAID) return;
  region.remove();
  region = undefined;
  announce(toWrite);
}
