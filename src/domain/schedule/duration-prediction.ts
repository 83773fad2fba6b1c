/** Estimates how long an inspection takes, until the account's own history can tell. */
import type { InspectionTypeCode } from '../inspection-type.ts';

export type PropertyShape = { beds: number; furnished: string | null };

/** Minutes for a studio, and for each bedroom beyond it, unfurnished. */
const usual: Record<InspectionTypeCode, { base: number; perBed: number }> = {
  1: { base: 60, perBed: 30 },
  2: { base: 45, perBed: 15 },
  3: { base: 30, perBed: 10 },
  4: { base: 30, perBed: 10 },
  5: { base: 60, perBed: 25 },
  6: { base: 75, perBed: 35 },
  7: { base: 60, perBed: 15 },
  8: { base: 20, perBed: 10 },
  150: { base: 30, perBed: 10 },
  231: { base: 30, perBed: 10 },
};

const furnishedFactor: Record<string, number> = { 'part furnished': 1.15, 'fully furnished': 1.35 };

/** Minutes, in quarters of an hour. */
export function predictDuration(type: InspectionTypeCode, { beds, furnished }: PropertyShape): number {
  const { base, perBed } = usual[type];
  const minutes = (base + perBed * Math.min(beds, 10)) * (furnishedFactor[(furnished ?? '').toLowerCase()] ?? 1);
  return Math.max(15, Math.round(minutes / 15) * 15);
}
