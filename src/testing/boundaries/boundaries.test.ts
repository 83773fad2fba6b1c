import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zones } from './boundaries.ts';
import { type Breach, findBreaches } from './find-breaches.ts';

/** One import for each zone that its row forbids; `imported` is a file of a house made for this test, or a library. */
const forbidden: [zone: string, importing: string, imported: string][] = [
  ['src/domain', 'src/domain/rule.ts', 'zod'],
  ['src/domain', 'src/domain/clock.ts', 'node:fs'],
  ['src/domain', 'src/domain/row.ts', 'src/store/reports/rooms.ts'],
  ['src/contract', 'src/contract/room.ts', 'fastify'],
  ['src/store', 'src/store/reports/rooms.ts', 'src/contract/room.ts'],
  ['src/pdf', 'src/pdf/render.ts', 'src/store/reports/rooms.ts'],
  ['src/api', 'src/api/routes.ts', 'src/jobs/handlers/make.ts'],
  ['src/jobs', 'src/jobs/build.ts', 'src/api/routes.ts'],
  ['src/jobs/definitions', 'src/jobs/definitions/make.ts', 'src/pdf/render.ts'],
  ['src/jobs/report-document', 'src/jobs/report-document/read.ts', 'src/pdf/render.ts'],
  ['src/token-proxy', 'src/token-proxy/build.ts', 'src/contract/room.ts'],
  ['src/web', 'src/web/main.tsx', 'src/web/features/meters/list.tsx'],
  ['src/web', 'src/web/router.tsx', 'src/store/reports/rooms.ts'],
  ['src/web/paths', 'src/web/paths.ts', 'react-router'],
  ['src/web/env', 'src/web/env.ts', 'src/web/paths.ts'],
  ['src/web/listeners', 'src/web/listeners.ts', 'react'],
  ['src/web/pages/*', 'src/web/pages/meters/list.tsx', 'src/web/pages/rooms/list.tsx'],
  ['src/web/features/*', 'src/web/features/meters/list.tsx', 'src/web/features/rooms/list.tsx'],
  ['src/web/features/*', 'src/web/features/meters/page.tsx', 'src/web/pages/meters/list.tsx'],
  ['src/web/report/model', 'src/web/report/model/store.ts', 'src/web/report/sync/queue.ts'],
  ['src/web/report/requests', 'src/web/report/requests/local-ids.ts', 'src/web/report/sync/queue.ts'],
  ['src/web/report/sync', 'src/web/report/sync/queue.ts', 'src/web/features/meters/list.tsx'],
  ['src/web/report/pairs', 'src/web/report/pairs/then.ts', 'src/web/report/sync/queue.ts'],
  ['src/web/worker', 'src/web/worker/worker.ts', 'src/web/session/session.ts'],
  ['src/web/forms', 'src/web/forms/form.tsx', 'src/web/features/meters/list.tsx'],
  ['src/web/queries', 'src/web/queries/client.ts', 'src/web/forms/form.tsx'],
  ['src/web/session', 'src/web/session/session.ts', 'src/web/queries/client.ts'],
  ['src/web/shell', 'src/web/shell/layout.tsx', 'src/web/pages/meters/list.tsx'],
  ['src/web/ui', 'src/web/ui/controls/button.tsx', 'src/domain/rule.ts'],
  ['src/web/ui', 'src/web/ui/table/pager.tsx', 'node:fs'],
  ['src/start', 'src/start/main.ts', 'src/web/main.tsx'],
  ['src/demo', 'src/demo/photos.ts', 'src/api/routes.ts'],
  ['src/testing', 'src/testing/api.ts', 'src/web/main.tsx'],
  ['e2e', 'e2e/journey.spec.ts', 'src/store/reports/rooms.ts'],
  ['scripts', 'scripts/seed.ts', 'src/web/main.tsx'],
  ['a library of another folder', 'src/api/sql.ts', 'pg'],
  ['a library of another folder', 'src/web/features/rooms/drag.tsx', '@dnd-kit/core'],
  ['testing outside tests', 'src/api/plant.ts', 'src/testing/api.ts'],
  ['a folder without a row', 'src/utils/all.ts', 'zod'],
  ['a file that is not there', 'src/store/gone.ts', 'src/store/nowhere.ts'],
];

const allowed: [importing: string, imported: string][] = [
  ['src/contract/meter.ts', 'zod'],
  ['src/contract/order.ts', 'src/domain/rule.ts'],
  ['src/api/enqueue.ts', 'src/jobs/definitions/make.ts'],
  ['src/api/current.ts', 'src/jobs/report-document/content.ts'],
  ['src/api/routes.test.ts', 'src/testing/api.ts'],
  ['src/store/sql.ts', 'pg'],
  ['src/web/features/meters/row.tsx', 'src/web/features/meters/list.tsx'],
  ['src/web/pages/rooms/show.tsx', 'src/web/features/meters/list.tsx'],
  ['src/web/ui/drag-and-drop/list.tsx', '@dnd-kit/core'],
];

const importsByFolder = /^src\/([^/]+)\//;
const house = mkdtempSync(join(tmpdir(), 'boundaries-'));
let breaches: Breach[];

beforeAll(async () => {
  const folders = new Set(zones.map(({ path }) => importsByFolder.exec(`${path}/`)?.[1]).filter(Boolean));
  const imports = Object.fromEntries([...folders].map((folder) => [`#${folder}/*`, `./src/${folder}/*`]));
  place('package.json', JSON.stringify({ type: 'module', imports }));
  const planted = [...forbidden.map(([, ...pair]) => pair), ...allowed];
  for (const [, imported] of planted) if (!imported.includes('/nowhere')) place(imported, 'export const it = 1;\n');
  // By type alone, which leaves no trace in what runs and is a dependency all the same.
  for (const [importing, imported] of planted) place(importing, `export type { it } from '${specifier(imported)}';\n`);
  ({ breaches } = await findBreaches(house, ['src', 'e2e', 'scripts']));
});

afterAll(() => rmSync(house, { recursive: true }));

describe('a forbidden import is refused', () => {
  test.each(forbidden)('%s: %s imports %s', (_zone, importing, imported) => {
    expect(breaches.filter(({ from }) => from === importing)).toEqual([
      { from: importing, to: expect.stringContaining(lastPart(imported)), because: expect.any(String) },
    ]);
  });

  test('for every zone of the table', () => {
    expect(forbidden.map(([zone]) => zone)).toEqual(expect.arrayContaining(zones.map(({ path }) => path)));
  });
});

test.each(allowed)('%s may import %s', (importing) => {
  expect(breaches.filter(({ from }) => from === importing)).toEqual([]);
});

function place(path: string, text: string): void {
  if (!path.includes('/') && path !== 'package.json') return;
  if (/^(node:|@)/.test(path)) return;
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text, { flag: 'a' });
}

function specifier(path: string): string {
  return importsByFolder.test(path) ? path.replace(importsByFolder, '#$1/') : path;
}

function lastPart(path: string): string {
  return path.split(/[/:]/).at(-1) ?? '';
}
