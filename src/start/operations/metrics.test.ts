/** Operators read figures of a real service and worker; the alerts and the dashboard are held against them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { apiPlugin } from '#api/build-api.ts';
import { buildWorker } from '#jobs/build-worker.ts';
import { workKinds } from '#store/events/outbox.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildLog, requestOptions } from '../server/request-log.ts';
import { buildMetrics, type Metrics } from './metrics.ts';
import { openOperationsPort } from './operations-port.ts';

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url));

let api: TestApi;
let app: TestApi['app'];
let metrics: Metrics;
beforeAll(async () => {
  api = await testApi();
  metrics = buildMetrics();
  metrics.watchDisk(api.dataDir);
  metrics.watchDatabase(api.database);
  metrics.watchInstallation(api.database, workKinds);
  app = fastify(requestOptions(buildLog('silent'), [])) as TestApi['app'];
  metrics.watchRequests(app);
  const settings = { publicUrl: 'http://localhost:8080', dataDir: api.dataDir, webhookAllowLoopback: true };
  await app.register(apiPlugin, {
    prefix: '/api',
    database: api.database,
    linkKey: await installationKey(api.database, 'links'),
    settings: { ...settings, rateLimit: false, checkResponses: true },
  });
});
afterAll(async () => {
  metrics.close();
  await app.close();
  await api.close();
});

test('the first look already tells of every queue', async () => {
  expect(await figure('keyturn_work_overdue_seconds{kind="delivery"}')).toBe(0);
  expect(await figure('keyturn_work_retrying{kind="delivery"}')).toBe(0);
});

/** The number behind `name{labels}`. */
async function figure(line: string): Promise<number | undefined> {
  const { text } = await metrics.read();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

test('requests are counted by operation and status, and addresses of no operation together', async () => {
  const { token } = await api.account.user('manager');
  const headers = { authorization: `Bearer ${token}` };
  await app.inject({ url: '/api/me', headers });
  await app.inject({ url: '/api/me', headers });
  await app.inject({ url: '/api/me' });
  await app.inject({ url: '/api/nowhere', headers });
  await app.inject({ url: '/api/somewhere-else', headers });
  expect(await figure('keyturn_http_requests_total{operation="getMe",status="200"}')).toBe(2);
  expect(await figure('keyturn_http_requests_total{operation="getMe",status="401"}')).toBe(1);
  expect(await figure('keyturn_http_requests_total{operation="other",status="404"}')).toBe(2);
  expect(await figure('keyturn_http_request_duration_seconds_count{operation="getMe"}')).toBe(3);
});

test('work waits in its queue, overdue by how long it has waited, until a worker has done it', async () => {
  const report = await givenReport(api);
  await report.room('Hall');
  expect((await report.asManager('POST', `${report.base}/pdf`)).status).toBe(202);
  await vi.waitUntil(async () => ((await figure('keyturn_work_overdue_seconds{kind="pdf"}')) ?? 0) > 0.2);
  expect(await figure('keyturn_work_waiting{kind="pdf"}')).toBe(1);
  expect(await figure('keyturn_work_retrying{kind="pdf"}')).toBe(0);

  const worker = buildWorker({
    database: api.database,
    settings: { publicUrl: 'http://localhost:8080', dataDir: api.dataDir, webhookAllowLoopback: true },
    log: { error: () => undefined, info: () => undefined },
  });
  await worker.start();
  try {
    const done = 'keyturn_work_total{kind="pdf",outcome="done"}';
    await vi.waitUntil(async () => (await figure(done)) === 1, { timeout: 60_000, interval: 100 });
  } finally {
    await worker.stop();
  }
  expect(await figure('keyturn_work_waiting{kind="pdf"}')).toBe(0);
  expect(await figure('keyturn_work_overdue_seconds{kind="pdf"}')).toBe(0);
  expect(await figure('keyturn_work_duration_seconds_count{kind="pdf"}')).toBe(1);
});

test('entries of the security log are counted by their kind', async () => {
  const administrator = api.as((await api.account.user('administrator')).token);
  const line = 'keyturn_security_events_total{kind="webhook.added"}';
  expect(await figure(line)).toBeUndefined();
  const url = 'http://127.0.0.1:9/';
  expect((await administrator('POST', '/webhooks', { url, events: ['pdf.generated'] })).status).toBe(200);
  expect(await figure(line)).toBe(1);
});

test('no label holds an id, a name or a key of anybody', async () => {
  const { text } = await metrics.read();
  const labels = new Set(
    [...text.matchAll(/^keyturn_\w+\{([^}]*)\}/gm)].flatMap(([, all = '']) => all.match(/\w+(?==)/g) ?? []),
  );
  expect([...labels].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'kind',
    'le',
    'of',
    'operation',
    'outcome',
    'state',
    'status',
  ]);
});

test('disk, uploads and connections are there', async () => {
  expect(await figure('keyturn_disk_bytes{of="free"}')).toBeGreaterThan(0);
  expect(await figure('keyturn_uploads_bytes')).toBe(0);
  expect(await figure('keyturn_database_connections{state="wanted"}')).toBe(0);
});

/** Asks the port by its own connection. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request({ port, path, headers, method, host: '127.0.0.1' }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

test('the port answers /metrics alone, and only those who know the token', async () => {
  const at = { port: 0, host: '127.0.0.1', metricsToken: 'a token for prometheus' };
  const door = await openOperationsPort(at, metrics);
  try {
    const { port } = door;
    const right = { authorization: 'Bearer a token for prometheus' };
    expect((await ask(port, '/metrics', right)).text).toContain('nodejs_eventloop_lag_seconds');
    expect((await ask(port, '/metrics')).status).toBe(401);
    expect((await ask(port, '/metrics', { authorization: 'Bearer another' })).status).toBe(401);
    expect((await ask(port, '/metrics', right, 'POST')).status).toBe(405);
    expect((await ask(port, '/api/me', right)).status).toBe(404);
  } finally {
    await door.close();
  }
});

type Rule = { alert: string; expr: string; annotations: { summary: string; runbook: string } };
const alertsPath = `${deploy}prometheus/alerts.yaml`;
const rules = (parse(readFileSync(alertsPath, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  ({ rules: of }) => of,
);
type Panel = { title: string; targets: { expr: string }[] };
const { panels } = JSON.parse(readFileSync(`${deploy}grafana/keyturn.json`, 'utf8')) as { panels: Panel[] };

/** `up` is Prometheus's own. */
const namesIn = (expr: string): string[] => expr.match(/\b(?:keyturn|nodejs|process)_\w+/g) ?? [];

test('the alerts and the dashboard ask for metrics that there are', async () => {
  const { text } = await metrics.read();
  const known = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const asked = [...rules, ...panels.flatMap(({ targets }) => targets)].flatMap(({ expr }) => namesIn(expr));
  expect(asked.length).toBeGreaterThan(15);
  expect([...new Set(asked)].filter((name) => !known.has(name))).toEqual([]);
});

test('each alert leads to a paragraph that says what to do', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../docs/operating.md', import.meta.url)), 'utf8');
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook, alert).toBe(`docs/operating.md#${alert.toLowerCase()}`);
    expect(page).toContain(`### ${alert}\n`);
  }
});

test('promtool finds nothing wrong with the alerts, where it is installed', () => {
  const { error, status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', alertsPath], { encoding: 'utf8' });
  if (error !== undefined) return;
  expect(status, `${stdout}${stderr}`).toBe(0);
});
