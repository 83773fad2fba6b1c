/** Follows a bulk change to its end, on whatever page somebody is then, and offers to undo it. */
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getBulkChange, undoBulkChange } from '#web/queries/generated/sdk.gen.ts';
import type { BulkChange } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { endWords, isUnderWay } from './bulk-words.ts';

/** Milliseconds between two looks. */
const PAUSE = 700;
/** A line that is lost for a while is no end. */
const MOST_FAILURES = 20;

export async function followBulkChange(
  begun: BulkChange,
  onProgress: (change: BulkChange) => void = () => undefined,
): Promise<void> {
  let change = begun;
  let failures = 0;
  while (isUnderWay(change) && change.id !== null) {
    onProgress(change);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    try {
      ({ data: change } = await getBulkChange({ path: { bulk_change_id: change.id } }));
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures < MOST_FAILURES) continue;
      showToast({ tone: 'failed', text: `How far the change is could not be read. ${errorText(error)}` });
      return;
    }
  }
  tell(change);
  await afterWrite(change.action === 'send_again' ? 'email' : 'inspection');
  await afterWrite('bulkChange');
}

function tell(change: BulkChange): void {
  const { id, counts, undo_until: until } = change;
  const canUndo = id !== null && until !== null && counts.changed > 0;
  showToast({
    text: endWords(change),
    tone: change.state === 'failed' ? 'failed' : 'done',
    ...(canUndo && { undo: () => void undo(id) }),
  });
}

export async function undo(id: number): Promise<void> {
  try {
    const { data } = await undoBulkChange({ path: { bulk_change_id: id } });
    await followBulkChange(data);
  } catch (error) {
    showToast({ tone: 'failed', text: `It was not undone. ${errorText(error)}` });
  }
}
