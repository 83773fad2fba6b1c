/** How much an application has asked for, in words. */
import type { ApplicationUse } from '#web/queries/generated/types.gen.ts';

type Day = ApplicationUse['days'][number];

/** Every request counts, however it was answered; those over the allowance alone are counted apart. */
export function requestsText({ days, limit }: ApplicationUse): string {
  const allowance = limit === null ? '' : ` It may ask ${countText(limit)} times a minute with each approval.`;
  const [total, tooMany] = [sumOf(days, 'requests'), sumOf(days, 'refused')];
  if (total === 0) return `No requests in the last 30 days.${allowance}`;
  const requests = `${countText(total)} ${total === 1 ? 'request' : 'requests'} in the last 30 days, whatever the answer`;
  if (limit === null) return `${requests}.`;
  const busiest = Math.max(...days.map((day) => day.busiest));
  const over = tooMany === 0 ? 'none' : countText(tooMany);
  return `${requests}, ${over} over the allowance. The busiest minute had ${countText(busiest)} of the ${countText(limit)} that each approval allows.`;
}

const sumOf = (days: readonly Day[], name: 'requests' | 'refused') => days.reduce((sum, day) => sum + day[name], 0);

/** `12,400`, as the office writes it. */
export const countText = (count: number) => count.toLocaleString('en-GB');
