/** One signed POST to a webhook, with the address checked at the very connection that is used. */
import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressFault, type TargetRules, urlFault } from './definitions/webhook-target.ts';

export type WebhookAnswer = { status: number; retryAfter?: string | undefined } | { error: string };

/** Standard Webhooks asks for 15 to 30 seconds. */
const TIMEOUT = 20_000;
const MOST_ANSWER_BYTES = 64_000;

/** Resolves like the system does, but hands out only allowed addresses: a name may point elsewhere than when it was registered. */
function guardedLookup(rules: TargetRules): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const allowed = addresses.filter(({ address }) => addressFault(address, rules) === undefined);
      const [first] = allowed;
      if (first === undefined) return callback(new Error(`${hostname} does not lead to a public address`), '', 0);
      if (options.all === true) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };
}

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
