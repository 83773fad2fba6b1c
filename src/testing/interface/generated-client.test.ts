/** A client that a stranger generates from the document, against the running service. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Everything, givenEverything } from '../given-everything.ts';
import { type TestApi, testApi } from '../test-api.ts';
import { readOpenApiDocument } from './described-operations.ts';

type Sent = { data?: Record<string, unknown>; error?: Record<string, unknown>; response: Response };
type Call = (request?: { path?: object; query?: object; body?: object; headers?: object }) => Promise<Sent>;
type Client = { client: { setConfig: (config: object) => void } };

let api: TestApi;
let own: Everything;
let folder: string;
let sdk: Record<string, Call>;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join('.cache', 'generated-client-'));
  await createClient({
    input: (await readOpenApiDocument(api.app)) as never,
    output: { path: folder, module: { extension: '.ts' } },
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  const { client } = (await import(join(process.cwd(), folder, 'client.gen.ts'))) as Client;
  client.setConfig({ baseUrl: `${address}/api`, auth: () => own.users.administrator.token });
  sdk = (await import(join(process.cwd(), folder, 'sdk.gen.ts'))) as Record<string, Call>;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const call = (operation: string, request?: Parameters<Call>[0]): Promise<Sent> => {
  const one = sdk[operation];
  if (one === undefined) throw new Error(`The generated client has no ${operation}.`);
  return one(request);
};

test('lists, creates, is told what was ignored, and is refused in words', async () => {
  const list = await call('listProperties', { query: { per_page: 1, client_id: [Number(own.ids['client'])] } });
  expect([list.response.status, list.data?.['data']]).toEqual([
    200,
    [expect.objectContaining({ id: expect.any(Number) })],
  ]);

  const body = {
    property: { id: own.ids['property'] },
    type: { id: 1 },
    conduct_date: '2027-02-03T09:30',
    colour: 'red',
  };
  const created = await call('createInspection', { body });
  expect([created.response.status, created.data?.['state']]).toEqual([200, { id: 100, name: 'Pending' }]);
  expect(created.response.headers.get('keyturn-ignored')).toBe('"/colour"');

  const refused = await call('createInspection', { body, headers: { Prefer: 'handling=strict' } });
  expect([refused.response.status, refused.error?.['code']]).toEqual([422, 'validation_failed']);
});
