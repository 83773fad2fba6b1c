/**
 * Counts the requests in hand by their route, in memory that another thread can read while this one stands still. Routes
 * are patterns (`GET /api/properties/:property_id`) and hold no key.
 */
import type { FastifyInstance } from 'fastify';

export type ServedRoutes = {
  names: string[];
  /** At 0 the number of the route that began last, then the requests in hand of each. */
  counts: Int32Array<SharedArrayBuffer>;
};

/** Keyturn has some two hundred; what is beyond counts as the first. */
const MOST_ROUTES = 1000;
const NO_ROUTE = 'an address of no route';

/** To be called before any route is added. */
export function countServedRoutes(app: FastifyInstance): ServedRoutes {
  const counts = new Int32Array(new SharedArrayBuffer((MOST_ROUTES + 1) * Int32Array.BYTES_PER_ELEMENT));
  const names = [NO_ROUTE];
  const places = new Map<string, number>();
  const nameOf = (method: string, url: string | undefined) => `${method} ${url ?? ''}`;
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat().map((one) => nameOf(one, url))) {
      if (places.has(name) || names.length === MOST_ROUTES) continue;
      places.set(name, names.length);
      names.push(name);
    }
  });
  app.addHook('onRequest', (request, reply, done) => {
    const place = places.get(nameOf(request.method, request.routeOptions.url)) ?? 0;
    Atomics.store(counts, 0, place);
    Atomics.add(counts, place + 1, 1);
    // Also where the line is cut, which no hook of Fastify tells.
    reply.raw.once('close', () => Atomics.sub(counts, place + 1, 1));
    done();
  });
  return { names, counts };
}

/** `GET /api/me (2), POST /api/properties, which began last`. */
export function servedInWords({ names, counts }: ServedRoutes): string {
  const last = Atomics.load(counts, 0);
  const said = names.flatMap((name, place) => {
    const inHand = Atomics.load(counts, place + 1);
    if (inHand <= 0) return [];
    return [`${name}${inHand > 1 ? ` (${inHand})` : ''}${place === last ? ', which began last' : ''}`];
  });
  return said.length === 0 ? 'no request' : said.join('; ');
}
