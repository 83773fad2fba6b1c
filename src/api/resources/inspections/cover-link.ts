/** Where an inspection's cover picture is served from. */
import type { FastifyInstance } from 'fastify';
import type { CoverLink } from './present.ts';

export function coverLinks(_api: FastifyInstance): CoverLink {
  return () => undefined;
}
