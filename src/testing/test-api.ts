/** The real service on a throwaway database, called through its whole stack without a socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { type ApiSettings, apiPlugin } from '#api/build-api.ts';
import { buildLog, requestOptions } from '#start/server/request-log.ts';
import { buildStore, type Store } from '#store/build-store.ts';
import { type Database, openDatabase } from '#store/database/database.ts';
import type { Patience } from '#store/database/patience.ts';
import type { Scanner } from '#store/files/file-scan.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { type GivenAccount, givenAccount } from './given-account.ts';
import { testDatabase } from './database/test-database.ts';
import { watchAnswers } from './interface/watch-answers.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Call = {
  (
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{
    status: number;
    headers: Record<string, unknown>;
    // Tests read answers of every shape; their assertions are what checks them.
    // oxlint-disable-next-line typescript/no-explicit-any -- the shape is what the test asserts
    json: any;
    text: string;
  }>;
};

export type TestApi = {
  app: FastifyInstance;
  database: Database;
  store: Store;
  account: GivenAccount;
  /** The directory of its files. */
  dataDir: string;
  /** Calls as the bearer of a token; undefined sends none. */
  as: (token: string | undefined) => Call;
  close: () => Promise<void>;
};

/** Limits are off unless a test is about them. A mail server is set, and no worker sends anything. An answer that the OpenAPI document does not describe fails the test that drew it. */
export async function testApi({
  rateLimit = false,
  countEveryMs = 3_600_000,
  smtpUrl = 'smtp://mail.example',
  scanner,
  patience,
  uploadQuota,
  isLocal = true,
  // Nobody answers there: a test that needs records has a server of its own.
  dnsServers = ['127.0.0.1:9'],
  furnish,
}: {
  rateLimit?: boolean;
  /** Nothing is written behind the back of a test unless it is about that. */
  countEveryMs?: number;
  smtpUrl?: string | null;
  scanner?: Scanner;
  uploadQuota?: number;
  isLocal?: boolean;
  /** For a test that waits for its end. */
  patience?: Patience;
  dnsServers?: string[];
  /** Fills the database while it is empty. */
  furnish?: (database: Database, dataDir: string) => Promise<unknown>;
} = {}): Promise<TestApi> {
  const { url, drop } = await testDatabase();
  const database = openDatabase(url, { poolSize: 4, ...(patience && { patience }) });
  const dataDir = await mkdtemp(join(tmpdir(), 'keyturn-test-'));
  await furnish?.(database, dataDir);
  // TEST_LOG=error shows the cause of an unexpected 500.
  // Links change every twelve hours; a test may compare two from before and after.
  const startedAt = Date.now() / 1000;
  const app = fastify(requestOptions(buildLog(process.env['TEST_LOG'] ?? 'silent'), []));
  watchAnswers(app);
  const settings = {
    rateLimit,
    countEveryMs,
    smtpUrl: smtpUrl ?? undefined,
    scanner,
    uploadQuota,
    isLocal,
    ownDomains: ['own.example'],
    dnsServers,
  };
  await addApi(app, { database, dataDir }, settings, () => startedAt);
  await app.ready();
  return {
    app,
    database,
    store: buildStore(database),
    dataDir,
    account: await givenAccount(database),
    as: (token) => (method, path, body, headers) => callApp(app, { method, url: `/api${path}` }, token, body, headers),
    close: async () => {
      await app.close();
      await database.close();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Adds the service to an app of a test's own, on a database and a folder of files that are there. Limits are off, and
 * answers are held against the OpenAPI document, unless `settings` say otherwise.
 */
export async function addApi(
  app: FastifyInstance,
  { database, dataDir }: Pick<TestApi, 'database' | 'dataDir'>,
  settings: Partial<ApiSettings> = {},
  linkClock?: () => number,
): Promise<void> {
  await app.register(apiPlugin, {
    prefix: '/api',
    database,
    linkKey: await installationKey(database, 'links'),
    linkClock,
    settings: {
      publicUrl: 'http://localhost:8080',
      dataDir,
      rateLimit: false,
      webhookAllowLoopback: true,
      checkResponses: true,
      ...settings,
    },
  });
}

export async function callApp(
  app: FastifyInstance,
  request: InjectOptions,
  token: string | undefined,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await app.inject({
    ...request,
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    json: isJson && response.body !== '' ? JSON.parse(response.body) : undefined,
    text: response.body,
  };
}
