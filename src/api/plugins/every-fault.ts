/** Names what only the store finds wrong with a body or a query in one answer with what its schema finds. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { type Fault, Refusal } from '#domain/refusal.ts';
import { faultCount, InputRefusal } from '../validator.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Names the handler's own reasons for refusing a body, for the members that are valid when others are not. It
     * throws as the handler does and changes nothing; it does not judge anything that depends on a member that is
     * missing here.
     */
    checkMembers?(request: FastifyRequest, members: unknown, path: unknown): unknown;
    /** The same of a query. */
    checkQuery?(request: FastifyRequest, members: unknown): unknown;
  }
}

export const everyFault = fastifyPlugin(async (api: FastifyInstance) => {
  api.addHook('onRoute', (route) => {
    const { config } = route;
    if (config?.checkMembers !== undefined || config?.checkQuery !== undefined) route.attachValidation = true;
  });

  api.addHook('preHandler', (request, _reply, done) => {
    if (request.validationError === undefined) done();
    else refuse(request, request.validationError).catch(done);
  });

  const refuse = async (request: FastifyRequest, refused: Error): Promise<never> => {
    const { config } = request.routeOptions;
    if (!(refused instanceof InputRefusal)) throw refused;
    const members = refused.members() ?? {};
    const further = await faultsOf(() =>
      refused.part === 'body'
        ? config.checkMembers?.(request, members, request.params)
        : config.checkQuery?.(request, members),
    );
    const faults = [...refused.faults, ...further.filter((fault) => !isSaid(fault, refused.faults))];
    throw new Refusal('validation_failed', faultCount(faults), { faults });
  };
});

/** Only faults are of interest: absent, sealed or forbidden things are reported once the body is valid. */
async function faultsOf(check: () => unknown): Promise<Fault[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.faults;
    throw error;
  }
}

/** A member that is faulty already is not judged a second time, nor is what holds it or lies in it. */
function isSaid(fault: Fault, said: Fault[]): boolean {
  return 'pointer' in fault && said.some((other) => 'pointer' in other && isAbout(fault.pointer, other.pointer));
}

function isAbout(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
