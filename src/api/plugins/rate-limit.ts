/** Allowances per minute: of a token, of a link, or of the address when neither is known. Told with every answer (RateLimit header fields). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '#domain/refusal.ts';
import type { RateLimitStore } from '#store/access/rate-limits.ts';
import { networkOf } from '../network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `uploads` beside that of requests, `files` in its place. */
    allowance?: 'uploads' | 'files';
  }
  interface FastifyInstance {
    /** Takes one of an allowance of the caller, or of another `subject`, or refuses. Nothing when limits are off. */
    draw: (request: FastifyRequest, reply: FastifyReply, name: AllowanceName, subject?: Subject) => Promise<void>;
  }
}

/** Without an account: counted for the whole installation. */
type Subject = { accountId?: number; key: string };

/**
 * A caller without a good token is known by the address only, whatever it asks for. A token and its refreshed
 * successors count as one: a refresh gives no second allowance.
 */
function subjectOf({ caller, tenant, ip }: FastifyRequest): Subject {
  if (caller !== null) return { accountId: caller.accountId, key: `token:${caller.grantId}` };
  if (tenant === null) return { key: `public:${networkOf(ip)}` };
  return { accountId: tenant.accountId, key: `tenant:${tenant.inspectionId}` };
}

/** Per 60 seconds. A process takes a batch at a time from the shared count. */
const allowances = {
  requests: { limit: 600, batch: 20 },
  uploads: { limit: 300, batch: 5 },
  pdfs: { limit: 30, batch: 1 },
  /** By signed links, which need no token: a report shows hundreds of pictures at once, in an office of many. */
  files: { limit: 30_000, batch: 500 },
  /** Messages of people without an account: counted by their address, and by the thing they send to. */
  messages: { limit: 20, batch: 1 },
} as const;
type AllowanceName = keyof typeof allowances;
const WINDOW = 60;

/** One list of all allowances that the request has drawn on; of each the last word. */
function tell(reply: FastifyReply, header: string, name: AllowanceName, words: string): void {
  const told = String(reply.getHeader(header) ?? '').split(', ');
  const others = told.filter((one) => one !== '' && !one.startsWith(`"${name}"`));
  reply.header(header, [...others, `"${name}";${words}`].join(', '));
}

const heldKey = (name: AllowanceName, { accountId = 0, key }: Subject): string => `${accountId} ${name}:${key}`;

type Held = { windowStart: number; left: number; used: number };

export const rateLimit = fastifyPlugin(async (api: FastifyInstance, { rateLimits }: { rateLimits: RateLimitStore }) => {
  const held = new Map<string, Held>();
  const leasing = new Map<string, Promise<void>>();

  const takeBatch = async (name: AllowanceName, subject: Subject, windowStart: number): Promise<void> => {
    const { limit, batch } = allowances[name];
    const start = new Date(windowStart * 1000).toISOString();
    const { accountId } = subject;
    const key = `${name}:${subject.key}`;
    const lease = await rateLimits.lease({ accountId, key, windowStart: start, wanted: batch, limit });
    if (held.size > 50_000) held.clear();
    held.set(heldKey(name, subject), { windowStart: lease.windowStart, left: lease.granted, used: lease.used });
  };

  /** One batch at a time: simultaneous requests would each take one, and keep unused batches from other processes. */
  const leaseOnce = (name: AllowanceName, subject: Subject, windowStart: number): Promise<void> => {
    const key = heldKey(name, subject);
    const underWay = leasing.get(key);
    if (underWay !== undefined) return underWay;
    const batch = takeBatch(name, subject, windowStart).finally(() => leasing.delete(key));
    leasing.set(key, batch);
    return batch;
  };

  const take = async (
    name: AllowanceName,
    subject: Subject,
  ): Promise<{ allowed: boolean; remaining: number; reset: number }> => {
    const { limit } = allowances[name];
    const key = heldKey(name, subject);
    for (;;) {
      const now = Math.floor(Date.now() / 1000);
      const windowStart = now - (now % WINDOW);
      const mine = held.get(key);
      // By the clock of another process the next one may have begun.
      const isNow = mine?.windowStart === windowStart || mine?.windowStart === windowStart + WINDOW;
      if (isNow && (mine.left > 0 || mine.used >= limit)) {
        const allowed = mine.left > 0;
        if (allowed) mine.left -= 1;
        return { allowed, remaining: limit - mine.used + mine.left, reset: mine.windowStart + WINDOW - now };
      }
      await leaseOnce(name, subject, windowStart);
    }
  };

  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: AllowanceName,
    subject = subjectOf(request),
  ) => {
    const { allowed, remaining, reset } = await take(name, subject);
    tell(reply, 'ratelimit-policy', name, `q=${allowances[name].limit};w=${WINDOW}`);
    tell(reply, 'ratelimit', name, `r=${remaining};t=${reset}`);
    if (allowed) return;
    throw new Refusal(
      'rate_limited',
      `More than ${allowances[name].limit} ${name} a minute; try again in ${reset} s.`,
      { retryAfter: reset },
    );
  };

  api.addHook('onRequest', async (request, reply) => {
    const { allowance } = request.routeOptions.config;
    await draw(request, reply, allowance === 'files' ? 'files' : 'requests');
    if (allowance === 'uploads') await draw(request, reply, 'uploads');
  });
  api.decorate('draw', draw);
});
