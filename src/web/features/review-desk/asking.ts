/** The question that is being asked at the desk: about which field or photograph of which item. */
import { createContext, useContext, useState } from 'react';
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
  asked: Asked | undefined;
  ask: (asked: Asked | undefined) => void;
};

export const AskingContext = createContext<Asking>({ questions: [], asked: undefined, ask: () => undefined });
export const useAsking = () => useContext(AskingContext);

export function useOwnAsking(questions: readonly ReviewQuestion[]): Asking {
  const [asked, ask] = useState<Asked>();
  return { questions, asked, ask };
}

/** Where the hand is at this stop: a photograph, an item, or else its first item. */
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
