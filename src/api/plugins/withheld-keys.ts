/**
 * A write scope does not imply the read scope. The published interface answers a write with the record, so whoever may write
 * and not read gets it without what opens more by itself: the key of a finished report, and signed links to files.
 */
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { mayRead } from '../entity-tag.ts';

const isSignedLink = (value: string): boolean => value.includes('&signature=');

/** An answer without keys and signed links: these are empty texts in it. */
function withoutKeys(value: unknown, member = ''): unknown {
  if (typeof value === 'string') return member === 'report_key' || isSignedLink(value) ? '' : value;
  if (Array.isArray(value)) return value.map((one) => withoutKeys(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutKeys(one, name)]));
}

export const withheldKeys = fastifyPlugin(async (api: FastifyInstance) => {
  api.addHook('preSerialization', (request, _reply, payload, done) => {
    const { operation, allowance } = request.routeOptions.config;
    // They have just sent it.
    const isOwn = allowance === 'uploads';
    done(null, operation === undefined || isOwn || mayRead(request) ? payload : withoutKeys(payload));
  });
});
