/** The parts of every success beside its body, in words and headers. */
import { type Content, type DescribedOperation, type Document, listOperations, type Schema } from './document.ts';

/** Resources whose version the answer names, for `If-Match`. */
const versioned = new Set([
  'Property',
  'Inspection',
  'Room',
  'Item',
  'Action',
  'Contact',
  'Meter',
  'Tenancy',
  'Certificate',
  'KeySet',
  'RecurringVisit',
  'Attachment',
  'Client',
  'ClientPerson',
  'StaffMember',
  'OptionSet',
  'LearntConditions',
  'CustomField',
  'TenantAttachment',
  'TenantItem',
  'Template',
  'FileShare',
  'Webhook',
  'Application',
  'ReportComment',
  'Me',
  'AccountSettings',
  'SessionSettings',
  'SecondFactorSettings',
  'SingleSignOn',
  'MailServer',
  'SigningCertificate',
]);

const headers: Record<string, Schema> = {
  ETag: { schema: { type: 'string', examples: ['"3-json"'] }, description: 'The version, suffixed by the format' },
  'Keyturn-Changed-Until': {
    schema: { type: 'string', pattern: '^\\d{1,16}$', examples: ['1875041389674515'] },
    description:
      'The number below which no change can still come: the answer holds them all. Kept from the first answer of a visit, it is the `updated_since` and the `since` of the next one',
  },
  'Keyturn-Ignored': {
    schema: { type: 'string', examples: ['"/colour", "/address/floor"'] },
    description:
      'Members (as JSON pointers) and parameters that the operation does not know: a list of strings by RFC 9651, percent-encoded where a header cannot carry them; `more` counts those that do not fit. Absent when everything is known',
  },
  'Preference-Applied': {
    schema: { type: 'string', examples: ['handling=strict'] },
    description: 'The preference of `Prefer` that was applied; absent without one',
  },
  'Keyturn-Report-Version': {
    schema: { type: 'integer', examples: [42] },
    description: 'The version that this write has given the report; absent when it has changed nothing',
  },
  Location: {
    schema: { type: 'string', format: 'uri', examples: ['https://keyturn.example/api/inspections/4711/pdfs/815'] },
    description: 'Where the PDF will be',
  },
  PdfRetryAfter: { schema: { type: 'integer', examples: [2] }, description: 'Seconds after which to ask again' },
  RateLimit: {
    schema: { type: 'string', examples: ['"requests";r=599;t=43'] },
    description: 'The remaining allowance, and its period',
  },
  'RateLimit-Policy': {
    schema: { type: 'string', examples: ['"requests";q=600;w=60'] },
    description: 'How much there is',
  },
};

/** A report is written at these addresses: by GET nowhere, and to `/uploads` by the part that completes a file. */
const ofReport =
  /^(\/(inspections|templates)\/\{\w+\}(\/report)?|\/tenant-report)?\/(rooms|attachments|copy-from-property|versions)\b/;
const writesReport = (path: string, method: string): boolean =>
  method === 'patch' ? path.startsWith('/uploads/') : method !== 'get' && ofReport.test(path);

/** A list that tells what changed. */
export const keepsStep = ({ operationId, parameters = [] }: DescribedOperation): boolean =>
  operationId === 'listDeletions' || parameters.some(({ name }) => name === 'updated_since');

/** A body that is read as JSON or JSONx, or parameters of a query. */
export function takesInput({ requestBody, parameters = [] }: DescribedOperation): boolean {
  return (
    requestBody?.content['application/json'] !== undefined || parameters.some((parameter) => parameter.in === 'query')
  );
}

export function completeSuccesses(document: Document): void {
  document.components['headers'] = headers;
  const reference = (name: string) => ({ $ref: `#/components/headers/${name}` });
  for (const { path, method, operation } of listOperations(document))
    for (const [status, answer] of Object.entries(operation.responses)) {
      if (!/^[23]/.test(status) || '$ref' in answer) continue;
      const name = nameOf(answer.content);
      // A deletion that answers with the deleted thing names no version of it.
      const hasVersion = name !== undefined && versioned.has(name) && method !== 'delete';
      answer.headers = {
        ...answer.headers,
        ...(hasVersion && { ETag: reference('ETag') }),
        ...(keepsStep(operation) && { 'Keyturn-Changed-Until': reference('Keyturn-Changed-Until') }),
        ...(writesReport(path, method) && { 'Keyturn-Report-Version': reference('Keyturn-Report-Version') }),
        ...(status === '202' && { Location: reference('Location'), 'Retry-After': reference('PdfRetryAfter') }),
        ...(takesInput(operation) && {
          'Keyturn-Ignored': reference('Keyturn-Ignored'),
          'Preference-Applied': reference('Preference-Applied'),
        }),
        RateLimit: reference('RateLimit'),
        'RateLimit-Policy': reference('RateLimit-Policy'),
      };
      const isEmpty = answer.content?.['application/json']?.schema?.['type'] === 'null';
      if (isEmpty) delete answer.content;
      if (answer.description === undefined || answer.description === 'Default Response')
        answer.description = isEmpty ? 'Done; there is no body' : operation.summary;
    }
}

function nameOf(content: Content | undefined): string | undefined {
  const reference = content?.['application/json']?.schema?.['$ref'];
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}
