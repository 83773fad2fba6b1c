/** A change that did not go through: the display is put back, and the reason is reported once. */
import { errorText } from '#web/queries/api-error.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

/** `The item was not moved: …` */
export function sayFailed(what: string, error: unknown): void {
  showToast({ tone: 'failed', text: `${what}: ${errorText(error)}` });
}
