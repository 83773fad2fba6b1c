/** The edits on disk and the report as it is shown: what was typed stands over what the service has. */
import type { EditedField } from '../report-entry.ts';
import { type DrainOptions, reconcile } from './drain.ts';
import type { Edit } from './edits.ts';
import type { OwnEdits } from './own-edits.ts';

/** As after a reload. True when some of it waits to be sent. */
export async function showEdits(options: DrainOptions, rows: readonly Edit[]): Promise<boolean> {
  const { report } = options;
  for (const { itemId, field, value, state } of rows) report.type(itemId, field, value, state);
  const waiting = rows.filter((row) => row.state === 'waiting' && report.item(row.itemId) !== undefined);
  for (const [itemId, ofItem] of Map.groupBy(waiting, (row) => row.itemId)) await reconcile(options, itemId, ofItem);
  return waiting.length > 0;
}

/** What somebody else has sent or given up for this one is no longer typed here: the rows on disk are what counts. */
export async function settleSentElsewhere({ report, own }: DrainOptions & { own: OwnEdits }): Promise<void> {
  const typed = report
    .allItems()
    .flatMap((item) => (Object.keys(item.typed) as EditedField[]).map((field) => ({ item, field })));
  if (typed.length === 0) return;
  const keys = new Set((await own.list()).map(({ key }) => key));
  for (const { item, field } of typed)
    if (!keys.has(own.keyOf(item.id, field)))
      // What was typed since the rows were asked for stays.
      report.settle(item.id, field, item.typed[field] ?? null);
}
