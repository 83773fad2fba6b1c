/** The edits on disk and the report as it is shown: what was typed stands over what the service has. */
import type { EditedField } from '#web/report/model/report-entry.ts';
import { type DrainOptions, reconcile } from './drain.ts';
import { type Edit, subjectOf } from './edit.ts';
import type { OwnEdits } from './own-edits.ts';

/** As after a reload. True when some of it waits to be sent. */
export async function showEdits(options: DrainOptions, rows: readonly Edit[]): Promise<boolean> {
  const { report } = options;
  for (const row of rows) report.type(subjectOf(row), row.field, row.value, row.state);
  const waiting = rows.filter((row) => row.state === 'waiting' && report.entry(subjectOf(row)) !== undefined);
  for (const [subject, ofOne] of Map.groupBy(waiting, subjectOf)) await reconcile(options, subject, ofOne);
  return waiting.length > 0;
}

/** What somebody else has sent or given up for this one is no longer typed here: the rows on disk are what counts. */
export async function settleSentElsewhere({ report, own }: DrainOptions & { own: OwnEdits }): Promise<void> {
  const typed = report.subjects().flatMap((subject) =>
    Object.entries(report.entry(subject)?.typed ?? {}).map(([field, value]) => ({
      subject,
      field: field as EditedField,
      value,
    })),
  );
  if (typed.length === 0) return;
  const keys = new Set((await own.list()).map(({ key }) => key));
  // What was typed since the rows were asked for stays.
  for (const { subject, field, value } of typed)
    if (!keys.has(own.keyOf(subject, field))) report.settle(subject, field, value);
}
