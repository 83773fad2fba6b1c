/** The OpenAPI 3.1 document, made from the routes' own schemas and the table of operations. */
import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { scopeMeanings } from '#domain/scope.ts';
import { addXml } from '../openapi/both-formats.ts';
import type { Document, Schema } from '../openapi/document.ts';
import { addExamples } from '../openapi/examples.ts';
import { addOAuth } from '../openapi/oauth-operations.ts';
import { introduction, tags } from '../openapi/introduction.ts';
import { completeWords } from '../openapi/member-words.ts';
import { markExtensions } from '../openapi/published-fields.ts';
import { describeOperations } from '../openapi/operation-words.ts';
import { addRawAnswers } from '../openapi/raw-answers.ts';
import { addRefusals } from '../openapi/refusal-answers.ts';
import { completeSuccesses } from '../openapi/success-answers.ts';
import { markOptionalBodies, mergeTwins, nameHeads, tidy } from '../openapi/tidy.ts';
import { addWebhooks } from '../openapi/webhooks.ts';
import type { Operation } from '../audiences.ts';

type Options = { publicUrl: string };

export const openapi = fastifyPlugin(async (api: FastifyInstance, { publicUrl }: Options) => {
  /** Operations that take an Idempotency-Key although they are no POST, or take none although they are one. */
  const repeats = new Map<string, boolean>();
  api.addHook('onRoute', ({ schema, config }) => {
    if (config?.repeats !== undefined && schema?.operationId !== undefined)
      repeats.set(schema.operationId, config.repeats);
  });

  await api.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: introduction(publicUrl),
      tags,
      servers: [{ url: `${publicUrl}/api` }],
      components: {
        securitySchemes: {
          tenantLink: { type: 'http', scheme: 'bearer', description: "The token of a tenant's link" },
          oauth: {
            type: 'oauth2',
            description:
              'An access token that a person approved, as `Authorization: Bearer <ACCESS_TOKEN>`; an operation needs all of its scopes',
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
    transformObject: (described) => {
      const document = mergeTwins(tidy(jsonSchemaTransformObject(described)) as Document);
      complete(document, repeats);
      addOAuth(document, publicUrl);
      describeOperations(document);
      addWebhooks(document);
      return document;
    },
  });
});

/** Descriptions that follow from the rules of the whole service rather than from a route. */
function complete(document: Document, repeats: ReadonlyMap<string, boolean>): void {
  nameHeads(document);
  markOptionalBodies(document);
  completeWords(document);
  completeSuccesses(document);
  addRefusals(document, repeats);
  addRawAnswers(document);
  addXml(document);
  addExamples(document);
  markExtensions(document);
}

function securityOf({ who, scopes }: Operation): Record<string, string[]>[] {
  if (who === 'public') return [];
  return who === 'tenant' ? [{ tenantLink: [] }] : [{ oauth: scopes }];
}

/** Adds scopes, the extension mark and the shape of refusals, which makes the generator keep their schema. */
function describe(schema: Schema, operation: Operation | undefined): Schema {
  if (operation === undefined) return { ...schema, hide: true };
  return {
    ...schema,
    security: securityOf(operation),
    ...(operation.extension === true && { 'x-keyturn-extension': true }),
    response: {
      ...(schema['response'] as Schema | undefined),
      default: { description: 'A refusal', content: { 'application/problem+json': {} } },
    },
  };
}
