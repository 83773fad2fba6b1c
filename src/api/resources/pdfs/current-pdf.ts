/** A PDF is current when the report would print the same now. */
import { LRUCache } from 'lru-cache';
import { startsFrom } from '#domain/initialization.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import { Refusal } from '#domain/refusal.ts';
import { fingerprintContents } from '#jobs/report-document/printed-content.ts';
import type { Store } from '#store/build-store.ts';
import type { PdfContent } from '#store/pdfs/pdf-requests.ts';
import type { PdfSource } from '#store/pdfs/pdf-versions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** A PDF as it would be printed now. */
    printedContent: ReturnType<typeof buildPrintedContent>;
  }
}

/** Hundreds of bytes each. */
const MOST_KEPT = 5000;

/** Reads the whole report only where one of the versions has moved since it was asked the last time. */
export function buildPrintedContent(publicUrl: string) {
  const kept = new LRUCache<string, Promise<string>>({ max: MOST_KEPT });

  const fingerprint = async (
    store: Store,
    { accountId, inspectionId, versions }: PdfSource,
    type: PdfType,
    key: string,
  ) => {
    const contents = await store.pdfs.readContents(accountId, inspectionId);
    const { versions: after } = await store.pdfs.getSource({ accountId, clientId: null }, inspectionId);
    // Changed while it was read.
    if (after !== versions) kept.delete(key);
    return fingerprintContents(contents, type, publicUrl);
  };

  return async (store: Store, source: PdfSource, type: PdfType): Promise<PdfContent> => {
    const { accountId, inspectionId, reportVersion, versions } = source;
    const key = [accountId, inspectionId, type, versions].join();
    let contentKey = kept.get(key);
    if (contentKey === undefined) {
      contentKey = fingerprint(store, source, type, key);
      kept.set(key, contentKey);
      contentKey.catch(() => kept.delete(key));
    }
    return { accountId, inspectionId, type, reportVersion, contentKey: await contentKey };
  };
}

export function checkPdfType(type: PdfType, { initializationType }: PdfSource): void {
  if (type !== 'CHANGES' || initializationType === startsFrom.report) return;
  throw new Refusal(
    'no_source_report',
    'This report was not initialized from another, so there are no changes to show.',
  );
}
