/**
 * The service as a process of its own, reached over a socket: dropped connections are seen, and its memory is its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { startKeyturn } from '../kill/running-keyturn.ts';
import type { TestApi } from '../test-api.ts';
import { freePort } from '../test-oauth.ts';
import type { FuzzedRequest } from './requests.ts';

export type FuzzedAnswer = { statusCode: number; headers: IncomingHttpHeaders; body: string };

export type FuzzedService = Awaited<ReturnType<typeof startFuzzedService>>;

/** On the database and the files of `api`, and without a worker, which would change things beside the requests. */
export async function startFuzzedService({ database, dataDir }: TestApi) {
  const { connectionString: databaseUrl = '' } = database.pool.options;
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const keyturn = await startKeyturn({ dataDir, databaseUrl, port, publicUrl, roles: 'web,api' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** Rejects when the connection ends without an answer. */
  const ask = (
    { operation: { method }, url, payload }: FuzzedRequest,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<FuzzedAnswer> =>
    new Promise((resolve, reject) => {
      // Node sends no length by itself for the body of a DELETE: the body would be the next request.
      const sized = { ...headers, ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }) };
      const outgoing = httpRequest(`${keyturn.url}${url}`, { method, headers: sized, agent, signal, path: url });
      outgoing.on('error', reject);
      outgoing.on('response', (response) => {
        const { statusCode = 0, headers: answered } = response;
        text(response).then((body) => resolve({ statusCode, headers: answered, body }), reject);
      });
      outgoing.end(payload);
    });

  /** In bytes; undefined where the system does not say. */
  const readMemory = (): number | undefined => {
    const file = `/proc/${keyturn.pid}/status`;
    if (!existsSync(file)) return undefined;
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) * 1024;
  };

  return {
    publicUrl,
    ask,
    readMemory,
    errors: keyturn.errors,
    stop: async (): Promise<void> => {
      agent.destroy();
      await keyturn.stop();
    },
  };
}
