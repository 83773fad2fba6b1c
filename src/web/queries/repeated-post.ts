/**
 * A POST whose answer was lost may have been done. When a person sends it again as it was, it goes under the same key,
 * and the service repeats its first answer instead of doing it twice.
 */

/** Much later the same words are meant once more. */
const LOST_FOR_MS = 10 * 60_000;

const lost = new Map<string, { key: string; at: number }>();

export async function withRepeatKey(request: Request, send: () => Promise<Response>): Promise<Response> {
  if (request.method !== 'POST' || request.headers.has('Idempotency-Key')) return send();
  const what = `${request.url}\n${await request.clone().text()}`;
  const before = lost.get(what);
  // Taken out: the same thing sent twice at once is meant twice.
  lost.delete(what);
  const key = before !== undefined && Date.now() - before.at < LOST_FOR_MS ? before.key : crypto.randomUUID();
  request.headers.set('Idempotency-Key', key);
  try {
    const response = await send();
    // 409: the first one is still at it.
    if (response.status >= 500 || response.status === 409) lost.set(what, { key, at: Date.now() });
    return response;
  } catch (error) {
    lost.set(what, { key, at: Date.now() });
    throw error;
  }
}
