/**
 * Other people's changes, as the service tells them (Server-Sent Events): queries that they make stale are fetched
 * again.
 */
import { listenToChanges } from '../generated/sdk.gen.ts';
import type { Change } from '../generated/types.gen.ts';
import { findOpenReport, findPresenceEar, onOpenReport, type PresenceNews, type ReportNews } from '../open-report.ts';
import { liveFeed } from '../live-feed.ts';
import { type PdfProgress, showPdfProgress } from '../pdf/pdf-progress.ts';
import { buildSharedLine } from './shared-line.ts';
import { buildStaleness } from './staleness.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Reports that several tabs open at once are asked for together. */
const GATHER_REPORTS_MS = 100;
/** Somebody who listens too often already reads everything afresh this often instead. */
const INSTEAD_MS = 60_000;
const everything = { type: 'changes.missed', timestamp: '', data: {} };

/**
 * Listens until it is stopped, by one stream for all tabs of `owner`. It ends after minutes, and a line may be lost:
 * missed changes are asked for. A page in the background does not listen.
 */
export function startLiveChanges(owner: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const ear = buildEar(signal);
  const restart = buildRestart();
  const line = buildSharedLine(owner, {
    hear: ear.hear,
    giveUp: ear.giveUp,
    followOthers: restart.soon,
    findReport: () => findOpenReport()?.inspectionId,
  });
  const stopFollowing = onOpenReport(() => {
    line.follow(findOpenReport()?.inspectionId);
    restart.now();
  });

  /** Another tab leads: the changes until now are asked for once, and it tells the rest. */
  async function catchUp(shown: AbortSignal): Promise<void> {
    const isCaughtUp = new AbortController();
    const ended = await ear.listenOnce(AbortSignal.any([shown, isCaughtUp.signal]), {
      onEvent: (isHead) => isHead && isCaughtUp.abort(),
    });
    if (isFull(ended)) ear.hear(everything, undefined);
  }

  async function listen() {
    while (!signal.aborted) {
      await untilVisible(signal);
      const shown = whileVisible(signal);
      let isForbidden = false;
      const work = async () => {
        isForbidden = await lead(shown, { ear, line, restart });
      };
      await line.lead(shown, work, () => catchUp(shown));
      if (isForbidden) return liveFeed.end();
      line.follow(undefined);
    }
  }

  void listen();
  return () => {
    stopping.abort();
    stopFollowing();
    restart.forget();
    line.close();
  };
}

type Ear = ReturnType<typeof buildEar>;
type Leading = { ear: Ear; line: ReturnType<typeof buildSharedLine>; restart: ReturnType<typeof buildRestart> };

/** Listens for all tabs until the page is hidden; resolves to whether there is nothing to listen to. */
async function lead(shown: AbortSignal, { ear, line, restart }: Leading): Promise<boolean> {
  let accepted: number[] = [];
  let wait = FIRST_WAIT_MS;
  while (!shown.aborted) {
    const over = restart.next();
    const own = findOpenReport()?.inspectionId;
    const reports = [...(own === undefined ? [] : [own]), ...line.followed()];
    const ended = await ear.listenOnce(AbortSignal.any([shown, over]), {
      reports,
      pass: line.pass,
      onEvent: () => {
        accepted = reports;
        wait = FIRST_WAIT_MS;
      },
    });
    if (over.aborted) continue;
    if (reports.length > 0 && isUnknownReport(ended)) {
      const fresh = reports.filter((id) => !accepted.includes(id));
      const unknown = fresh.length > 0 ? fresh : reports;
      line.forget(unknown);
      ear.giveUp(unknown);
      continue;
    }
    if (isRefused(ended)) return true;
    await pause(isFull(ended) ? INSTEAD_MS : wait, shown);
    if (isFull(ended) && !shown.aborted) {
      ear.hear(everything, undefined);
      line.pass(everything, undefined);
    }
    if (ended !== undefined) wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }
  return false;
}

type Listening = {
  reports?: number[];
  pass?: (change: Change, id: string | undefined) => void;
  /** The head of the feed comes after everything that was missed. */
  onEvent: (isHead: boolean) => void;
};

/** This tab's hearing, whether from the service or from another tab. */
function buildEar(signal: AbortSignal) {
  const stale = buildStaleness(signal);
  let lastId: string | undefined;

  function hear({ type, data }: Change, id: string | undefined): void {
    lastId = id ?? lastId;
    if (type === 'report.written') {
      const report = findOpenReport();
      if (report?.inspectionId === data['inspection_id']) report?.hear(data as ReportNews);
      findPresenceEar(data['inspection_id'])?.begin();
    } else if (type === 'report.present') findPresenceEar(data['inspection_id'])?.hear(data as PresenceNews);
    else if (type === 'changes.missed') stale.everything();
    else if (type !== 'pdf.progress' || !showPdfProgress(data as PdfProgress)) stale.after(type, data);
  }

  return {
    hear,

    /** The rest is heard of without it. */
    giveUp: (reports: number[]): void => {
      const report = findOpenReport();
      if (report !== undefined && reports.includes(report.inspectionId)) report.giveUp();
    },

    /** Resolves to why the stream ended; undefined when it was only over, or is to be another. */
    listenOnce: async (ending: AbortSignal, { reports = [], pass, onEvent }: Listening): Promise<unknown> => {
      let ended: unknown;
      try {
        const { stream } = await listenToChanges({
          ...(lastId !== undefined && { headers: { 'last-event-id': lastId } }),
          // Without an id: what changed while the page was fetched and nobody listened yet.
          query: { since_seconds: pageAgeSeconds(), ...(reports.length > 0 && { report: reports }) },
          signal: ending,
          // It is known here from where to go on and when to stop; the generated client would try for ever.
          sseMaxRetryAttempts: 1,
          onSseError: (error) => {
            ended = error;
          },
          onSseEvent: ({ id, data }) => {
            lastId = id ?? lastId;
            onEvent(id !== undefined && data === undefined);
          },
        });
        for await (const change of stream) {
          hear(change, undefined);
          pass?.(change, lastId);
        }
      } catch (error) {
        ended = error;
      }
      return ending.aborted ? undefined : ended;
    },
  };
}

/** Ends a stream that is to be another: at once, or together with others that are about to. */
function buildRestart() {
  let over = new AbortController();
  let timer: number | undefined;
  return {
    next: (): AbortSignal => {
      over = new AbortController();
      return over.signal;
    },
    now: (): void => over.abort(),
    soon: (): void => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        over.abort();
      }, GATHER_REPORTS_MS);
    },
    forget: (): void => window.clearTimeout(timer),
  };
}

/** Everything on a page was requested since the page began. Only the clock goes on while the machine sleeps. */
function pageAgeSeconds(): number {
  return Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin) / 1000);
}

/** A deployment without the operation, or a person who may not listen: nothing to try again, and nothing to complain about. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && /^SSE failed: (?:403|404|405|501)/.test(error.message);
}

/** One person listens so often at most. */
function isFull(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('SSE failed: 429');
}

function isUnknownReport(error: unknown): boolean {
  return error instanceof Error && /^SSE failed: (?:403|422)/.test(error.message);
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

/** Aborts when the page goes to the background, or when `signal` does. */
function whileVisible(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const either = AbortSignal.any([signal, hidden.signal]);
  const handleVisibility = () => document.visibilityState === 'hidden' && hidden.abort();
  document.addEventListener('visibilitychange', handleVisibility, { signal: either });
  handleVisibility();
  return either;
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
