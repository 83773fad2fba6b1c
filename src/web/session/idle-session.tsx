/** The session of somebody who goes away: the clock, the warning, and the end. Fetched when the first screen stands. */
import { useEffect } from 'react';
import { startIdleClock } from './idle-clock.ts';
import { IdleOver } from './idle-over.tsx';
import { IdleWarning } from './idle-warning.tsx';

export function IdleSession({ isOver }: { isOver: boolean }) {
  useEffect(startIdleClock, []);
  return isOver ? <IdleOver /> : <IdleWarning />;
}
