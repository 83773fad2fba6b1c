/** One line about a room at a visit: how it is kept, a full stop, then condition and located defects. */
import type { Random } from '#demo/random.ts';
import wording from './overview.json' with { type: 'json' };
import type { RoomKind } from '#domain/usual-things/room-items.ts';
import { say } from './say.ts';

type Finding = { found: string; action?: string; responsibility?: string };

const { kept, keptOutside, untidy, general, weathered } = wording;
const particular: Partial<Record<string, readonly Finding[]>> = wording.particular;
export const remarks: Record<string, readonly string[]> = wording.remarks;

const outdoors = new Set<RoomKind>(['garden', 'exterior', 'balcony', 'communal', 'garage']);

export type OverviewLine = {
  condition: string;
  actions: { action: string; responsibility: string; comments: string | null }[];
};

export function sayOverview(kind: RoomKind | null, random: Random): OverviewLine {
  const outside = kind !== null && outdoors.has(kind);
  const opening = say(random.pick(outside ? keptOutside : random.chance(0.88) ? kept : untidy), random);
  if (random.chance(0.45))
    return { condition: `${opening}. ${random.pick(['Good order', 'Good order, clean', 'Good'])}`, actions: [] };
  const bank: Finding[] = [...(outside ? weathered : general), ...(kind === null ? [] : (particular[kind] ?? []))];
  const findings = random.some(
    bank,
    random.weigh([
      [1, 4],
      [2, 2],
    ]),
  );
  return {
    condition: `${opening}. ${random.pick(['Good order', 'Fair', 'Good'])}: ${findings.map(({ found }) => say(found, random)).join('; ')}`,
    actions: findings.flatMap(({ action, responsibility }) =>
      action === undefined || responsibility === undefined ? [] : [{ action, responsibility, comments: null }],
    ),
  };
}

export function sayRemark(line: string, random: Random): string {
  const bank = remarks[line];
  if (bank === undefined) throw new Error(`Nothing is remarked about '${line}'.`);
  return say(random.pick(bank), random);
}
