/** For how long a session of the back office may be unused. */
import * as z from 'zod';
import { longestIdleMinutes, shortestIdleMinutes } from '#domain/people/session-life.ts';
import { open, Version } from '../wire.ts';

export const SessionSettings = open({
  idle_minutes: z.int().describe('Minutes after which a session that nobody uses is over'),
  version: Version,
}).meta({ id: 'SessionSettings' });
export const SessionSettingsChange = z
  .object({
    idle_minutes: z
      .int()
      .min(shortestIdleMinutes)
      .max(longestIdleMinutes)
      .meta({ description: 'Minutes; it counts for the sessions that stand as well' }),
  })
  .meta({ id: 'SessionSettingsChange' });

export const SessionUse = open({
  idle_seconds: z.int().describe('Seconds from now after which the session is over, unless somebody uses it before'),
}).meta({ id: 'SessionUse' });
