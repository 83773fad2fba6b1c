/** Allowances per minute, per application and person (or link, or address for public operations), told with every answer (RateLimit header fields). */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '#domain/refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A further allowance this route draws on beside that of requests. */
    allowance?: 'uploads';
  }
  interface FastifyInstance {
    /** Takes one of an allowance of the caller, or of another `subject`, or refuses. Nothing when limits are off. */
    draw: (request: FastifyRequest, reply: FastifyReply, name: AllowanceName, subject?: string) => Promise<void>;
  }
}

/** Whoever comes with a link is known by the address only. */
function subjectOf({ caller, tenant, ip, routeOptions }: FastifyRequest): string {
  const who = routeOptions.config.operation?.who;
  if (who === 'public') return `public:${ip}`;
  return who === 'tenant' ? `tenant:${tenant.inspectionId}` : `${caller.applicationId}:${caller.userId}`;
}

/** Per 60 seconds. A process takes a batch at a time from the shared count. */
const allowances = {
  requests: { limit: 600, batch: 20 },
  uploads: { limit: 300, batch: 5 },
  pdfs: { limit: 30, batch: 1 },
  /** What people without an account send: by their address, and by what they send it to. */
  messages: { limit: 20, batch: 1 },
} as const;
type AllowanceName = keyof typeof allowances;
const WINDOW = 60;

type Held = { windowStart: number; left: number; used: number };

export const rateLimit = fastifyPlugin(async (api: FastifyInstance) => {
  const held = new Map<string, Held>();
  const leasing = new Map<string, Promise<void>>();
  // What several requests wait for belongs to none of them, and so to nobody's transaction.
  const outside = AsyncLocalStorage.snapshot();

  const lease = async (name: AllowanceName, key: string, windowStart: number): Promise<void> => {
    const { limit, batch } = allowances[name];
    const start = new Date(windowStart * 1000).toISOString();
    const { granted, used } = await api.store.rateLimits.lease(key, start, batch, limit);
    if (held.size > 50_000) held.clear();
    held.set(key, { windowStart, left: granted, used });
  };

  /** One batch at a time: requests that come together would each take one, and hold from other processes what they do not use. */
  const leaseOnce = (name: AllowanceName, key: string, windowStart: number): Promise<void> => {
    const underWay = leasing.get(key);
    if (underWay !== undefined) return underWay;
    const batch = outside(() => lease(name, key, windowStart)).finally(() => leasing.delete(key));
    leasing.set(key, batch);
    return batch;
  };

  const take = async (
    name: AllowanceName,
    subject: string,
  ): Promise<{ allowed: boolean; remaining: number; reset: number }> => {
    const { limit } = allowances[name];
    const key = `${name}:${subject}`;
    for (;;) {
      const now = Math.floor(Date.now() / 1000);
      const windowStart = now - (now % WINDOW);
      const mine = held.get(key);
      if (mine?.windowStart === windowStart && (mine.left > 0 || mine.used >= limit)) {
        const allowed = mine.left > 0;
        if (allowed) mine.left -= 1;
        return { allowed, remaining: limit - mine.used + mine.left, reset: windowStart + WINDOW - now };
      }
      await leaseOnce(name, key, windowStart);
    }
  };

  const draw = async (
    request: FastifyRequest,
    reply: FastifyReply,
    name: AllowanceName,
    subject = subjectOf(request),
  ) => {
    const { allowed, remaining, reset } = await take(name, subject);
    reply.header('ratelimit-policy', `"${name}";q=${allowances[name].limit};w=${WINDOW}`);
    reply.header('ratelimit', `"${name}";r=${remaining};t=${reset}`);
    if (allowed) return;
    throw new Refusal(
      'rate_limited',
      `More than ${allowances[name].limit} ${name} a minute; try again in ${reset} s.`,
      { retryAfter: reset },
    );
  };

  api.addHook('onRequest', async (request, reply) => {
    // Signed links need no token and are not counted: a report shows hundreds of pictures at once.
    if (request.routeOptions.config.operation === undefined) return;
    await draw(request, reply, 'requests');
    if (request.routeOptions.config.allowance === 'uploads') await draw(request, reply, 'uploads');
  });
  api.decorate('draw', draw);
});
