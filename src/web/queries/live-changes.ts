/**
 * Other people's changes, as the service tells them (Server-Sent Events): queries that they make stale are fetched
 * again.
 */
import type { FeedKind } from '#domain/message/event-kind.ts';
import { afterWrite, type Written } from './after-write.ts';
import { listenToChanges } from './generated/sdk.gen.ts';
import { findOpenReport, onOpenReport, type ReportNews } from './open-report.ts';
import { liveFeed } from './live-feed.ts';
import { type PdfProgress, showPdfProgress } from './pdf-progress.ts';
import { queryClient } from './query-client.ts';

/** An attachment comes and goes with its report, whose editor keeps its own display. */
const staleAfter: Record<FeedKind, readonly Written[]> = {
  'pdf.generated': ['pdf'],
  'pdf.failed': ['pdf'],
  // For a list that does not know the PDF yet.
  'pdf.progress': ['pdf'],
  'inspection.created': ['inspection'],
  'inspection.updated': ['inspection'],
  'inspection.assigned': ['inspection'],
  'inspection.cancelled': ['inspection'],
  'inspection.state_changed': ['inspection'],
  'report.completed': ['inspection', 'pdf'],
  'report.commented': ['reportComment'],
  'report.signed': ['reportSignature'],
  'property.created': ['property'],
  'property.updated': ['property'],
  'attachment.created': [],
};

const kinds = Object.keys(staleAfter);

/** Several changes of one action arrive together and are fetched once. */
const GATHER_MS = 150;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Listens until it is stopped. A stream ends after minutes, and a line may be lost: missed changes are asked for. A
 * page in the background does not listen, since a browser opens only six lines to one HTTP/1.1 server for all its tabs.
 */
export function startLiveChanges(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const tell = gather(signal);
  let lastId: string | undefined;
  let wait = FIRST_WAIT_MS;
  let isOver = false;

  /** Resolves to why the stream ended; undefined when it was only over, or is to be another. */
  async function listenOnce(): Promise<unknown> {
    const over = new AbortController();
    const handleVisibility = () => document.visibilityState === 'hidden' && over.abort();
    document.addEventListener('visibilitychange', handleVisibility);
    const report = findOpenReport();
    const stopWaiting = onOpenReport(() => over.abort());
    let ended: unknown;
    try {
      const { stream } = await listenToChanges({
        ...(lastId !== undefined && { headers: { 'last-event-id': lastId } }),
        // Without an id: what changed while the page was fetched and nobody listened yet.
        query: { since_seconds: pageAgeSeconds(), ...(report !== undefined && { report: report.inspectionId }) },
        signal: AbortSignal.any([signal, over.signal]),
        // It is known here from where to go on and when to stop; the generated client would try for ever.
        sseMaxRetryAttempts: 1,
        onSseError: (error) => {
          ended = error;
        },
        onSseEvent: ({ id }) => {
          lastId = id ?? lastId;
          wait = FIRST_WAIT_MS;
        },
      });
      for await (const { type, data } of stream) {
        if (type === 'report.written') report?.hear(data as ReportNews);
        else if (type === 'changes.missed') tell(...kinds);
        else if (type === 'pdf.progress' && showPdfProgress(data as PdfProgress)) continue;
        else tell(type);
      }
    } catch (error) {
      ended = error;
    } finally {
      document.removeEventListener('visibilitychange', handleVisibility);
      stopWaiting();
    }
    isOver = over.signal.aborted;
    if (isOver) return undefined;
    // The rest is heard of without it.
    if (report !== undefined && isUnknownReport(ended)) {
      report.giveUp();
      return undefined;
    }
    return ended;
  }

  async function listen() {
    while (!signal.aborted) {
      await untilVisible(signal);
      const ended = await listenOnce();
      if (isRefused(ended)) return liveFeed.end();
      if (!isOver) await pause(wait, signal);
      if (ended !== undefined) wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  void listen();
  return () => stopping.abort();
}

/** Everything on a page was requested since the page began. Only the clock goes on while the machine sleeps. */
function pageAgeSeconds(): number {
  return Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin) / 1000);
}

/** A deployment without the operation, or a person who may not listen: nothing to try again, and nothing to complain about. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && /^SSE failed: (?:403|404|405|501)/.test(error.message);
}

function isUnknownReport(error: unknown): boolean {
  return error instanceof Error && /^SSE failed: (?:403|422)/.test(error.message);
}

function gather(signal: AbortSignal): (...kinds: string[]) => void {
  const stale = new Set<Written>();
  let timer: number | undefined;
  signal.addEventListener('abort', () => window.clearTimeout(timer));

  function fetchAgain() {
    // A change just made here is not on the service yet; fetched now, the display would jump back and forth.
    if (queryClient.isMutating() > 0) {
      timer = window.setTimeout(fetchAgain, GATHER_MS);
      return;
    }
    timer = undefined;
    const written = [...stale];
    stale.clear();
    void afterWrite(...written);
  }

  return (...told) => {
    // A kind this browser app does not know yet changes nothing that it shows.
    for (const kind of told) for (const written of staleAfter[kind as FeedKind] ?? []) stale.add(written);
    if (stale.size > 0) timer ??= window.setTimeout(fetchAgain, GATHER_MS);
  };
}

/** Shorter when the line is back before. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      over.abort();
      window.clearTimeout(timer);
      resolve();
    };
    const timer = window.setTimeout(end, ms);
    window.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'visible' || signal.aborted) return resolve();
    const over = new AbortController();
    const end = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      over.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
  });
}
