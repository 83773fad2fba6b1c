/** The edits on disk and the report as it is shown: what was typed stands over what the service has. */
import type { EditedField } from '../report-entry.ts';
import { type DrainOptions, reconcile } from './drain.ts';
import { type Edit, editKey } from './edits.ts';

/** As after a reload. True when some of it waits to be sent. */
export async function showEdits(options: DrainOptions, rows: readonly Edit[]): Promise<boolean> {
  const { report } = options;
  for (const { itemId, field, value, state } of rows) report.type(itemId, field, value, state);
  const waiting = rows.filter((row) => row.state === 'waiting' && report.item(row.itemId) !== undefined);
  for (const [itemId, ofItem] of Map.groupBy(waiting, (row) => row.itemId)) await reconcile(options, itemId, ofItem);
  return waiting.length > 0;
}

/** What another tab has sent is no longer typed here: the rows on disk are what counts. */
export async function settleSentElsewhere({ report, edits, owner }: DrainOptions): Promise<void> {
  const typed = report
    .allItems()
    .flatMap((item) => (Object.keys(item.typed) as EditedField[]).map((field) => ({ item, field })));
  if (typed.length === 0) return;
  const rows = await edits.listOfReport(owner, report.inspectionId);
  const keys = new Set(rows.map(({ key }) => key));
  for (const { item, field } of typed)
    if (!keys.has(editKey(owner, report.inspectionId, item.id, field)))
      // What was typed since the rows were asked for stays.
      report.settle(item.id, field, item.typed[field] ?? null);
}
