/** Checks every answer that a test gets from the service against the OpenAPI document: no test can accept any other. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type DescribedOperation, listDescribedOperations, readOpenApiDocument } from './described-operations.ts';
import { type AnswerCheck, buildAnswerCheck, valueOf } from './document-answers.ts';

type Described = { check: AnswerCheck; operations: Map<string, DescribedOperation> };

/** The same for every service of a test process, and too long in the making to make it for each. */
let described: Promise<Described> | undefined;

export function watchAnswers(app: FastifyInstance): void {
  const inject = app.inject.bind(app);
  const routes = new WeakMap<object, string>();
  app.addHook('onRequest', async (request) => {
    routes.set(request.raw, routeOf(request));
  });

  const watched = async (request: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const answer = await inject(request);
    const route = routes.get(answer.raw.req);
    if (route === undefined) return answer;
    described ??= describe({ inject }).catch((fault: unknown) => {
      // The next service may be able to describe itself.
      described = undefined;
      throw fault;
    });
    const { check, operations } = await described;
    const operation = operations.get(route);
    const faults = operation === undefined ? [] : check(operation, valueOf(uncompressed(answer)));
    if (faults.length > 0)
      throw new Error(
        `${route} answered what its document does not say: ${faults.join('; ')}\n${answer.body.slice(0, 500)}`,
      );
    return answer;
  };
  // Chains and callbacks are not used here.
  app.inject = watched as FastifyInstance['inject'];
}

/** A compressed answer is checked by its content. */
function uncompressed({ statusCode, headers, body, rawPayload }: LightMyRequestResponse) {
  const uncompress = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers['content-encoding'])];
  return { statusCode, headers, body: uncompress === undefined ? body : String(uncompress(rawPayload)) };
}

async function describe(service: Pick<FastifyInstance, 'inject'>): Promise<Described> {
  const [document, all] = [await readOpenApiDocument(service), await listDescribedOperations(service)];
  return {
    check: buildAnswerCheck(document),
    operations: new Map(all.map((operation) => [`${operation.method} ${operation.path}`, operation])),
  };
}

/** Spelt as in the document: `PUT /properties/{property_id}`. */
function routeOf({ method, routeOptions: { url = '' } }: FastifyRequest): string {
  return `${method} ${url.replace(/^\/api(?=\/)/, '').replaceAll(/:(\w+)/g, '{$1}')}`;
}
