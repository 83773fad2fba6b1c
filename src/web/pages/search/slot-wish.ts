/** The entry of the palette for a phrase that asks when somebody is free. */
import { CalendarClock } from 'lucide-react';
import { asksForSlot, readSlotPhrase } from '#domain/schedule/slots/slot-phrase.ts';
import { askWords } from '#web/features/inspections/slots/ask-words.ts';
import { paths } from '#web/paths.ts';
import { today } from '#web/ui/time/time-zone.ts';
import type { PaletteEntry } from './palette-entry.ts';

export function slotWish(phrase: string): PaletteEntry[] {
  const ask = readSlotPhrase(phrase, today());
  if (!asksForSlot(ask)) return [];
  const href = `${paths.newInspection()}?ask=${encodeURIComponent(phrase)}`;
  return [{ id: 'slot', group: 'Start', label: 'Ask for a slot', note: askWords(ask), icon: CalendarClock, href }];
}
