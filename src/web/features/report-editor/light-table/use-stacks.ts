/** The photographs that wait for a place, by burst, and within each by what they look like. */
import type { Editor } from '../editor.ts';
import { stacksOf } from './stacks.ts';
import { useBursts } from './use-bursts.ts';
import { useLooks } from './use-looks.ts';

/** `isHeld`: somebody chooses among them, so that each stays where it is. */
export function useStacks(editor: Editor, moved: Parameters<typeof useBursts>[1], isHeld: boolean) {
  const { bursts: taken, ofReport } = useBursts(editor, moved);
  const looks = useLooks(taken, isHeld);
  const stacks = taken.map((burst) => stacksOf(burst, looks));
  const bursts = stacks.map((burst) => burst.flat());
  return { stacks, bursts, all: bursts.flat(), ofReport };
}
