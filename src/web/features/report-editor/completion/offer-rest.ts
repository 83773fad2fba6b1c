/**
 * Offers the rest of a phrase behind what somebody types at the end of a text: Tab takes it up to the next comma, Escape puts it
 * away, and nothing is written by itself.
 */
import { replaceText } from '../commands/command-history.ts';
import { segmentOf } from './find-rest.ts';
import { isPlain, isStill, isText, isTyped, type Left, leftIn, type Text } from './typed-text.ts';

export type Offer = Left & { rest: string; take: () => void };

/** Returns what ends it. */
export function offerRest(find: (field: Text) => string | undefined, show: (offer?: Offer) => void): () => void {
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
    const rest = left.caret === left.text.length ? find(field) : undefined;
    put(rest === undefined ? undefined : { ...left, rest, take: () => take(left, segmentOf(rest)) });
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
    if (offer === undefined || !isPlain(event) || !isStill(offer, event.target)) return;
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Tab') offer.take();
    else put();
  }

  const putAwayElsewhere = () => {
    if (!isStill(offer, document.activeElement)) put();
  };
  document.addEventListener('input', handleInput, { signal });
  document.addEventListener('keydown', handleKey, { signal, capture: true });
  document.addEventListener('selectionchange', putAwayElsewhere, { signal });
  document.addEventListener('focusout', () => put(), { signal });
  return () => {
    over.abort();
    put();
  };
}
