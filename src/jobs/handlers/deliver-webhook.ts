/** Delivers one event to one webhook by Standard Webhooks, and decides when to try again. */
import { Webhook } from 'standardwebhooks';
import type { Store } from '#store/build-store.ts';
import type { WorkOutcome } from '#store/events/observed.ts';
import type { DeliveryRow } from '#store/events/webhook-deliveries.ts';
import type { WebhookExchange } from '#store/schema/event.ts';
import { postWebhook, type WebhookAnswer, type WebhookRules } from '../webhook-request.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds after each failed attempt; about three days in all, then the delivery is parked. */
const pauses = [5000, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** When to try again after `attempts` failures; null when it is enough. A tenth of jitter spreads a crowd. */
export function nextAttempt(attempts: number, now: number, random: () => number, atLeast = 0): string | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now + Math.max(atLeast, pause * (1 + random() * 0.1))).toISOString();
}

/** Milliseconds that a receiver asks for: seconds or a date. No longer than our own longest pause. */
export function readRetryAfter(header: string | undefined, now: number): number {
  if (header === undefined) return 0;
  const wanted = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wanted) ? 0 : Math.min(Math.max(wanted, 0), 24 * HOUR);
}

type Options = { store: Store; rules: WebhookRules; clock?: () => number };

/** One header for all secrets that are valid now, so that a receiver can rotate in its own time. */
function signatures(secrets: string[], messageId: string, at: Date, body: string): string {
  return secrets.map((secret) => new Webhook(secret).sign(messageId, at, body)).join(' ');
}

export function buildDeliverWebhook({ store, rules, clock = Date.now }: Options) {
  /** An attempt that `signal` ends before there is an answer counts as none. */
  return async (
    { accountId, id: deliveryId }: { accountId: number; id: number },
    signal?: AbortSignal,
  ): Promise<WorkOutcome> => {
    const delivery = await store.webhookDeliveries.get(accountId, { id: deliveryId });
    if (delivery.state !== 'pending') return 'done';
    const webhook = await store.webhooks.get(accountId, delivery.webhookId);
    const startedAt = clock();
    const at = new Date(startedAt);
    const message = messageOf(delivery, at);
    const answer: WebhookAnswer = webhook.enabled
      ? await post(webhook.url, message, await store.webhooks.secrets(accountId, webhook.id), { ...rules, signal })
      : { error: 'The webhook is disabled.' };
    if (signal?.aborted === true && 'error' in answer) return 'again';

    const status = 'status' in answer ? answer.status : null;
    const delivered = status !== null && status >= 200 && status < 300;
    const isGone =
      status === 410 && (await store.webhooks.disable(accountId, webhook, 'The receiver answered 410 Gone.'));
    const now = clock();
    const wanted = readRetryAfter('status' in answer ? answer.retryAfter : undefined, now);
    const isOver = delivered || !webhook.enabled || isGone;
    const next = isOver ? null : nextAttempt(delivery.attempts + 1, now, Math.random, wanted);
    const state = stateAfter(delivered, next);
    await store.webhookDeliveries.recordAttempt(accountId, deliveryId, {
      state,
      lastStatus: status,
      lastError: delivered ? null : faultOf(answer),
      lastDuration: clock() - startedAt,
      lastExchange: webhook.enabled ? exchangeOf(webhook.url, message, answer) : null,
      nextAttemptAt: next,
    });
    return outcomes[state];
  };
}

const outcomes = { delivered: 'done', parked: 'given_up', pending: 'again' } as const;

function stateAfter(delivered: boolean, next: string | null): 'delivered' | 'parked' | 'pending' {
  if (delivered) return 'delivered';
  return next === null ? 'parked' : 'pending';
}

function faultOf(answer: WebhookAnswer): string {
  return 'error' in answer ? answer.error : `The receiver answered ${answer.status}.`;
}

type Message = { id: string; at: Date; body: string; headers: Record<string, string> };

/** Everything but the signature, which a person may see. */
function messageOf({ messageId, payload }: DeliveryRow, at: Date): Message {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Keyturn-Webhooks/1.0',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
  };
  return { id: messageId, at, body: JSON.stringify(payload), headers };
}

function exchangeOf(url: string, { at, headers }: Message, answer: WebhookAnswer): WebhookExchange {
  const came = 'error' in answer ? null : { headers: answer.headers, body: answer.body, isCut: answer.isCut };
  return { at: at.toISOString(), request: { url, headers }, answer: came };
}

function post(
  url: string,
  { id, at, body, headers }: Message,
  secrets: string[],
  rules: WebhookRules & { signal?: AbortSignal | undefined },
): Promise<WebhookAnswer> {
  return postWebhook(url, { ...headers, 'webhook-signature': signatures(secrets, id, at, body) }, body, rules);
}
