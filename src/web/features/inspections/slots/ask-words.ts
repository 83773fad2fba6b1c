/** Puts a wish for a slot into words, and into the parameters of the service. */
import { inspectionTypes } from '#domain/inspection-type.ts';
import { clockText } from '#domain/schedule/schedule.ts';
import type { SlotAsk } from '#domain/schedule/slots/slot-ask.ts';
import type { FindSlotsData } from '#web/queries/generated/types.gen.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { shortTypeName } from '../inspection-text.ts';

export type SlotQuery = NonNullable<FindSlotsData['query']>;

/** `Check Out · 2 beds · PO4 8AA · Wed 2 Dec, from 12:00` */
export function askWords({ type, beds, postcode, from, to, earliest, latest, near, isDated }: SlotAsk): string {
  const day = from === to ? dateText(from, { isShort: true }) : daysWords(from, to, isDated);
  return [
    type !== undefined && shortTypeName({ id: type, name: inspectionTypes[type] }),
    beds !== undefined && (beds === 0 ? 'studio' : `${beds} ${beds === 1 ? 'bed' : 'beds'}`),
    postcode,
    [day, timeWords(earliest, latest, near)].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}

const daysWords = (from: string, to: string, isDated: boolean): string =>
  isDated ? `${dateText(from, { isShort: true })} to ${dateText(to, { isShort: true })}` : 'the next seven days';

function timeWords(earliest: number | undefined, latest: number | undefined, near: number | undefined): string {
  if (near !== undefined) return `about ${clockText(near)}`;
  if (earliest !== undefined && latest !== undefined) return `${clockText(earliest)} to ${clockText(latest)}`;
  if (earliest !== undefined) return `from ${clockText(earliest)}`;
  return latest === undefined ? '' : `before ${clockText(latest + 1)}`;
}

/** A property that is known says by itself where it is, how large, and how furnished. */
export function slotQuery(ask: SlotAsk, propertyId: number | undefined): SlotQuery {
  const { type, beds, furnished, minutes, postcode, from, to, earliest, latest, near } = ask;
  return {
    ...(propertyId === undefined ? { postcode, beds, furnished } : { property_id: propertyId }),
    type_id: type,
    minutes,
    from,
    to,
    ...(earliest !== undefined && { earliest: clockText(Math.max(0, earliest)) }),
    ...(latest !== undefined && { latest: clockText(Math.min(LAST_MINUTE, latest)) }),
    ...(near !== undefined && { near: clockText(near) }),
  };
}

const LAST_MINUTE = 24 * 60 - 1;
