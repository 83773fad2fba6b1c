/** Begins to help with the words of a report. Returns what ends it. */
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { putByCommand } from '../commands/put-by-command.ts';
import type { Editor } from '../editor.ts';
import { buildByException, type UsualConditions } from './by-exception.ts';
import { followTyping } from './follow-typing.ts';
import { type Offer, offerRest } from './offer-rest.ts';
import { buildFinder } from './said-before.ts';
import { isText, placeOf, type Text } from './typed-text.ts';

type Words = Partial<Pick<AccountSettings, 'abbreviations' | 'phrases'>>;
type Shown = { usual: UsualConditions; show: (offer?: Offer) => void };

export function startCompletion(
  editor: Editor,
  { abbreviations = [], phrases = [] }: Words,
  { usual, show }: Shown,
): () => void {
  const byException = buildByException({ report: editor.report, usual, phrases });
  // First, since Tab takes an offer before it leaves the text.
  const offering = offerRest({
    findRest: buildFinder(editor, phrases),
    findUsual: byException.find,
    putUsual: (field, condition) => putByCommand(editor, placeOf(field).itemId, 'condition', condition),
    show,
  });
  const stopWriting = followTyping(abbreviations);
  const stopHearing = hearUsual((field) => {
    showToast({ text: byException.turn(field) });
    if (field.value === '') offering.look(field);
  });
  return () => {
    offering.stop();
    stopWriting();
    stopHearing();
  };
}

/** By the key's place: on a Mac, Option and G write another letter. */
function hearUsual(turn: (field: Text) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey, code } = event;
    if (!altKey || ctrlKey || metaKey || shiftKey || code !== 'KeyG' || !isText(target)) return;
    event.preventDefault();
    turn(target);
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
