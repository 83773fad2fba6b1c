/** Beside a clerk's name: the way to give their visits to others. */
import { CalendarOff } from 'lucide-react';
import { IconButton } from '#web/ui/controls/button.tsx';
import type { BoardClerk } from '../board-clerks.ts';

type Props = { clerk: Pick<BoardClerk, 'id' | 'name'>; onAway: (clerkId: number) => void };

export function AwayButton({ clerk: { id, name }, onAway }: Props) {
  return <IconButton label={`${name} is away…`} icon={<CalendarOff />} size="sm" onClick={() => onAway(id)} />;
}
