/** A receiver of webhooks that can be away, fail or hang, and notes what reaches it. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';

export type Mood = 'well' | 'failing' | 'hanging';

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

export async function startReceiver() {
  let mood: Mood = 'well';
  let port = 0;
  let server: Server | undefined;
  let open = 0;
  /** By message: every id that it came with, whether it was accepted or not. */
  const ids = new Map<string, Set<string>>();
  const taken = new Set<string>();

  const comeBack = async (): Promise<void> => {
    server = createServer((request, response) => {
      let body = '';
      open += 1;
      // The answer to the request comes as soon as its body is read.
      response.on('close', () => {
        open -= 1;
      });
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        const { data } = JSON.parse(body) as { data: { property_id: number } };
        const message = `${request.url} ${data.property_id}`;
        ids.set(message, (ids.get(message) ?? new Set()).add(String(request.headers['webhook-id'])));
        if (mood === 'well') taken.add(message);
        if (mood !== 'hanging') response.writeHead(mood === 'well' ? 204 : 500).end();
      });
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  await comeBack();

  return {
    url: `http://127.0.0.1:${port}`,
    ids,
    taken,
    /** Requests that it has in hand. */
    open: () => open,
    become: (next: Mood): void => {
      mood = next;
    },
    /** Refuses every delivery. */
    goAway: async (): Promise<void> => {
      server?.closeAllConnections();
      server?.close();
      if (server?.listening === true) await once(server, 'close');
    },
    comeBack,
  };
}

/** The number of messages: every event goes to each of the webhooks. */
export async function tellReceiver(
  database: Database,
  { url }: Receiver,
  { accountId, webhooks, messages }: { accountId: number; webhooks: number; messages: number },
): Promise<void> {
  const { webhooks: store } = buildStore(database);
  for (let number = 1; number <= webhooks; number += 1)
    await store.add(accountId, { url: `${url}/${number}`, events: ['property.updated'] });
  await database.pool.query(
    `insert into events (account_id, kind, data) select $1, 'property.updated', jsonb_build_object('property_id', n) from generate_series(1, $2::int) n`,
    [accountId, messages / webhooks],
  );
}
