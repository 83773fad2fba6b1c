/** The question that is being asked at the desk: about which field or photograph of which item. */
import { createContext, useContext, useMemo, useState } from 'react';
import type { Stop } from '#domain/review/list-stops.ts';
import type { ReviewQuestion } from '#web/queries/generated/types.gen.ts';

export type Asked = {
  stopId: string;
  itemId: number;
  /** Null: about its words. */
  attachmentId: number | null;
  /** The words that are wanted come first. */
  isSuggestion: boolean;
};

type Asking = {
  questions: readonly ReviewQuestion[];
  /** Items that have a stop of their own, where their questions are. */
  ownStops: ReadonlySet<number>;
  asked: Asked | undefined;
  ask: (asked: Asked | undefined) => void;
};

export const AskingContext = createContext<Asking>({
  questions: [],
  ownStops: new Set(),
  asked: undefined,
  ask: () => undefined,
});
export const useAsking = () => useContext(AskingContext);

export function useOwnAsking(questions: readonly ReviewQuestion[], stops: readonly Stop[]): Asking {
  const ownStops = useMemo(
    () => new Set(stops.filter(isOfItems).flatMap(({ places }) => places.map(({ itemId }) => itemId))),
    [stops],
  );
  const [asked, ask] = useState<Asked>();
  return { questions, ownStops, asked, ask };
}

/** Others are questions about the visit as a whole. */
export const isOfItems = ({ kind }: Stop): boolean => kind === 'item' || kind === 'table';

/** The place of the hand at this stop: a photograph, an item, or else its first item. */
export function readAsked(card: HTMLElement, isSuggestion: boolean): Asked | undefined {
  const active = document.activeElement;
  const within = active !== null && card.contains(active) ? active : card;
  const place = within.closest<HTMLElement>('[data-item]') ?? card.querySelector<HTMLElement>('[data-item]');
  const photo = within.closest<HTMLElement>('[data-photo]')?.dataset['photo'];
  const { stop: stopId } = card.dataset;
  if (stopId === undefined || place === null) return undefined;
  return {
    stopId,
    itemId: Number(place.dataset['item']),
    attachmentId: photo === undefined || isSuggestion ? null : Number(photo),
    isSuggestion,
  };
}
