/** The operations as the service's own OpenAPI document describes them. */
import type { FastifyInstance } from 'fastify';
import { isPublic, type OperationId } from '#api/operations.ts';
import type { Scope } from '#domain/scope.ts';

export type Schema = { [keyword: string]: unknown };
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
type Content = Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, { $ref: string }> }>;
type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
};
export type DescribedOperation = {
  id: OperationId;
  method: Method;
  path: string;
  tags: string[];
  summary: string;
  scopes: Scope[];
  isExtension: boolean;
  parameters: Parameter[];
  /** Names of the parameters in the path, in its order. */
  pathParameters: string[];
  body: Content | undefined;
  isUpload: boolean;
  responses: Record<string, DescribedAnswer>;
};
/** Answers everybody the same: there is no bearer that it needs, and no secret in its path. */
export function isOpenToAll({ id, pathParameters }: DescribedOperation): boolean {
  return isPublic(id) && pathParameters.length === 0;
}

export type DescribedAnswer = { description?: string; content?: Content; headers?: Schema };
export type OpenApiDocument = {
  openapi: string;
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, DescribedAnswer>;
    examples: Record<string, { value: unknown }>;
  };
};

export async function readOpenApiDocument(app: Pick<FastifyInstance, 'inject'>): Promise<OpenApiDocument> {
  return (await app.inject('/api/openapi.json')).json();
}

/** The endpoints of OAuth, each with a server of its own, go by other rules. */
const isOfTheApi = ([, described]: [string, Record<string, unknown>]) => described['servers'] === undefined;

export async function listDescribedOperations(app: Pick<FastifyInstance, 'inject'>): Promise<DescribedOperation[]> {
  const { paths, components } = await readOpenApiDocument(app);
  const resolved = (answer: DescribedAnswer | { $ref: string }): DescribedAnswer =>
    '$ref' in answer ? (components.responses[answer.$ref.split('/').at(-1) ?? ''] ?? {}) : answer;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(isOfTheApi)
      .map(([method, described]) => {
        const body = (described['requestBody'] as { content: Content } | undefined)?.content;
        const [{ oauth = [] } = {}] = (described['security'] ?? []) as { oauth?: Scope[] }[];
        return {
          id: described['operationId'] as OperationId,
          method: method.toUpperCase() as Method,
          path,
          tags: (described['tags'] ?? []) as string[],
          summary: (described['summary'] ?? '') as string,
          scopes: oauth,
          isExtension: described['x-keyturn-extension'] === true,
          parameters: (described['parameters'] ?? []) as Parameter[],
          pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
          body,
          isUpload: body !== undefined && 'multipart/form-data' in body,
          responses: Object.fromEntries(
            Object.entries(described['responses'] as DescribedOperation['responses']).map(([status, answer]) => [
              status,
              resolved(answer),
            ]),
          ),
        };
      }),
  );
}

/** The schema that a reference points to, or the schema itself. */
export function referredTo({ components }: OpenApiDocument, schema: Schema): Schema {
  if (typeof schema['$ref'] !== 'string') return schema;
  return components.schemas[schema['$ref'].split('/').at(-1) ?? ''] ?? {};
}

/** The schemas of which one, some or all hold. */
export function choicesOf(schema: Schema): Schema[] {
  return ['anyOf', 'oneOf', 'allOf'].flatMap((word) => (schema[word] ?? []) as Schema[]);
}

/**
 * An order in which one account can do them all: reading, then arranging, then the rest; deletions at the end, children
 * before their parents.
 */
export function inSampleOrder(a: DescribedOperation, b: DescribedOperation): number {
  const place = ({ id, method, path }: DescribedOperation) => {
    if (method === 'GET') return 0;
    if (id.startsWith('order')) return 1;
    // A change of factors ends the session that the one is about, and asks the other for more.
    if (id === 'endSession' || id === 'proveIdentity' || id === 'createProofOptions') return 1;
    // After these nothing of the tenant's can be changed, and tokens of the person are over.
    if (id === 'submitTenantReport') return 1000;
    if (id === 'signOutEverywhere') return 2000;
    if (method !== 'DELETE') return 2;
    return path.startsWith('/attachments/') ? 3 : 100 - path.split('/').length;
  };
  return place(a) - place(b);
}
