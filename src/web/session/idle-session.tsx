/** The session of somebody who goes away: the clock, the warning, and the end. Fetched when the first screen stands. */
import { useEffect } from 'react';
import { startIdleClock } from './idle-clock.ts';
import { IdleOver } from './idle-over.tsx';
import { IdleWarning } from './idle-warning.tsx';

type IdleSessionProps = { isOver: boolean; openedAt: number };

export function IdleSession({ isOver, openedAt }: IdleSessionProps) {
  useEffect(() => startIdleClock(openedAt), [openedAt]);
  return isOver ? <IdleOver /> : <IdleWarning />;
}
