/** A change that did not go through: what was shown is put back, and the reason is said once. */
import { errorText } from '#web/queries/api-error.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

/** `The item was not moved: …` */
export function sayFailed(what: string, error: unknown): void {
  showToast({ tone: 'failed', text: `${what}: ${errorText(error)}` });
}
