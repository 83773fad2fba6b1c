/** Allowances per minute: of a token and its person, of a link, or of the address when neither is known. Told with every answer (RateLimit header fields). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refusal } from '#domain/refusal.ts';
import type { RateLimitStore } from '#store/access/rate-limits.ts';
import { networkOf } from '../network.ts';
import { buildAllowances, type Subject, WINDOW } from './allowances.ts';

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

/**
 * A caller without a good token is known by the address only, whatever it asks for. A token and its refreshed
 * successors count as one: a refresh gives no second allowance.
 */
function subjectOf({ caller, tenant, ip }: FastifyRequest): Subject {
  if (caller !== null) return { accountId: caller.accountId, key: `token:${caller.grantId}` };
  if (tenant === null) return { key: `public:${networkOf(ip)}` };
  return { accountId: tenant.accountId, key: `tenant:${tenant.inspectionId}` };
}

export const allowances = {
  requests: { limit: 600, batch: 20 },
  uploads: { limit: 300, batch: 5 },
  pdfs: { limit: 30, batch: 1 },
  /** By signed links, which need no token: a report shows hundreds of pictures at once, in an office of many. */
  files: { limit: 30_000, batch: 500 },
  /** Messages of people without an account: counted by their address, and by the thing they send to. */
  messages: { limit: 20, batch: 1 },
} as const;
type AllowanceName = keyof typeof allowances;
/** All tokens of a person together have as much as three have. */
const ofPerson = 3;
function limited(what: string, reset: number): Refusal {
  return new Refusal('rate_limited', `More than ${what}; try again in ${reset} s.`, { retryAfter: reset });
}

/** One list of all allowances that the request has drawn on; of each the last word. */
function tell(reply: FastifyReply, header: string, name: AllowanceName, words: string): void {
  const told = String(reply.getHeader(header) ?? '').split(', ');
  const others = told.filter((one) => one !== '' && !one.startsWith(`"${name}"`));
  reply.header(header, [...others, `"${name}";${words}`].join(', '));
}

export const rateLimit = fastifyPlugin(async (api: FastifyInstance, { rateLimits }: { rateLimits: RateLimitStore }) => {
  const take = buildAllowances(rateLimits);

  /** A person may have many tokens, and could ask for more of them without an end. */
  const takeOfPerson = async (name: AllowanceName, { caller }: FastifyRequest): Promise<void> => {
    if (caller === null) return;
    const { accountId, userId } = caller;
    const allowance = { limit: ofPerson * allowances[name].limit, batch: ofPerson * allowances[name].batch };
    const { allowed, reset } = await take(name, allowance, { accountId, key: `person:${userId}` });
    if (!allowed) throw limited(`${allowance.limit} ${name} a minute by one person`, reset);
  };

  const draw = async (request: FastifyRequest, reply: FastifyReply, name: AllowanceName, subject?: Subject) => {
    const { allowed, remaining, reset } = await take(name, allowances[name], subject ?? subjectOf(request));
    tell(reply, 'ratelimit-policy', name, `q=${allowances[name].limit};w=${WINDOW}`);
    tell(reply, 'ratelimit', name, `r=${remaining};t=${reset}`);
    if (name === 'requests') request.requestsOfMinute = allowances.requests.limit - remaining;
    if (!allowed) throw limited(`${allowances[name].limit} ${name} a minute`, reset);
    if (subject === undefined) await takeOfPerson(name, request);
  };

  api.addHook('onRequest', async (request, reply) => {
    const { allowance } = request.routeOptions.config;
    await draw(request, reply, allowance === 'files' ? 'files' : 'requests');
    if (allowance === 'uploads') await draw(request, reply, 'uploads');
  });
  api.decorate('draw', draw);
});
