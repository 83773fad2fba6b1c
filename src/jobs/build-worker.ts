/** The worker: delivers webhooks, sends e-mails, makes PDFs and exports; several may run beside each other. */
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { senderAddress } from '#domain/message/sender-address.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { buildOutageLog } from '#store/database/database-away.ts';
import { tellFound } from '#store/events/found-events.ts';
import { observed } from '#store/events/observed.ts';
import { buildWork, dispatchEvents, emailKind, type TakenWork, type WorkKind } from '#store/events/outbox.ts';
import { buildDispatcher } from './dispatcher.ts';
import { buildDeliverWebhook } from './handlers/deliver-webhook.ts';
import { buildGeneratePdf } from './handlers/generate-pdf.ts';
import type { ReadAccount } from './exports/write-account-export.ts';
import { buildMakeExport } from './handlers/make-export.ts';
import { buildRunRetention } from './handlers/run-retention.ts';
import { buildSendEmail } from './handlers/send-email.ts';
import { buildWorkLoop, type CarryOut, type Shares } from './work-loop.ts';

export type WorkerSettings = {
  publicUrl: string;
  dataDir: string;
  /** Undefined: e-mails of firms without a mail server of their own are kept, and read in the app. */
  smtpUrl?: string | undefined;
  /** Undefined: the signatures of PDFs have no time stamps. */
  timeStampUrl?: string | undefined;
  webhookAllowLoopback: boolean;
  /** Milliseconds until a receiver that says nothing has failed; by default what Standard Webhooks asks for. */
  webhookTimeout?: number | undefined;
};
export type WorkerOptions = {
  database: Database;
  settings: WorkerSettings;
  log: Pick<Logger, 'error' | 'info'>;
  /** Writes as the service does, which the worker does not know. Undefined: imports wait. */
  runImport?: ((one: TakenWork, signal: AbortSignal) => Promise<void>) | undefined;
  /** The same for changes of many inspections. */
  runBulkChange?: ((one: TakenWork, signal: AbortSignal) => Promise<void>) | undefined;
  /** Writes e-mails as the service does. Undefined: people are told of nothing that waits. */
  tellWaiting?: ((one: TakenWork) => Promise<void>) | undefined;
  /** The same of the next day of clerks. */
  tellTheDay?: ((one: TakenWork) => Promise<void>) | undefined;
  /** The same of offers that nobody accepted. */
  tellLapsed?: ((one: TakenWork) => Promise<void>) | undefined;
  /** Reads as the service answers. Undefined: exports wait. */
  readAccount?: ReadAccount | undefined;
};

/** A child process fills a core, and may hold some hundred megabytes: four at most. */
const pdfsAtOnce = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
const emailsAtOnce = 2;
const messagesAtOnce = 2;
/** The other slot is for a small one of another account. */
const exportShares: Shares = { sharer: 1, account: 1, all: 2 };
/** It waits for PDFs most of the time. */
const packShares: Shares = { sharer: 2, account: 2, all: 4 };

/** A delivery mostly waits for its receiver, which costs next to nothing. */
export const deliveryShares: Shares = { sharer: 2, account: 32, all: 256 };
/** One rule after another: nothing waits for it. */
const retentionShares: Shares = { sharer: 1, account: 1, all: 1 };
/** Rows of one import follow each other. */
const importShares: Shares = { sharer: 1, account: 1, all: 2 };
/** One after another in an account: two may mean the same inspections. */
const bulkShares: Shares = { sharer: 1, account: 1, all: 2 };
/** Milliseconds between two looks for what webhooks are told of later. */
const TELL_PAUSE = 2000;
const evenly = (most: number): Shares => ({ sharer: most, account: most, all: most });

export function buildWorker(options: WorkerOptions) {
  const { database, settings, log, runImport, runBulkChange, readAccount } = options;
  const { tellWaiting, tellTheDay, tellLapsed } = options;
  const store = buildStore(database);
  const outages = buildOutageLog(log, 'jobs wait');
  const { smtpUrl, publicUrl, webhookAllowLoopback: allowLoopback, webhookTimeout: timeout } = settings;

  const loopOf = (kind: WorkKind, shares: Shares, carryOut: CarryOut) =>
    buildWorkLoop({
      work: buildWork(database, kind),
      shares,
      carryOut,
      onError: (error) => outages.failed(error, `work of the kind ${kind}`),
      onCarried: (outcome, seconds) => observed.work.tell({ kind, outcome, seconds }),
    });
  const loops = [
    loopOf('delivery', deliveryShares, buildDeliverWebhook({ store, rules: { allowLoopback, timeout } })),
    loopOf('pdf', evenly(pdfsAtOnce), buildGeneratePdf({ database, store, settings, log })),
    loopOf('retention', retentionShares, buildRunRetention({ database, store, dataDir: settings.dataDir })),
  ];
  if (readAccount !== undefined) {
    const makeExport = buildMakeExport({ database, store, settings, log, readAccount });
    loops.push(loopOf('export', exportShares, makeExport), loopOf('pack', packShares, makeExport));
  }
  if (tellWaiting !== undefined) loops.push(loopOf('message', evenly(messagesAtOnce), tellWaiting));
  if (tellTheDay !== undefined) loops.push(loopOf('day', evenly(messagesAtOnce), tellTheDay));
  if (tellLapsed !== undefined) loops.push(loopOf('lapse', evenly(messagesAtOnce), tellLapsed));
  if (runImport !== undefined) loops.push(loopOf('import', importShares, runImport));
  if (runBulkChange !== undefined) loops.push(loopOf('bulk', bulkShares, runBulkChange));
  const from = `Keyturn <${senderAddress(new URL(publicUrl).hostname)}>`;
  const sendEmail = buildSendEmail({ store, smtpUrl, from, dataDir: settings.dataDir, rules: { allowLoopback } });
  const emails = emailKind(smtpUrl);
  loops.push(loopOf(emails, evenly(emailsAtOnce), sendEmail));
  const dispatcher = buildDispatcher({
    dispatchEvents: () => dispatchEvents(database),
    loops: [...loops, { look: everyOften(TELL_PAUSE, () => tellFound(database)) }],
    onLooked: outages.succeeded,
    onError: (error) => outages.failed(error, 'looking for due work'),
  });

  return {
    start: async () => {
      // Perhaps with another mail server than before: none waits for the end of its rest.
      await buildWork(database, emails).wake();
      dispatcher.start();
    },
    /** Takes no new work and lets the work in hand finish, for at most `patience` milliseconds. */
    stop: async (patience = 10_000) => {
      await dispatcher.stop();
      await Promise.all(loops.map((loop) => loop.stop(patience)));
    },
  };
}

function everyOften(pause: number, act: () => Promise<void>): () => Promise<void> {
  let actedAt = -pause;
  return async () => {
    if (performance.now() - actedAt < pause) return;
    actedAt = performance.now();
    await act();
  };
}
