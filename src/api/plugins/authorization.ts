/** Turns the table of operations into checks before every handler: who asks, and whether they may. */
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Caller, Tenant } from '#domain/caller.ts';
import { backOfficeOnly, Refusal } from '#domain/refusal.ts';
import { originOf } from '../network.ts';
import { audiences, type Operation } from '../audiences.ts';
import { type OperationId, operations } from '../operations.ts';
import { withheldKeys } from './withheld-keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** In place of the caller, of operations for tenants. */
    tenant: Tenant;
  }
  interface FastifyContextConfig {
    operation?: Operation;
    /** Not an operation, and no bearer is looked at: for the API's own description and signed links. */
    public?: true;
  }
}

/** Also for a handler that speaks of another operation. */
export function checkAllowed(caller: Caller, { scopes, who, firstParty }: Operation): void {
  const missing = scopes.filter((scope) => !caller.scopes.has(scope));
  if (missing.length > 0) {
    throw new Refusal('insufficient_scope', `The token lacks ${missing.join(' and ')}.`, { facts: { scopes } });
  }
  if (!audiences[who](caller.role)) throw new Refusal('role_forbids', `This is for ${who} only.`);
  if (firstParty === true && !caller.isFirstParty) throw backOfficeOnly('This is done');
}

type Find<Who> = (authorization: string | undefined, address: string) => Promise<Who>;
type Options = { findCaller: Find<Caller>; findTenant: Find<Tenant> };

export const authorization = fastifyPlugin(async (api: FastifyInstance, { findCaller, findTenant }: Options) => {
  // Set before any handler runs, but for public operations, which never read them. The limits ask whether they are there.
  api.decorateRequest('caller', null as unknown as Caller);
  api.decorateRequest('tenant', null as unknown as Tenant);

  api.addHook('onRoute', (route) => {
    if (route.config?.public === true || route.method === 'OPTIONS') return;
    const id = route.schema?.operationId ?? '';
    const operation: Operation | undefined = Object.hasOwn(operations, id) ? operations[id as OperationId] : undefined;
    if (operation === undefined)
      throw new Error(`${String(route.method)} ${route.url} has no line in the table of operations`);
    route.config = { ...route.config, operation };
  });

  api.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined || operation.who === 'public') return;
    if (operation.who === 'tenant') request.tenant = await findTenant(request.headers.authorization, request.ip);
    else request.caller = { ...(await findCaller(request.headers.authorization, request.ip)), from: originOf(request) };
  });
});

/** Runs after the limits: a request refused for lack of a scope counts too, and is told its remaining allowance. */
export const permission = fastifyPlugin(async (api: FastifyInstance) => {
  await api.register(withheldKeys);
  api.addHook('onRequest', ({ caller, routeOptions }, _reply, done) => {
    const { operation } = routeOptions.config;
    if (operation !== undefined && operation.who !== 'public' && operation.who !== 'tenant')
      checkAllowed(caller, operation);
    done();
  });
});
