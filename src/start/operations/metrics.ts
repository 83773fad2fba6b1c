/**
 * Tells Prometheus, at /metrics, of this process, its requests and its work; and, where it is a worker, the queues and
 * files of the whole installation, which every worker tells alike. No label holds an account, a person or a key.
 */
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { countWaiting, type WorkKind } from '#store/events/outbox.ts';
import { observed } from '#store/events/observed.ts';
import { sumOfUploads } from '#store/account/storage.ts';
import type { Database } from '#store/database/database.ts';

export type Metrics = {
  /** To be called before any route is added. */
  watchRequests: (app: FastifyInstance) => void;
  watchDatabase: (database: Database) => void;
  /** `kinds`: those that some worker carries out. */
  watchInstallation: (database: Database, kinds: readonly WorkKind[]) => void;
  watchDisk: (dataDir: string) => void;
  /** In the text format of Prometheus. */
  read: () => Promise<{ contentType: string; text: string }>;
  close: () => void;
};

/** In seconds: people wait for the first, jobs take the last. */
const REQUEST_TIMES = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const WORK_TIMES = [0.1, 0.5, 1, 2.5, 5, 15, 60, 300, 1800];

/** For files and addresses without an operation, which have no names of their own: there may be any number of them. */
const NO_OPERATION = 'other';

export function buildMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  let countQueues = async (): Promise<void> => undefined;
  const stops = [watchWork(registry), watchSecurityEvents(registry)];

  return {
    watchRequests: (app) => {
      const requests = new Counter({
        name: 'keyturn_http_requests_total',
        help: 'Requests that were answered, by operation of the interface and status.',
        labelNames: ['operation', 'status'],
        registers,
      });
      const times = new Histogram({
        name: 'keyturn_http_request_duration_seconds',
        help: 'Time from a request to the end of its answer, by operation. Streams last as long as somebody listens.',
        labelNames: ['operation'],
        buckets: REQUEST_TIMES,
        registers,
      });
      app.addHook('onResponse', (request, reply, done) => {
        const operation = request.routeOptions.schema?.operationId ?? NO_OPERATION;
        requests.inc({ operation, status: reply.statusCode });
        times.observe({ operation }, reply.elapsedTime / 1000);
        done();
      });
    },

    watchDatabase: ({ pool }) => {
      const connections = new Gauge({
        name: 'keyturn_database_connections',
        help: 'Connections of this process to PostgreSQL: at work, idle, and requests that wait for one.',
        labelNames: ['state'],
        registers,
        collect: () => {
          connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          connections.set({ state: 'idle' }, pool.idleCount);
          connections.set({ state: 'wanted' }, pool.waitingCount);
        },
      });
    },

    watchInstallation: (database, kinds) => {
      countQueues = watchQueues(database, kinds, registry);
      watchUploads(database, registry);
    },

    watchDisk: (dataDir) => {
      const disk = new Gauge({
        name: 'keyturn_disk_bytes',
        help: 'The disk of DATA_DIR: its size, and what is free on it.',
        labelNames: ['of'],
        registers,
        collect: async () => {
          const { blocks, bavail, bsize } = await statfs(dataDir);
          disk.set({ of: 'size' }, blocks * bsize);
          disk.set({ of: 'free' }, bavail * bsize);
        },
      });
    },

    read: async () => {
      await countQueues();
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
    close: () => {
      for (const stop of stops) stop();
      registry.clear();
    },
  };
}

function watchWork(registry: Registry): () => void {
  const registers = [registry];
  const ended = new Counter({
    name: 'keyturn_work_total',
    help: 'Work of this process that ended, by kind and outcome: done, again (it is tried once more), given_up, broken.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const times = new Histogram({
    name: 'keyturn_work_duration_seconds',
    help: 'Time that work of this process took, by kind.',
    labelNames: ['kind'],
    buckets: WORK_TIMES,
    registers,
  });
  return observed.work.listen(({ kind, outcome, seconds }) => {
    ended.inc({ kind, outcome });
    times.observe({ kind }, seconds);
  });
}

function watchSecurityEvents(registry: Registry): () => void {
  const events = new Counter({
    name: 'keyturn_security_events_total',
    help: 'Entries of the security log by kind, sign-ins and failed ones among them.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return observed.securityEvent.listen((kind) => events.inc({ kind }));
}

/** Returns what counts them anew. */
function watchQueues(database: Database, kinds: readonly WorkKind[], registry: Registry): () => Promise<void> {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help: `${help}, by kind.`, labelNames: ['kind'], registers: [registry] });
  const waiting = gauge('keyturn_work_waiting', 'Work of the installation that waits, now or for its time');
  const retrying = gauge('keyturn_work_retrying', 'Work of the installation that failed and is tried again');
  const overdue = gauge(
    'keyturn_work_overdue_seconds',
    'How long the oldest due work of the installation has waited for a worker',
  );
  return async () => {
    for (const kind of kinds) {
      const counted = await countWaiting(database, kind);
      waiting.set({ kind }, counted.waiting);
      retrying.set({ kind }, counted.retrying);
      overdue.set({ kind }, counted.overdue);
    }
  };
}

function watchUploads(database: Database, registry: Registry): void {
  const bytes = new Gauge({
    name: 'keyturn_uploads_bytes',
    help: 'Uploaded files of all accounts, each counted once in its account.',
    registers: [registry],
    collect: async () => {
      bytes.set(await sumOfUploads(database));
    },
  });
}
