/** Headings that this firm has matched before, the latest last. */
import type { ImportKind } from '#domain/import/import-kind.ts';
import { plainHeading } from '#domain/import/match-columns.ts';
import { listImports } from '#web/queries/generated/sdk.gen.ts';

export async function rememberedColumns(kind: ImportKind): Promise<Map<string, string | null>> {
  try {
    const { data } = await listImports({ query: { kind: [kind], per_page: 30 } });
    const columns = data.data.toReversed().flatMap((one) => one.columns);
    return new Map(columns.map(({ heading, field }) => [plainHeading(heading), field]));
  } catch {
    // The columns are matched by their names then.
    return new Map();
  }
}
