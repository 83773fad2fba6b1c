/** Which refusals an operation may answer with: by what it takes, so that no status comes as a surprise. */
import { isForTenants, isPublic, type OperationId } from '../operations.ts';
import { type Answer, type DescribedOperation, type Document, listOperations, type Parameter } from './document.ts';

/** Writes that compare `If-Match` with the version they are about to change. */
const conditional: ReadonlySet<string> = new Set<OperationId>([
  'updateProperty',
  'updateInspection',
  'initializeInspection',
  'startInspection',
  'processInspection',
  'submitInspection',
  'reopenInspection',
  'completeInspection',
  'closeInspection',
  'cancelInspection',
  'claimInspection',
  'inviteTenant',
  'updateTenantItem',
  'updatePropertyContact',
  'deletePropertyContact',
  'updateInspectionContact',
  'deleteInspectionContact',
  'updateMeter',
  'deleteMeter',
  'renameRoom',
  'deleteRoom',
  'updateItem',
  'deleteItem',
  'updateAction',
  'deleteAction',
  'updateClient',
  'deleteClient',
  'updateStaffMember',
  'deleteStaffMember',
  'updateOptionSet',
  'deleteOptionSet',
  'updateFileShare',
  'deleteFileShare',
  'updateTemplate',
  'deleteTemplate',
  'renameTemplateRoom',
  'deleteTemplateRoom',
  'updateTemplateItem',
  'deleteTemplateItem',
  'updateTemplateAction',
  'deleteTemplateAction',
  'updateReportComment',
]);

const statusWords = {
  400: 'The body cannot be read',
  401: 'There is no token, or it is malformed, expired or revoked',
  403: 'A scope is missing, or the role does not allow it',
  404: 'There is no such thing in this account',
  410: 'The inspection was cancelled',
  409: 'The state, or something that exists already, forbids it now',
  412: '`If-Match` names another version; the present state is in `current`',
  413: 'The body or the file is too large',
  415: 'This kind of content, character set or encoding is not taken',
  422: 'Well-formed but not valid: every fault is in `errors`',
  429: 'Too many requests: `Retry-After` says when to come back',
  500: 'A failure of the service, with the id of the request',
  503: 'Starting or stopping: `Retry-After` says when to come back',
} as const;
type Status = keyof typeof statusWords;

const problem = { schema: { $ref: '#/components/schemas/Problem' } };
const componentName = (status: string | number) => `Refused${status}`;

export function addRefusals(document: Document, repeats: (operationId: string) => boolean): void {
  const answers = Object.entries(statusWords).map(([status, description]): [string, Answer] => [
    componentName(status),
    // A refusal in XML is the same problem as JSONx.
    { description, content: { 'application/problem+json': problem, 'application/xml': problem } },
  ]);
  document.components['responses'] = Object.fromEntries(answers);
  for (const { method, operation } of listOperations(document)) {
    const takesKey = method === 'post' || repeats(operation.operationId);
    if (takesKey) addHeader(operation, idempotencyKey);
    if (conditional.has(operation.operationId)) addHeader(operation, ifMatch);
    for (const status of statusesOf(method, operation))
      operation.responses[status] = { $ref: `#/components/responses/${componentName(status)}` };
    delete operation.responses['default'];
  }
}

function statusesOf(method: string, { operationId, parameters = [] }: DescribedOperation): Status[] {
  const writes = method !== 'get' && method !== 'head';
  return [
    // Any method but GET may come with a body, and a body is read before anybody asks whether it is needed.
    ...(writes ? ([400, 409, 413, 415] as const) : []),
    ...guardStatuses(operationId as OperationId),
    ...([429, 500, 503] as const),
    ...(parameters.some((parameter) => parameter.in === 'path') ? ([404] as const) : []),
    ...(conditional.has(operationId) ? ([412] as const) : []),
    ...(writes || parameters.some((parameter) => parameter.in === 'query') ? ([422] as const) : []),
  ];
}

function guardStatuses(id: OperationId): Status[] {
  if (isPublic(id)) return [];
  return isForTenants(id) ? [401, 410] : [401, 403];
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description: 'A repeated request with the same key and body gets the first answer again, for 24 hours',
};
const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'The `ETag` that was read; another version since then is 412',
};

function addHeader(operation: DescribedOperation, header: Parameter): void {
  operation.parameters = [...(operation.parameters ?? []), header];
}
