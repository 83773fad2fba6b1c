/** One signed POST to a webhook, with the address checked at the very connection that is used. */
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { MOST_ANSWER_TEXT } from '#domain/message/event-kind.ts';
import { connectionWords } from './definitions/connection-words.ts';
import { guardedLookup } from './definitions/guarded-lookup.ts';
import { type TargetRules, urlFault } from './definitions/webhook-target.ts';

/** `headers` are those that say what went wrong, `body` the beginning of it as text. */
export type WebhookAnswer =
  | { status: number; retryAfter?: string | undefined; headers: Record<string, string>; body: string; isCut: boolean }
  | { error: string };

/** Standard Webhooks asks for 15 to 30 seconds. */
const TIMEOUT = 20_000;
const MOST_ANSWER_BYTES = 64_000;
/** A character takes at most four bytes. */
const MOST_SHOWN_BYTES = 4 * MOST_ANSWER_TEXT;
const MOST_HEADER_TEXT = 300;
/** They help to find a fault, and none is a cookie. */
const shownNames = ['content-type', 'date', 'location', 'retry-after', 'server', 'via', 'x-request-id'];

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
        const beginning: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => {
          if (received < MOST_SHOWN_BYTES) beginning.push(chunk);
          received += chunk.length;
          if (received > MOST_ANSWER_BYTES) answer.destroy();
        });
        answer.on('error', () => undefined);
        const { statusCode: status = 0, headers: said } = answer;
        answer.on('close', () =>
          resolve({ status, retryAfter: said['retry-after'], headers: shownHeaders(said), ...shownText(beginning) }),
        );
      },
    );
    // `101 Switching Protocols` is no answer to the callback above: without this nobody would ever hear of it.
    outgoing.on('upgrade', ({ statusCode: status = 0 }, socket) => {
      socket.destroy();
      resolve({ status, headers: {}, body: '', isCut: false });
    });
    outgoing.on('error', (error) => {
      const timedOut = error.name === 'AbortError' || error.name === 'TimeoutError';
      const words = connectionWords(error);
      const fault = words === undefined ? error.message : `The receiver cannot be reached: ${words}.`;
      resolve({ error: timedOut ? `No answer within ${timeout / 1000} s.` : fault });
    });
    outgoing.end(body);
  });
}

function shownHeaders(said: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    shownNames.flatMap((name) => {
      const value = said[name];
      return value === undefined ? [] : [[name, storable(String(value).slice(0, MOST_HEADER_TEXT))]];
    }),
  );
}

function shownText(beginning: Buffer[]): { body: string; isCut: boolean } {
  const text = Buffer.concat(beginning).toString('utf8');
  return { body: storable(text.slice(0, MOST_ANSWER_TEXT)), isCut: text.length > MOST_ANSWER_TEXT };
}

/** PostgreSQL keeps no U+0000 and no half of a pair. */
const storable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();
