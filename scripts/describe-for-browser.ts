/**
 * The OpenAPI document without the parts that the browser app does not use: OAuth, webhooks, XML, examples, HEAD, and a type for
 * each refusal.
 */

type Operation = {
  servers?: object[];
  responses: Record<string, object>;
  requestBody?: { content: Record<string, object> };
};
type Described = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, object>;
  webhooks?: object;
};

/** Paths with a server of their own belong to OAuth, which the session speaks by itself. */
const isOfTheApi = ([, methods]: [string, Record<string, Operation>]) =>
  Object.values(methods).every(({ servers }) => servers === undefined);

export function describeForBrowser(document: Described): Described {
  const { responses: _refusals, examples: _examples, ...components } = document.components;
  const refused = {
    description: 'A refusal',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  const inJson = (content: Record<string, { schema?: object }>) =>
    Object.fromEntries(
      Object.entries(content)
        .filter(([type]) => type !== 'application/xml')
        .map(([type, { schema }]) => [type, schema === undefined ? {} : { schema }]),
    );
  const simplified = ({ requestBody, responses, ...operation }: Operation): Operation => ({
    ...operation,
    ...(requestBody && { requestBody: { ...requestBody, content: inJson(requestBody.content) } }),
    responses: Object.fromEntries([
      ...Object.entries(responses)
        .filter(([status]) => status < '400')
        .map(([status, answer]) => [
          status,
          'content' in answer ? { ...answer, content: inJson(answer.content as Record<string, object>) } : answer,
        ]),
      ['default', refused],
    ]),
  });
  const paths = Object.entries(document.paths)
    .filter(isOfTheApi)
    .map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods)
          .filter(([method]) => method !== 'head')
          .map(([method, operation]) => [method, simplified(operation)]),
      ),
    ]);
  const { webhooks: _webhooks, ...rest } = document;
  return { ...rest, components, paths: Object.fromEntries(paths) };
}
