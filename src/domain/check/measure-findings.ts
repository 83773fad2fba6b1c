/** How many of the faults that were put into reports the checks find, and how many that they find were put there. */
import seeded from './seeded-faults.json' with { type: 'json' };
import { type CheckedItem, finds, type Finding, findings } from './findings-of.ts';

type SeededItem = {
  name: string;
  condition: string | number | null;
  before?: string | null;
  responsibilities?: string[];
  isSeen?: boolean;
  faults: string[];
};
type SeededReport = {
  by: string;
  typeId: number;
  rooms: { blockType: string; items: SeededItem[] }[];
};

export type Measured = { seeded: number; found: number; right: number };

/** `by`: those of one kind of report. */
export function measureFindings(finding: Finding | undefined, day: string, by?: string): Measured {
  const reports: readonly SeededReport[] = seeded;
  const measured = { seeded: 0, found: 0, right: 0 };
  for (const { typeId, rooms } of reports.filter((report) => by === undefined || report.by === by))
    for (const { blockType, items } of rooms)
      for (const item of items)
        for (const one of finding === undefined ? findings : [finding]) {
          const isSeeded = item.faults.includes(one);
          const isFound = finds(one, checked(item, { typeId, blockType }), day);
          measured.seeded += Number(isSeeded);
          measured.found += Number(isFound);
          measured.right += Number(isSeeded && isFound);
        }
  return measured;
}

const checked = (
  { name, condition, before, responsibilities = [], isSeen = false }: SeededItem,
  { typeId, blockType }: { typeId: number; blockType: string },
): CheckedItem => ({ typeId, blockType, name, condition, before, responsibilities, isSeen, isRoomSeen: false });

export const recallOf = ({ seeded: all, right }: Measured): number => right / all;
export const precisionOf = ({ found, right }: Measured): number => right / found;
