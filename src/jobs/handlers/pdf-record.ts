/** How the making of one PDF goes on and ends: in its row, and in events for those who wait for it. */
import type { Store } from '#store/build-store.ts';
import type { MadePdf } from '#store/pdfs/pdf-making.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';

/** The live feed looks once a second. */
const TOLD_EVERY_MS = 1000;

export function buildPdfRecord(
  store: Store,
  { accountId, id, type, inspectionId }: Pick<PdfRow, 'accountId' | 'id' | 'type' | 'inspectionId'>,
  publicUrl: string,
) {
  let toldAt = 0;
  const about = (pdf: object) => ({ inspection_id: inspectionId, pdf: { id, type, ...pdf } });

  const tellProgress = async (tx: Store, state: PdfRow['state'], progress: number): Promise<void> => {
    toldAt = Date.now();
    await tx.events.add(accountId, 'pdf.progress', about({ state, progress }));
  };

  return {
    /** Resolves to how often a process has ended while it was made. */
    start: () =>
      store.inTransaction(async (tx) => {
        await tellProgress(tx, 'running', 0);
        return tx.pdfs.start(accountId, id);
      }),

    setProgress: async (percent: number): Promise<void> => {
      await store.pdfs.setProgress(accountId, id, percent);
      if (Date.now() - toldAt >= TOLD_EVERY_MS) await tellProgress(store, 'running', percent);
    },

    finish: (made: MadePdf) =>
      store.inTransaction(async (tx) => {
        if (!(await tx.pdfs.finish(accountId, id, made))) return;
        const url = `${publicUrl}/api/inspections/${inspectionId}/pdfs/${id}`;
        await tx.events.add(accountId, 'pdf.generated', about({ url }));
      }),

    /** Nothing is wrong with it: the worker stops, and another makes it. */
    putDown: () => store.pdfs.putDown(accountId, id),

    /** `restMs` is how long until the next attempt, null gives up. */
    fail: (why: string, restMs: number | null) =>
      store.inTransaction(async (tx) => {
        await tx.pdfs.fail(accountId, id, why, restMs);
        if (restMs === null) await tx.events.add(accountId, 'pdf.failed', about({ state: 'failed' }));
        else await tellProgress(tx, 'queued', 0);
      }),
  };
}
