/** The likely state of a visit, by how long ago it was or how far ahead it is. */
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import { type InspectionTypeCode, isCarriedOutByTenant } from '#domain/inspection-type.ts';
import type { Random } from '#demo/random.ts';

export type Outcome = { state: InspectionStateCode; cancelled: boolean; confirmed: boolean; hasKeys: boolean };

/** Types whose reports are dictated and typed. */
export function isLong(type: InspectionTypeCode): boolean {
  return type === 1 || type === 2 || type === 5 || type === 6;
}

export function stateOf(
  offset: number,
  begun: boolean,
  { type }: { type: InspectionTypeCode },
  random: Random,
): Outcome {
  const done = (state: InspectionStateCode): Outcome => ({ state, cancelled: false, confirmed: true, hasKeys: true });
  const cancelled: Outcome = { state: 500, cancelled: true, confirmed: true, hasKeys: true };
  const long = isLong(type);

  if (offset <= -35) return random.chance(0.035) ? cancelled : done(random.chance(0.93) ? 500 : 400);
  if (offset <= -7) return random.chance(0.03) ? cancelled : done(random.chance(0.3) ? 500 : 400);
  if (offset <= -3)
    return done(
      random.weigh([
        [400, 5],
        [350, 4],
        [310, long ? 5 : 0],
      ]),
    );
  if (offset <= -1)
    return done(
      random.weigh([
        [400, 1],
        [350, 3],
        [310, long ? 6 : 0],
        [300, 3],
      ]),
    );
  if (offset === 0 && begun) return done(300);
  if (random.chance(0.02)) return cancelled;
  const assigned = !isCarriedOutByTenant(type) && random.chance(shareAssigned(offset));
  return {
    state: assigned ? 200 : 100,
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
