/** Webhooks and deliveries on the wire. */
import type { DeliveryRow } from '#store/events/webhook-deliveries.ts';
import type { WebhookRow } from '#store/events/webhooks.ts';

/** The secret is there right after it was made, and never again. */
export function presentWebhook(row: WebhookRow & { secret?: string }) {
  return {
    id: row.id,
    application: row.applicationId === null ? null : { id: row.applicationId, name: row.applicationName ?? '' },
    url: row.url,
    events: row.events,
    enabled: row.enabled,
    approved: row.isApproved,
    disabled_because: row.disabledBecause,
    former_secret_until: row.formerSecretUntil,
    created_at: row.createdAt,
    version: row.version,
    ...(row.secret !== undefined && { secret: row.secret }),
  };
}

export function presentDelivery(row: DeliveryRow) {
  const answer = row.lastExchange?.answer ?? null;
  return {
    id: row.id,
    message_id: row.messageId,
    type: row.kind,
    state: row.state,
    attempts: row.attempts,
    last_status: row.lastStatus,
    last_error: row.lastError,
    last_duration: row.lastDuration,
    next_attempt_at: row.nextAttemptAt,
    created_at: row.createdAt,
    delivered_at: row.deliveredAt,
    payload: row.payload,
    attempted_at: row.lastExchange?.at ?? null,
    request: row.lastExchange?.request ?? null,
    answer: answer && { headers: answer.headers, body: answer.body, is_cut: answer.isCut },
  };
}
