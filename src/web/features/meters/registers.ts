/** Meters with the registers that hang on them: one that counts day and night apart has a register for each. */
import type { Meter } from '#web/queries/generated/types.gen.ts';

export type MeterWithRegisters = { meter: Meter; registers: readonly Meter[] };

/** In the order in which they were added; a register of a register stands with the meter they all hang on. */
export function withRegisters(meters: readonly Meter[]): MeterWithRegisters[] {
  const byId = new Map(meters.map((meter) => [meter.id, meter]));
  const rootOf = (meter: Meter): Meter => {
    const parent = byId.get(meter.parent_id ?? 0);
    return parent === undefined ? meter : rootOf(parent);
  };
  const groups = Map.groupBy(meters, (meter) => rootOf(meter).id);
  return meters
    .filter((meter) => rootOf(meter) === meter)
    .map((meter) => ({ meter, registers: (groups.get(meter.id) ?? []).filter((one) => one !== meter) }));
}

/** `Electricity, day`: in a report or a list the name of a register stands without its meter. */
export const registerNames = (type: string): string[] =>
  ['day', 'night', 'peak', 'off-peak', 'import', 'export'].map((which) => `${type}, ${which}`);

export const dayAndNight = ['day', 'night'] as const;
