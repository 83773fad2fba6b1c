/**
 * Somebody else's system that receives events: it refuses the first delivery, as systems do, and checks every
 * signature.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { createWebhook, deleteWebhook } from '#web/queries/generated/sdk.gen.ts';
import type { WebhookDraft } from '#web/queries/generated/types.gen.ts';

export type Heard = { type: string; data: Record<string, unknown> };

export async function startWebhookReceiver(events: WebhookDraft['events']) {
  const { url, heard, knowSecret, close } = await listenForWebhooks({ isPatient: false });
  const { data } = await createWebhook({ body: { url, events } });
  knowSecret(String(data.secret));
  return {
    heard,
    stop: async () => {
      await deleteWebhook({ path: { webhook_id: data.id } });
      close();
    },
  };
}

/** The next attempt comes five seconds later by itself, which is sooner than a slow page shows that the first failed. */
const LATER = { 'retry-after': '3600' };

/** The same for somebody who registers it by hand, and sends again by hand. */
export async function listenForWebhooks({ isPatient = true } = {}) {
  const heard: Heard[] = [];
  const refused = new Map<string, Heard>();
  const signature = Promise.withResolvers<Webhook>();
  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      const id = String(request.headers['webhook-id']);
      const isFirst = !refused.has(id);
      refused.set(id, JSON.parse(body) as Heard);
      if (!isFirst) heard.push((await signature.promise).verify(body, headersOf(request)) as Heard);
      const headers = { 'content-type': 'text/plain', ...(isFirst && isPatient && LATER) };
      response.writeHead(isFirst ? 503 : 200, headers).end(isFirst ? 'not now' : 'taken');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    /** Each message that was sent, whether taken since or not, by its id. */
    refused: refused as ReadonlyMap<string, Heard>,
    knowSecret: (secret: string) => signature.resolve(new Webhook(secret)),
    close: () => {
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
