/** The end of a session, and the warning before it of somebody who goes away. Fetched when the first screen stands. */
import { useEffect } from 'react';
import type { EndReason } from './access-token.ts';
import { startIdleClock } from './idle-clock.ts';
import { IdleOver } from './idle-over.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { SessionOver } from './session-over.tsx';

type SessionNoticesProps = { endedBecause: EndReason | undefined; openedAt: number };

export function SessionNotices({ endedBecause, openedAt }: SessionNoticesProps) {
  useEffect(() => startIdleClock(openedAt), [openedAt]);
  if (endedBecause === undefined) return <IdleWarning />;
  return endedBecause === 'idle' ? <IdleOver /> : <SessionOver because={endedBecause} />;
}
