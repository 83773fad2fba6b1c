/** The methods of an address that stands in no pattern: what is asked for is looked up as it is, and means nothing there. */
import type { FastifyRequest } from 'fastify';

export function methodsAt({ server }: FastifyRequest, path: string): string[] {
  if (!/^\/[\w./-]+$/.test(path)) return [];
  return server.supportedMethods.filter((method) => server.hasRoute({ url: path, method })).toSorted();
}
