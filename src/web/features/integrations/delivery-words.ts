/** The answer of another system to a delivery, in words. */
import type { Delivery } from '#web/queries/generated/types.gen.ts';

/** `204 after 35 ms`; the reason, where the last attempt failed without an answer. */
export function answerText({ attempts, last_status: status, last_error: error, last_duration: ms }: Delivery): string {
  if (attempts === 0) return 'Not sent yet';
  const after = ms === null ? '' : ` after ${ms} ms`;
  if (status !== null) return `${status}${after}`;
  return error ?? 'None';
}

/** `Delivered`, `Waiting to be sent`, `Not taken, tried twice`, `Given up, tried 12 times` */
export function deliveryText({ state, attempts }: Delivery): string {
  if (state === 'delivered') return 'Delivered';
  if (state === 'parked') return `Given up, ${triedText(attempts)}`;
  return attempts === 0 ? 'Waiting to be sent' : `Not taken, ${triedText(attempts)}`;
}

function triedText(attempts: number): string {
  if (attempts < 3) return ['not tried', 'tried once', 'tried twice'][attempts] ?? '';
  return `tried ${attempts} times`;
}

const things = { inspection_id: 'Inspection', property_id: 'Property', client_id: 'Client' };

/** `Inspection 4101`; empty for an event about none of the firm's own things. */
export function aboutText(payload: unknown): string {
  const { data = {} } = (payload ?? {}) as { data?: Record<string, unknown> };
  const ids = { ...(data['of'] as Record<string, unknown> | undefined), ...data };
  const found = Object.entries(things).find(([name]) => typeof ids[name] === 'number');
  return found === undefined ? '' : `${found[1]} ${String(ids[found[0]])}`;
}
