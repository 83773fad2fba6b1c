/** The service that routes are added to, with bodies and parameters typed by their schemas. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

export type RouteApi = Parameters<FastifyPluginAsyncZod>[0];
