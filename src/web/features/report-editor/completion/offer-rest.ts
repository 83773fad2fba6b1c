/**
 * Offers the rest of a phrase behind what somebody types at the end of a text: Tab takes it up to the next comma, the right arrow its next
 * word, and Escape puts it away. In an empty condition the usual one of the room is offered, which Enter writes as it goes on. Nothing is written by itself.
 */
import { segmentOf, wordOf } from '#domain/typing/find-rest.ts';
import { replaceText } from '../commands/command-history.ts';
import { isPlain, isStill, isText, isTyped, type Left, leftIn, type Text } from './typed-text.ts';

export type Offer = Left & { rest: string; isUsual: boolean; take: () => void; takeWord: () => void };

type Offering = {
  findRest: (field: Text) => string | undefined;
  findUsual: (field: Text) => string | undefined;
  /** Writes the usual condition. */
  putUsual: (field: Text, condition: string) => void;
  show: (offer?: Offer) => void;
};

export function offerRest({ findRest, findUsual, putUsual, show }: Offering) {
  const over = new AbortController();
  const { signal } = over;
  let offer: Offer | undefined;

  function put(next?: Offer): void {
    if (offer === undefined && next === undefined) return;
    offer = next;
    show(next);
  }

  function look(field: Text): void {
    const left = leftIn(field);
    const isUsual = left.text === '';
    const rest = isUsual ? findUsual(field) : left.caret === left.text.length ? findRest(field) : undefined;
    if (rest === undefined) put();
    else
      put({
        ...left,
        rest,
        isUsual,
        take: () => (isUsual ? putUsual(field, rest) : take(left, segmentOf(rest))),
        takeWord: () => take(left, wordOf(rest)),
      });
  }

  function take({ field, text }: Left, segment: string): void {
    replaceText(field, text + segment);
    look(field);
  }

  function handleInput(event: Event): void {
    if (isTyped(event) && isText(event.target)) look(event.target);
    else put();
  }

  function handleKey(event: KeyboardEvent): void {
    const offered = offer;
    if (offered === undefined || !isPlain(event) || !isStill(offered, event.target)) return;
    // The editor goes on by the same key.
    if (event.key === 'Enter' && offered.isUsual) return offered.take();
    if (event.key === 'Escape') put();
    else if (event.key === 'Tab' && !offered.isUsual) offered.take();
    else if (event.key === 'ArrowRight' && !offered.isUsual) offered.takeWord();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const putAwayElsewhere = () => {
    if (!isStill(offer, document.activeElement)) put();
  };
  const lookIfEmpty = ({ target }: Event) => {
    if (isText(target) && target.value === '') look(target);
  };
  document.addEventListener('input', handleInput, { signal });
  document.addEventListener('keydown', handleKey, { signal, capture: true });
  document.addEventListener('selectionchange', putAwayElsewhere, { signal });
  document.addEventListener('focusin', lookIfEmpty, { signal });
  document.addEventListener('focusout', () => put(), { signal });
  return {
    look,
    stop: () => {
      over.abort();
      put();
    },
  };
}
