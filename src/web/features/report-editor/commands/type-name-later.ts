import { showToast } from '#web/ui/feedback/toast.ts';

/** Leads to the line for a new item, which keeps its name until it can be added. */
export function typeNameLater(roomId: number): void {
  document.querySelector<HTMLElement>(`[data-room="${roomId}"] [data-new-item]`)?.focus();
  showToast({
    tone: 'failed',
    text: 'There is no connection. Type the name here, and add it when you are online again.',
  });
}
