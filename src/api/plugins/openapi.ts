/** The OpenAPI 3.1 document, made from the routes' own schemas and the table of operations. */
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { scopeMeanings } from '#domain/scope.ts';
import type { Operation } from '../operations.ts';

type Options = { publicUrl: string };
type Schema = Record<string, unknown>;

const MAX_SAFE = Number.MAX_SAFE_INTEGER;

/** Drops what the generator adds and nobody meant: the bounds of a safe integer, and kilometre-long date patterns. */
function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node as Schema)
    .filter(([key, value]) => !(key === 'maximum' && value === MAX_SAFE) && !(key === 'minimum' && value === -MAX_SAFE))
    .filter(
      ([key]) => !(key === 'pattern' && ['date', 'date-time', 'email'].includes(String((node as Schema)['format']))),
    )
    .map(([key, value]) => [key, tidy(value)]);
  return withOptionalBody(Object.fromEntries(entries));
}

/** The generator calls every body required; one that may be null may be left out. */
function withOptionalBody(node: Schema): Schema {
  const body = node['requestBody'] as { content?: Record<string, { schema?: { anyOf?: Schema[] } }> } | undefined;
  const kinds = Object.values(body?.content ?? {}).flatMap((media) => media.schema?.anyOf ?? []);
  return kinds.some(({ type }) => type === 'null') ? { ...node, requestBody: { ...body, required: false } } : node;
}

export const openapi = fastifyPlugin(async (api: FastifyInstance, { publicUrl }: Options) => {
  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Keyturn',
        version: '1.0.0',
        description:
          'Property inspections and reports. Every answer is JSON, or JSONx when `Accept` ranks `application/xml` above it; clients ignore members they do not know. Operations marked `x-keyturn-extension` are additions of this service.',
      },
      servers: [{ url: `${publicUrl}/api` }],
      components: {
        securitySchemes: {
          oauth: {
            type: 'oauth2',
            flows: {
              authorizationCode: {
                authorizationUrl: `${publicUrl}/oauth/authorize`,
                tokenUrl: `${publicUrl}/oauth/token`,
                refreshUrl: `${publicUrl}/oauth/token`,
                scopes: { ...scopeMeanings },
              },
            },
          },
        },
      },
    },
    // The servers entry carries the prefix already.
    stripBasePath: true,
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const operation = document.route.config?.operation;
      return { url: url.replace(/^\/api(?=\/|$)/, ''), schema: describe(schema as Schema, operation) };
    },
    transformObject: (document) =>
      mergeTwins(tidy(jsonSchemaTransformObject(document)) as Described) as unknown as OpenAPIV3_1.Document,
  });
});

type Described = { components: { schemas: Record<string, Schema> } };

/**
 * The generator describes every named schema twice, `Property` as answered and `PropertyInput` as sent. Only what
 * some operation refers to stays, and an input whose twin nobody refers to takes the plain name.
 */
function mergeTwins(document: Described): Described {
  const { schemas } = document.components;
  const { components, ...rest } = document;
  const used = new Set(['Problem']);
  const collect = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(schemas[name] ?? {});
    }
  };
  collect(rest);
  collect(schemas['Problem'] ?? {});
  const plainName = (name: string) => {
    const plain = name.replace(/Input$/, '');
    return plain !== name && plain in schemas && !used.has(plain) ? plain : name;
  };
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  const merged = {
    ...rest,
    components: { ...components, schemas: Object.fromEntries(kept.map(([name, schema]) => [plainName(name), schema])) },
  };
  return JSON.parse(
    JSON.stringify(merged).replaceAll(
      /"#\/components\/schemas\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${plainName(name)}"`,
    ),
  ) as Described;
}

/** Adds scopes, the extension mark and the shape of refusals to an operation. */
function describe(schema: Schema, operation: Operation | undefined): Schema {
  if (operation === undefined) return { ...schema, hide: true };
  return {
    ...schema,
    security: [{ oauth: operation.scopes }],
    ...(operation.extension === true && { 'x-keyturn-extension': true }),
    response: {
      ...(schema['response'] as Schema | undefined),
      default: {
        description: 'A refusal, as RFC 9457 problem details',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}
