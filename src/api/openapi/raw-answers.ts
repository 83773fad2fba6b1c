/** Answers that are no JSON, and so have no schema on their routes: files, and the parts of files (tus 1.0). */
import type { OperationId } from '../operations.ts';
import { inJsonx } from './both-formats.ts';
import { type Answer, type Document, listOperations, type Schema } from './document.ts';

const file = { '*/*': { schema: { type: 'string', format: 'binary' } } };
const problem = { schema: { $ref: '#/components/schemas/Problem' } };
/** Texts of the tus server; requests refused before it get a problem as everywhere. */
const words = {
  'text/plain': { schema: { type: 'string' } },
  'application/problem+json': problem,
  'application/xml': { schema: inJsonx },
};
const tusHeaders: Schema = {
  'Tus-Resumable': { schema: { type: 'string', examples: ['1.0.0'] }, description: 'Version of the protocol' },
  'Upload-Offset': { schema: { type: 'integer' }, description: 'Bytes that have come' },
  'Upload-Length': { schema: { type: 'integer' }, description: 'Bytes of the whole file' },
};

const fileOrRange: Record<string, Answer> = {
  200: { description: 'The file', content: file },
  206: { description: 'The range that `Range` asks for', content: file },
  304: { description: '`If-None-Match` names the current version' },
  416: { description: 'There is no such range' },
};

const rawAnswers: Partial<Record<OperationId, Record<string, Answer>>> = {
  getAttachmentOriginal: fileOrRange,
  getUncovered: fileOrRange,
  exportSecurityLog: {
    200: { description: 'The events, one a line', content: { 'text/csv': { schema: { type: 'string' } } } },
  },
  getPdf: {
    200: {
      description: 'The file, for clients that follow the redirect',
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    },
    302: {
      description: 'To the file, at an address that needs no bearer',
      headers: { Location: { schema: { type: 'string', format: 'uri' }, description: 'Address of the file' } },
    },
  },
  getDeliveryOffset: {
    200: { description: 'How much has come', headers: tusHeaders },
    412: { description: '`Tus-Resumable` is another version', content: words },
  },
  deliverPart: {
    204: { description: 'The part has come; the last one makes the attachment', headers: tusHeaders },
    400: { description: 'A header of tus 1.0 is missing or wrong', content: words },
    409: { description: '`Upload-Offset` is not where the file ends now, or the report is sealed', content: words },
    412: { description: '`Tus-Resumable` is another version', content: words },
    413: { description: 'More than was announced', content: words },
    415: { description: 'Not a part, or a file that contradicts its declared type', content: words },
  },
  cancelDelivery: { 204: { description: 'The announcement is gone' } },
};

/** The bodies of a PATCH of tus 1.0. */
const part = { content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } } };

export function addRawAnswers(document: Document): void {
  for (const { operation } of listOperations(document)) {
    Object.assign(operation.responses, rawAnswers[operation.operationId as OperationId]);
    if (operation.operationId === 'deliverPart') operation.requestBody = { ...part, required: true };
  }
}
