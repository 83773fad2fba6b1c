/**
 * Renders a report document to a PDF in this process. Services use `render-in-child.ts`: the layout blocks its thread.
 */
import { assembleReport } from './assemble/assemble-report.ts';
import { assembleClaims } from './claims/assemble-claims.ts';
import type { ClaimSheets } from './claims/claim-sheets.ts';
import { drawQrCode } from './draw-qr-code.ts';
import type { ReportDocument } from './report-document.ts';
import {
  type Compiled,
  type CompileInput,
  compileReport,
  findUndecodable,
  LayoutError,
  type Standard,
} from './typst/compile-report.ts';
import { loadPictures } from './typst/picture-files.ts';

export type RenderStep = 'pictures' | 'layout' | 'export';
/** The `percent` of the whole, never falling. */
export type RenderProgress = { step: RenderStep; percent: number };
export type RenderOptions = { signal?: AbortSignal; onProgress?: (progress: RenderProgress) => void };

export type RenderFacts = {
  pages: number;
  /** The PDF standard that the file meets; null when the text prevented it, and then `standardRefusal` says why. */
  standard: Standard | null;
  standardRefusal: string | null;
  /** The number of pictures that were replaced by a placeholder. */
  brokenPictures: number;
};
export type RenderedReport = RenderFacts & { pdf: Uint8Array };

/** Shares of the time, as measured on reports of 20 to 300 photographs. */
const percents = { pictures: 15, layout: 20, export: 80 };

/** The pages of the claim sheets of a dispute have templates of their own. */
export type PrintedDocument = ReportDocument | ClaimSheets;

export async function renderReport(document: PrintedDocument, options: RenderOptions = {}): Promise<RenderedReport> {
  const { signal, onProgress = () => {} } = options;
  signal?.throwIfAborted();
  const isReport = document.kind !== 'CLAIMS';
  const assembled = isReport ? assembleReport(document) : assembleClaims(document);
  let read = 0;
  const onRead = (done: number, total: number) => {
    const percent = Math.round((percents.pictures * done) / total);
    // Not for each of hundreds of pictures: each report of progress is written to the database.
    if (percent === read) return;
    read = percent;
    onProgress({ step: 'pictures', percent });
  };
  const { view, files, broken } = await loadPictures(assembled, onRead, signal);

  onProgress({ step: 'layout', percent: percents.layout });
  const url = isReport ? document.inspection.reportUrl : null;
  const qr = url === null ? null : drawQrCode(url);
  const input: CompileInput = {
    main: isReport ? 'page/report.typ' : 'page/claims.typ',
    data: JSON.stringify({ ...view, broken, hasQr: qr !== null }),
    qr: qr === null ? null : Buffer.from(qr),
    printedAt: new Date(document.printedAt),
    files,
    broken,
  };
  const onLaidOut = () => {
    // The layout cannot be interrupted, but the steps after it can be skipped.
    signal?.throwIfAborted();
    onProgress({ step: 'export', percent: percents.export });
  };
  const { pdf, pages, standard, standardRefusal } = compileOrRepair(input, view, onLaidOut);
  return { pdf, pages, standard, standardRefusal, brokenPictures: Object.keys(input.broken).length };
}

/** One undecodable picture stops the whole layout: it is found, replaced by a placeholder, and the rest is printed. */
function compileOrRepair(input: CompileInput, view: object, onLaidOut: () => void): Compiled {
  try {
    return compileReport(input, onLaidOut);
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    const undecodable = findUndecodable(input);
    if (undecodable.length === 0) throw error;
    for (const name of undecodable) {
      input.files.delete(name);
      input.broken[name] = 'the file is damaged';
    }
    input.data = JSON.stringify({ ...view, broken: input.broken, hasQr: input.qr !== null });
    return compileReport(input, onLaidOut);
  }
}
