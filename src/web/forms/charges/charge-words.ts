/** Charges of a visit in words. */
import { type AbortCause, abortCauses } from '#domain/firm/charges.ts';
import { minutesText } from '#domain/schedule/minutes-text.ts';

type Charge = { kind: string; cause: string | null; notice: number | null; minutes: number | null };

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
export const poundsText = (amount: string): string => pounds.format(Number(amount));

/** `Nobody let the clerk in, 20 min after its time`, `Waited 25 min` */
export function chargeText({ kind, cause, notice, minutes }: Charge): string {
  if (kind === 'waiting') return `Waited ${minutesText(minutes ?? 0)}`;
  return [cause !== null && (abortCauses[cause as AbortCause] ?? cause), notice !== null && noticeText(notice)]
    .filter(Boolean)
    .join(', ');
}

/** `5 h before`, `2 days before`, `20 min after its time` */
export function noticeText(minutes: number): string {
  const days = Math.floor(minutes / (24 * 60));
  if (days >= 2) return `${days} days before`;
  if (minutes > 0) return `${minutesText(minutes)} before`;
  return minutes === 0 ? 'at its time' : `${minutesText(-minutes)} after its time`;
}
