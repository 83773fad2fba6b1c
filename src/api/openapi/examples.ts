/** Examples from the service itself, in JSON and as JSONx: see scripts/record-examples.ts. */
import { writeJsonx } from '../jsonx/jsonx.ts';
import { type Content, type Document, listOperations } from './document.ts';
import { refusalExamples } from './refusal-examples.ts';
import recorded from './examples.json' with { type: 'json' };

type Examples = { bodies: Record<string, unknown>; answers: Record<string, unknown> };
const { bodies, answers }: Examples = recorded;

export function addExamples(document: Document): void {
  const shared: Record<string, { value: unknown }> = { ...refusalExamples };
  for (const { operation } of listOperations(document)) {
    const body = bodies[operation.operationId];
    if (body !== undefined && operation.requestBody !== undefined) {
      for (const [type, media] of Object.entries(operation.requestBody.content))
        media.example = type === 'application/xml' ? writeJsonx(body) : body;
    }
    const success = operation.responses['200'];
    if (success === undefined || '$ref' in success) continue;
    const name = exampleName(operation.operationId, success.content);
    const answer = answers[name];
    if (answer === undefined) continue;
    shared[name] = { value: answer };
    shared[`${name}InXml`] = { value: writeJsonx(answer) };
    for (const [type, media] of Object.entries(success.content ?? {})) {
      const which = type === 'application/xml' ? `${name}InXml` : name;
      media.examples = { sample: { $ref: `#/components/examples/${which}` } };
    }
  }
  document.components['examples'] = shared;
}

/** By schema where the answer has one of its own, so that operations share it. */
function exampleName(operationId: string, content: Content = {}): string {
  const reference = content['application/json']?.schema?.['$ref'];
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? operationId) : operationId;
}
