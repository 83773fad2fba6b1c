/** Whatever is described in JSON is spoken in XML too: the same structure as JSONx. */
import { type Content, type Document, listOperations } from './document.ts';

export function addXml(document: Document): void {
  for (const { operation } of listOperations(document)) {
    inXml(operation.requestBody?.content);
    for (const answer of Object.values(operation.responses)) if ('content' in answer) inXml(answer.content);
  }
}

function inXml(content: Content | undefined): void {
  const json = content?.['application/json'];
  if (content !== undefined && json !== undefined) content['application/xml'] = { ...json };
}
