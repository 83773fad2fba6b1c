/** The parts of an OpenAPI 3.1 document that are completed here. */
export type Schema = { [keyword: string]: unknown };
export type MediaType = { schema?: Schema; example?: unknown; examples?: Record<string, { $ref: string }> };
export type Content = Record<string, MediaType>;
export type Parameter = { name: string; in: string; [more: string]: unknown };
export type Answer = { description?: string; content?: Content; headers?: Schema } | { $ref: string };
export type DescribedOperation = {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: { content: Content; required?: boolean };
  responses: Record<string, Answer>;
  'x-keyturn-extension'?: true;
  [more: string]: unknown;
};
export type Document = {
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; [more: string]: unknown };
  [more: string]: unknown;
};

export function listOperations({ paths }: Document): { path: string; method: string; operation: DescribedOperation }[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}
