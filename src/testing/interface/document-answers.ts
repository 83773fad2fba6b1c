/** Checks an answer against the OpenAPI document: its status, its media type, its schema. */
import * as z from 'zod';
import { readJsonx } from '#api/jsonx/jsonx.ts';
import type { OpenApiDocument, DescribedOperation, Schema } from './described-operations.ts';

export type AnswerCheck = (operation: DescribedOperation, answer: Answer) => string[];
/** However it was drawn. */
type Drawn = { statusCode: number; headers: { 'content-type'?: string | string[] | number | undefined }; body: string };
type Answer = { statusCode: number; mediaType: string; value: unknown };

export function buildAnswerCheck(document: OpenApiDocument): AnswerCheck {
  const definitions = withLocalReferences(document.components.schemas);
  const made = new Map<string, z.ZodType>();

  const schemaFor = (schema: Schema): z.ZodType => {
    const key = JSON.stringify(schema);
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = z.fromJSONSchema({ ...withLocalReferences(schema), $defs: definitions });
    made.set(key, fresh);
    return fresh;
  };

  return (operation, { statusCode, mediaType, value }) => {
    const described = operation.responses[statusCode];
    if (described === undefined) return [`${statusCode} is not documented`];
    const { content } = described;
    if (content === undefined) return value === undefined ? [] : [`${statusCode} has no body in the document`];
    const type = mediaType.split(';')[0] ?? '';
    const known = content[type] ?? content['*/*'];
    if (known === undefined) return [`${statusCode} as ${type} is not documented`];
    // The document calls a body in XML a text of JSONx: it says the same as the one in JSON.
    const { schema } = (type === 'application/xml' ? jsonOf(content) : undefined) ?? known;
    if (schema === undefined || typeof value !== 'object') return [];
    const { error } = schemaFor(schema).safeParse(value);
    const faults = (error?.issues ?? []).map(({ path, message }) => `${path.join('/')}: ${message}`);
    // Problem details say their status in the body too, where a schema cannot see that it is another.
    const told = value !== null && 'status' in value ? value.status : undefined;
    if (statusCode >= 400 && told !== statusCode) faults.push(`a ${statusCode} that says it is ${String(told)}`);
    return faults;
  };
}

const jsonOf = (content: Record<string, { schema?: Schema }>) =>
  content['application/json'] ?? content['application/problem+json'];

function withLocalReferences<Part>(part: Part): Part {
  return JSON.parse(JSON.stringify(part).replaceAll('"#/components/schemas/', '"#/$defs/')) as Part;
}

/** The body of an answer, read by its media type. */
export function valueOf({ statusCode, headers, body }: Drawn): Answer {
  const mediaType = String(headers['content-type'] ?? '');
  if (body === '') return { statusCode, mediaType, value: undefined };
  if (mediaType.includes('json')) return { statusCode, mediaType, value: JSON.parse(body) };
  if (mediaType.includes('xml')) return { statusCode, mediaType, value: readJsonx(body) };
  return { statusCode, mediaType, value: body };
}
