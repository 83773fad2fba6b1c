/** Describes every JSON body in XML too, as JSONx: a text to a generator, which would write other XML. */
import { type Content, type Document, listOperations, type Schema } from './document.ts';

const jsonx: Schema = {
  type: 'string',
  description:
    'The same value as in JSON, as JSONx: elements of the namespace `http://www.ibm.com/xmlns/prod/2009/jsonx`, such as `<json:string name="city">`.',
};

export const inJsonx: Schema = { $ref: '#/components/schemas/Jsonx' };

export function addXml(document: Document): void {
  document.components.schemas['Jsonx'] = jsonx;
  for (const { operation } of listOperations(document)) {
    inXml(operation.requestBody?.content);
    for (const answer of Object.values(operation.responses)) if ('content' in answer) inXml(answer.content);
  }
}

function inXml(content: Content | undefined): void {
  const json = content?.['application/json'];
  if (content !== undefined && json !== undefined) content['application/xml'] = { schema: inJsonx };
}
