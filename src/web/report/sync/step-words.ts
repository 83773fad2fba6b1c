/** The words of a step that the service does not take. */
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Step, WaitingStep } from './waiting.ts';

const words: Record<Step['does'], string> = {
  'add room': 'The room was not added',
  'add item': 'The item was not added',
  'move item': 'The item was not moved',
  'remove item': 'The item was not deleted',
  'remove room': 'The room was not deleted',
  'order items': 'The new order was not saved',
  'order rooms': 'The new order was not saved',
};

/** Its name and all that was typed in it are kept for the person to copy. */
const isKept = ({ does }: Step): boolean => does.startsWith('add');

/** `The item was not moved: …` */
export function sayRefused({ step, value }: WaitingStep, reason: string): void {
  const kept = isKept(step) ? ` “${value}” and what you typed are kept on this computer.` : '';
  showToast({ tone: 'failed', text: `${words[step.does]}: ${reason}${kept}` });
}
