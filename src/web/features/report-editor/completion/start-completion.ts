/** Begins to help with the words of a report. Returns what ends it. */
import type { Learnt } from '#domain/typing/learnt.ts';
import type { AccountSettings, LearntConditions } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { ConditionValue, ItemEntry } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import { putByCommand } from '../commands/put-by-command.ts';
import type { Editor } from '../editor.ts';
import { buildByException, type UsualConditions } from './by-exception.ts';
import { followTyping } from './follow-typing.ts';
import { type Offer, offerRest } from './offer-rest.ts';
import { conditionAbove, conditionOfNamesake } from './same-as.ts';
import { buildFinder } from './said-before.ts';
import { isText, placeOf, type Text } from './typed-text.ts';

type Words = Partial<Pick<AccountSettings, 'abbreviations' | 'phrases'>> & {
  learnt?: LearntConditions['learnt'] | undefined;
  trade?: readonly string[] | undefined;
};
type Shown = { usual: UsualConditions; show: (offer?: Offer) => void };

export function startCompletion(
  editor: Editor,
  { abbreviations = [], phrases = [], learnt = [], trade = [] }: Words,
  { usual, show }: Shown,
): () => void {
  const byException = buildByException({ report: editor.report, usual, phrases });
  // First, since Tab takes an offer before it leaves the text.
  const offering = offerRest({
    findRest: buildFinder(editor, { phrases, learnt: learnt.map(accept), trade }),
    findUsual: byException.find,
    putUsual: (field, condition) => putByCommand(editor, placeOf(field).itemId, 'condition', condition),
    show,
  });
  const stopWriting = followTyping(abbreviations);
  const turnUsual = (field: Text) => {
    showToast({ text: byException.turn(field) });
    if (field.value === '') offering.look(field);
  };
  const stopHearing = hearKeys({
    KeyA: (target) => fillFrom(editor, target, conditionAbove, 'Nothing is written above.'),
    KeyG: (target) => isText(target) && turnUsual(target),
    KeyS: (target) => fillFrom(editor, target, conditionOfNamesake, 'No other room has this item with a condition.'),
  });
  return () => {
    offering.stop();
    stopWriting();
    stopHearing();
  };
}

const accept = ({ item, grade, phrases }: LearntConditions['learnt'][number]): Learnt => ({
  ...(item !== null && { name: item }),
  ...(grade !== null && { grade }),
  phrases,
});

function fillFrom(
  editor: Editor,
  target: Element,
  find: (report: ReportStore, item: ItemEntry) => ConditionValue | undefined,
  otherwise: string,
): void {
  const item = editor.report.item(Number(target.closest<HTMLElement>('[data-item]')?.dataset['item']));
  if (item?.editable.condition !== true) return;
  const condition = find(editor.report, item);
  if (condition === undefined) showToast({ text: otherwise });
  else putByCommand(editor, item.id, 'condition', condition);
}

/** With Alt, by the key's place: on a Mac, Option and G write another letter. Only within a row. */
function hearKeys(commands: Record<string, (target: Element) => unknown>): () => void {
  const hear = (event: KeyboardEvent) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey, code } = event;
    const command = commands[code];
    if (!altKey || ctrlKey || metaKey || shiftKey || command === undefined) return;
    if (!(target instanceof Element) || target.closest('[data-item]') === null) return;
    event.preventDefault();
    command(target);
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
