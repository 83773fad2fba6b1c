/** The time between two visits, in words. */
import { counted } from '../view/view-rooms.ts';

/** `1 year, 8 months`; under two months in days. */
export function timeBetween(from: string | null, to: string | null): string | null {
  const [start, end] = [new Date(from ?? ''), new Date(to ?? '')];
  const days = Math.floor((end.getTime() - start.getTime()) / 86_400_000);
  if (!(days >= 0)) return null;
  const whole = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const months = end.getUTCDate() < start.getUTCDate() ? whole - 1 : whole;
  if (months < 2) return counted(days, 'day');
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? counted(years, 'year') : '', rest > 0 ? counted(rest, 'month') : ''].filter(Boolean).join(', ');
}
