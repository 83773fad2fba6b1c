/** The values of a move in words, for somebody who is told that another has moved the same appointment. */
import { allStaffOptions } from '#web/queries/every-page.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { dateTimeText, durationText } from '#web/ui/time/date-text.ts';

export const movingLabels = { clerk: 'Clerk', conduct_date: 'Date and time', time_to_complete: 'Length' };

export function movingWord(value: unknown, name: string): string | undefined {
  if (name === 'clerk') return clerkWord((value as { id: number | null }).id);
  if (typeof value !== 'string') return undefined;
  return name === 'conduct_date' ? dateTimeText(value) : durationText(value);
}

function clerkWord(id: number | null): string {
  if (id === null) return 'Nobody';
  const staff = queryClient.getQueryData(allStaffOptions().queryKey);
  return staff?.find((one) => one.id === id)?.name ?? 'Somebody who has left';
}
