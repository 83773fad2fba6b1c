/** The likely state of a visit, by how long ago it was or how far ahead it is. */
import { type InspectionStateCode, states } from '#domain/inspection-state.ts';
import { type InspectionTypeCode, isCarriedOutByTenant, isWholeHome } from '#domain/inspection-type.ts';
import type { Random } from '#demo/random.ts';

export type Outcome = { state: InspectionStateCode; cancelled: boolean; confirmed: boolean; hasKeys: boolean };

export function stateOf(
  offset: number,
  begun: boolean,
  { type }: { type: InspectionTypeCode },
  random: Random,
): Outcome {
  const done = (state: InspectionStateCode): Outcome => ({ state, cancelled: false, confirmed: true, hasKeys: true });
  const cancelled: Outcome = { state: states.closed, cancelled: true, confirmed: true, hasKeys: true };
  const long = isWholeHome(type);

  if (offset <= -35)
    return random.chance(0.035) ? cancelled : done(random.chance(0.93) ? states.closed : states.complete);
  if (offset <= -7) return random.chance(0.03) ? cancelled : done(random.chance(0.3) ? states.closed : states.complete);
  if (offset <= -3)
    return done(
      random.weigh([
        [states.complete, 5],
        [states.review, 4],
        [states.processing, long ? 5 : 0],
      ]),
    );
  if (offset <= -1)
    return done(
      random.weigh([
        [states.complete, 1],
        [states.review, 3],
        [states.processing, long ? 6 : 0],
        [states.active, 3],
      ]),
    );
  if (offset === 0 && begun) return done(states.active);
  if (random.chance(0.02)) return cancelled;
  const assigned = !isCarriedOutByTenant(type) && random.chance(shareAssigned(offset));
  return {
    state: assigned ? states.assigned : states.pending,
    cancelled: false,
    confirmed: random.chance(offset < 3 ? 0.9 : 0.75),
    hasKeys: random.chance(offset < 3 ? 0.92 : 0.7),
  };
}

/** The share of visits that have a clerk, by the number of days ahead. */
function shareAssigned(offset: number): number {
  if (offset < 4) return 0.93;
  return offset < 14 ? 0.8 : 0.55;
}
