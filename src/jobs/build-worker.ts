/** The worker: takes jobs from the queues and does them; several may run beside each other. */
import { availableParallelism } from 'node:os';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { senderAddress } from '#domain/sender-address.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { buildOutageLog } from '#store/database/database-away.ts';
import { buildOutbox } from '#store/events/outbox.ts';
import { type Payloads, type QueueName, queues } from './definitions/queues.ts';
import { buildDispatcher } from './dispatcher.ts';
import { buildDeliverWebhook } from './handlers/deliver-webhook.ts';
import { buildGeneratePdf } from './handlers/generate-pdf.ts';
import { buildSendEmail } from './handlers/send-email.ts';
import { buildCourier } from './webhook-courier.ts';

export type WorkerSettings = {
  publicUrl: string;
  dataDir: string;
  /** Undefined: e-mails stay in the outbox, readable in the app. */
  smtpUrl?: string | undefined;
  webhookAllowLoopback: boolean;
  /** Milliseconds until a receiver that says nothing has failed; by default what Standard Webhooks asks for. */
  webhookTimeout?: number | undefined;
};
export type WorkerOptions = { database: Database; settings: WorkerSettings; log: Pick<Logger, 'error' | 'info'> };

/** Four at most: each may hold some hundred megabytes. */
const halfTheCores = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

type Handler<Name extends QueueName> = (payload: Payloads[Name], signal: AbortSignal) => Promise<void>;
type Handlers = { [Name in QueueName]?: Handler<Name> };

export function buildWorker({ database, settings, log }: WorkerOptions) {
  const store = buildStore(database);
  const outages = buildOutageLog(log, 'jobs wait');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
    schema: 'jobs',
    // Short looks, so that a job of a killed worker is taken over within seconds.
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 60,
    queueCacheIntervalSeconds: 2,
    schedule: false,
  });
  boss.on('error', (error) => outages.failed(error, 'queue'));
  const { smtpUrl, publicUrl } = settings;
  const handlers: Handlers = {
    'generate-pdf': buildGeneratePdf({ database, store, settings, log }),
    ...(smtpUrl !== undefined && {
      'send-email': buildSendEmail({ store, smtpUrl, from: `Keyturn <${senderAddress(new URL(publicUrl).hostname)}>` }),
    }),
  };
  const outbox = buildOutbox(database);
  const courier = buildCourier({
    outbox,
    deliver: buildDeliverWebhook({
      store,
      rules: { allowLoopback: settings.webhookAllowLoopback, timeout: settings.webhookTimeout },
    }),
    onError: (error) => outages.failed(error, 'delivering webhooks'),
  });
  const dispatcher = buildDispatcher({
    boss,
    outbox,
    courier,
    sendsEmail: smtpUrl !== undefined,
    onLooked: outages.succeeded,
    onError: (error) => outages.failed(error, 'looking for due work'),
  });

  const work = async <Name extends QueueName>(name: Name, handle: Handler<Name>) => {
    const { concurrency, ...queue } = queues[name];
    await boss.createQueue(name, { policy: 'exclusive', ...queue });
    // One that a former release made keeps its settings otherwise.
    await boss.updateQueue(name, queue);
    await boss.work<Payloads[Name]>(
      name,
      {
        localConcurrency: concurrency === 'one per two cores' ? halfTheCores : concurrency,
        pollingIntervalSeconds: 0.5,
        // Goes on at once while more is waiting.
        burstWhenReadyExceeds: 1,
      },
      async ([job]) => {
        if (job === undefined) return;
        await handle(job.data, job.signal);
      },
    );
  };

  return {
    start: async () => {
      await boss.start();
      for (const name of Object.keys(handlers) as QueueName[]) await work(name, handlers[name] as Handler<typeof name>);
      dispatcher.start();
    },
    /** Takes no new work and lets what is in hand finish, for at most `timeout` milliseconds. */
    stop: async (timeout = 10_000) => {
      await dispatcher.stop();
      await Promise.all([courier.stop(timeout), boss.stop({ graceful: true, timeout })]);
    },
  };
}
