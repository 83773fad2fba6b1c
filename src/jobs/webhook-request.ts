/** One signed POST to a webhook, with the address checked at the very connection that is used. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { guardedLookup } from './definitions/guarded-lookup.ts';
import { type TargetRules, urlFault } from './definitions/webhook-target.ts';

export type WebhookAnswer = { status: number; retryAfter?: string | undefined } | { error: string };

/** Standard Webhooks asks for 15 to 30 seconds. */
const TIMEOUT = 20_000;
const MOST_ANSWER_BYTES = 64_000;

export type WebhookRules = TargetRules & {
  /** Milliseconds until a receiver that says nothing has failed. */
  timeout?: number | undefined;
};

export function postWebhook(
  url: string,
  headers: Record<string, string>,
  body: string,
  { timeout = TIMEOUT, signal, ...rules }: WebhookRules & { signal?: AbortSignal | undefined },
): Promise<WebhookAnswer> {
  // Also of an address that is written as such, which is never looked up.
  const fault = urlFault(url, rules);
  if (fault !== undefined) return Promise.resolve({ error: `The address ${fault}.` });
  const target = new URL(url);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve) => {
    const outgoing = send(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: guardedLookup(rules),
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal === undefined ? [] : [signal])]),
        agent: false,
      },
      (answer) => {
        let received = 0;
        answer.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received > MOST_ANSWER_BYTES) answer.destroy();
        });
        answer.on('error', () => undefined);
        const { statusCode: status = 0, headers: said } = answer;
        answer.on('close', () => resolve({ status, retryAfter: said['retry-after'] }));
      },
    );
    // `101 Switching Protocols` is no answer to the callback above: without this nobody would ever hear of it.
    outgoing.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      resolve({ status });
    });
    outgoing.on('error', (error) => {
      const timedOut = error.name === 'AbortError' || error.name === 'TimeoutError';
      resolve({ error: timedOut ? `No answer within ${timeout / 1000} s.` : error.message });
    });
    outgoing.end(body);
  });
}
