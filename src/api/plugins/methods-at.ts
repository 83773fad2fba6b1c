/** Lists the methods of an address. The address is looked up literally, since it stands in no pattern. */
import type { FastifyRequest } from 'fastify';

export function methodsAt({ server }: FastifyRequest, path: string): string[] {
  if (!/^\/[\w./-]+$/.test(path)) return [];
  return server.supportedMethods.filter((method) => server.hasRoute({ url: path, method })).toSorted();
}
