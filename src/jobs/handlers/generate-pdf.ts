/** Makes one PDF: reads the report, renders it in a child process, puts the file in place, tells the webhooks. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { RenderError, renderReportFile } from '#pdf/render-in-child.ts';
import type { WorkOutcome } from '#store/events/observed.ts';
import type { Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { ensureRendition } from '#store/files/file-renditions.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';
import { readPdfContents } from '#store/pdfs/pdf-source.ts';
import { findTimeStamp } from '#store/pdfs/time-stamps.ts';
import { findPdfSigner } from '#store/secrets/firm-certificate.ts';
import { buildProgressWriter } from '../progress-writer.ts';
import { fingerprintContents } from '../report-document/printed-content.ts';
import { readReportDocument } from '../report-document/read-report-document.ts';
import type { PictureFinder } from '../report-document/report-rooms.ts';
import { askTimeStamp } from '../time-stamp.ts';
import { buildPdfRecord } from './pdf-record.ts';

type Options = {
  database: Database;
  store: Store;
  /** Without the address of a server for time stamps PDFs have none. */
  settings: { publicUrl: string; dataDir: string; timeStampUrl?: string | undefined };
  log: Pick<Logger, 'error'>;
};

/** Milliseconds after each failed attempt but the last. */
const pauses = [2_000, 4_000];
/** Milliseconds the longest honest run takes, with the reading of the report. */
const LONGEST_RUN = 300_000;

/** Restarts in the middle of one PDF are bad luck; so many are its own doing. */
const MOST_INTERRUPTIONS = 5;

/** For the person who asked for it; details (paths, statements) are for the log. */
function reasonFor(error: unknown): string {
  return error instanceof RenderError ? error.message : 'The PDF could not be made. The log of the service says why.';
}

export function buildGeneratePdf({ database, store, settings, log }: Options) {
  const findPicture =
    (accountId: number): PictureFinder =>
    ({ sha256, rotation }, rendition) =>
      // A picture that cannot be read is named in the PDF instead of shown; it must not cost the whole report.
      ensureRendition(settings.dataDir, { accountId, sha256 }, rendition, rotation).catch((error: unknown) => {
        // It would be in the PDF once there is room: the job is tried again.
        if (isForWantOfRoom(error)) throw error;
        return null;
      });

  /** A server that gives none is asked again with the next attempt. The last goes without: nobody gets no PDF for want of a stamp. */
  const stampFor = ({ accountId, id: pdfId, attempts }: Pick<PdfRow, 'accountId' | 'id' | 'attempts'>) => {
    const { timeStampUrl } = settings;
    if (timeStampUrl === undefined) return undefined;
    return (imprint: Uint8Array): Promise<Uint8Array | null> =>
      findTimeStamp(database, accountId, { pdfId, imprint }, () => askTimeStamp(timeStampUrl, imprint)).catch(
        (error: unknown) => {
          if (pauses[attempts] !== undefined) throw error;
          log.error({ err: error, pdfId }, 'a PDF has no time stamp');
          return null;
        },
      );
  };

  return async (
    { accountId, id: pdfId }: { accountId: number; id: number },
    stopping: AbortSignal,
  ): Promise<WorkOutcome> => {
    const pdf = await store.pdfs.get(accountId, pdfId);
    if (pdf.state === 'ready' || pdf.state === 'failed') return 'done';
    const record = buildPdfRecord(store, pdf, settings.publicUrl);
    const interruptions = await record.start();
    if (interruptions >= MOST_INTERRUPTIONS) {
      log.error({ pdfId, interruptions }, 'a PDF is given up: the worker ended each time it was made');
      await record.fail('The service ended each time it made this PDF.', null);
      return 'given_up';
    }
    const progress = buildProgressWriter(record.setProgress);
    try {
      const path = pdfPath(settings.dataDir, pdf);
      await mkdir(dirname(path), { recursive: true });
      const contents = await readPdfContents(database, accountId, pdf.inspectionId);
      const document = await readReportDocument(contents, pdf.type, settings.publicUrl, findPicture(accountId));
      const signer = await findPdfSigner(database, accountId, settings.publicUrl);
      const { bytes, pages, sha256, standard } = await renderReportFile(document, path, {
        signal: AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_RUN)]),
        // Beside the PDFs, where nobody but the service writes.
        cacheFolder: join(dirname(path), '.modules'),
        signing: { ...signer, at: pdf.requestedAt, address: settings.publicUrl, stamp: stampFor(pdf) },
        onProgress: ({ percent }) => progress.tell(percent),
      });
      await progress.end();
      // The report may have changed since it was asked for: this PDF is of what it was made from.
      const contentKey = await fingerprintContents(contents, pdf.type, settings.publicUrl);
      await record.finish({ bytes, pages, sha256, standard, contentKey, reportVersion: contents.reportVersion });
      return 'done';
    } catch (error) {
      await progress.end();
      if (stopping.aborted) {
        await record.putDown();
        return 'again';
      }
      // The log comes first, or a reader of the failure would find nothing in it yet.
      log.error({ err: error, pdfId }, 'a PDF failed');
      const pause = pauses[pdf.attempts] ?? null;
      await record.fail(reasonFor(error), pause);
      return pause === null ? 'given_up' : 'again';
    }
  };
}
