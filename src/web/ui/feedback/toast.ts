/** Short messages that pass: a finished action, with its undo, or a failure in the background. Shown by <Toasts>. */
import { buildListeners } from '#web/listeners.ts';

export type Toast = {
  id: number;
  text: string;
  tone: 'done' | 'failed';
  /** Undoes the action. */
  undo: (() => void) | undefined;
};

type ToastInput = { text: string; tone?: Toast['tone']; undo?: () => void };

/**
 * Long enough to read a sentence, and where something can still be done, to hear it and do it: WCAG 2.2.1 counts on 20 s.
 * Pointing at it stops the clock.
 */
export const toastLifetimeMs = ({ undo }: Toast): number => (undo === undefined ? 8_000 : 20_000);
const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = buildListeners();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.tell();
}

export function showToast({ text, tone = 'done', undo }: ToastInput): number {
  const id = nextId++;
  change([...makeRoom(toasts), { id, text, tone, undo }]);
  return id;
}

/** The oldest goes that offers nothing any more; an Undo stays for its whole time, however many there are. */
function makeRoom(shown: readonly Toast[]): readonly Toast[] {
  const oldest = shown.find(({ undo }) => undo === undefined);
  if (shown.length < mostAtOnce || oldest === undefined) return shown;
  return makeRoom(shown.filter((toast) => toast !== oldest));
}

export function removeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: listeners.subscribe,
  read: () => toasts,
};
