/** Asked at Submit: parts of the dictations that nobody has listened to here may hold what the report lacks. */
import type { Question } from '#web/ui/overlay/confirm.tsx';

const MOST_LISTED = 8;

export const unheardQuestion = (unheard: readonly string[]): Question => ({
  title: 'Not all that was dictated was heard',
  text: [...unheard.slice(0, MOST_LISTED), ...(unheard.length > MOST_LISTED ? ['and more'] : [])].join('; '),
  action: 'Submit all the same',
  keep: 'Listen',
});
