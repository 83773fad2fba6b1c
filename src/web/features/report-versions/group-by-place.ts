import { placeText } from '#domain/correction/difference-words.ts';
import type { ReportDifference } from '#web/queries/generated/types.gen.ts';

export type PlaceDifferences = { place: string; differences: ReportDifference[] };

/** In the order of the report. */
export function groupByPlace(differences: readonly ReportDifference[]): PlaceDifferences[] {
  return [...Map.groupBy(differences, placeText)].map(([place, here]) => ({ place, differences: here }));
}
