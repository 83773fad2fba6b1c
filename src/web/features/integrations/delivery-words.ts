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

const things = { inspection_id: 'Inspection', property_id: 'Property', client_id: 'Client', template_id: 'Template' };
/** Deleted things whose kind is another word than people have for them. */
const deletedWords: Readonly<Record<string, string>> = {
  property_contact: 'contact',
  inspection_contact: 'contact',
  client_person: 'person',
  staff_member: 'person',
  key_set: 'set of keys',
};

type Ids = Readonly<Record<string, unknown>>;

/** `Inspection 4101`, and `Item 271540 of inspection 4101` where that was deleted; empty for none of the firm's own things. */
export function aboutText(payload: unknown): string {
  const { type, data = {} } = (payload ?? {}) as { type?: string; data?: Ids };
  const place = data['of'] as Ids | null | undefined;
  if (type !== 'record.deleted') return thingText({ ...place, ...data });
  const kind = String(data['type']);
  const deleted = capitalised(`${deletedWords[kind] ?? kind.replaceAll('_', ' ')} ${String(data['id'])}`);
  const home = thingText(place ?? {});
  return home === '' ? deleted : `${deleted} of ${home.toLowerCase()}`;
}

function thingText(ids: Ids): string {
  const found = Object.entries(things).find(([name]) => typeof ids[name] === 'number');
  return found === undefined ? '' : `${found[1]} ${String(ids[found[0]])}`;
}

const capitalised = (words: string) => words.replace(/^[a-z]/, (letter) => letter.toUpperCase());
