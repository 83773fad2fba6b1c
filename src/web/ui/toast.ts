/** Short messages that pass: what was done, with its undo, or what failed in the background. Shown by <Toasts>. */

export type Toast = {
  id: number;
  text: string;
  tone: 'done' | 'failed';
  action?: { label: string; onAction: () => void } | undefined;
  /** The action takes back what was done. */
  isUndo: boolean;
};

type ToastInput = { text: string; tone?: Toast['tone']; undo?: () => void; action?: Toast['action'] };

/**
 * Long enough to read a sentence, and where something can still be done, to hear it and do it: WCAG 2.2.1 counts on 20 s.
 * Pointing at it stops the clock.
 */
export const toastLifetimeMs = ({ action }: Toast): number => (action === undefined ? 8_000 : 20_000);
const mostAtOnce = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export function showToast({ text, tone = 'done', undo, action }: ToastInput): number {
  const id = nextId++;
  const offered = action ?? (undo && { label: 'Undo', onAction: undo });
  change([...toasts.slice(1 - mostAtOnce), { id, text, tone, action: offered, isUndo: undo !== undefined }]);
  return id;
}

export function removeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => toasts,
};
