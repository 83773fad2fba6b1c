/** The refusals that an operation may answer with, by its inputs, so that no status comes as a surprise. */
import { MOST_HEADER_CHARACTERS } from '#contract/wire.ts';
import { isForTenants, isPublic, type OperationId } from '../operations.ts';
import { keepsStep, takesInput } from './success-answers.ts';
import {
  type Answer,
  type DescribedOperation,
  type Document,
  listOperations,
  type Parameter,
  type Schema,
} from './document.ts';
import { inJsonx } from './both-formats.ts';
import { examplesOf } from './refusal-examples.ts';

/** Writes that compare `If-Match` with the version they are about to change. */
const conditional: ReadonlySet<string> = new Set<OperationId>([
  'updateProperty',
  'upsertProperty',
  'upsertInspection',
  'upsertClient',
  'upsertPropertyContact',
  'upsertInspectionContact',
  'updateInspection',
  'initializeInspection',
  'startInspection',
  'unstartInspection',
  'processInspection',
  'submitInspection',
  'reopenInspection',
  'completeInspection',
  'uncompleteInspection',
  'closeInspection',
  'cancelInspection',
  'restoreInspection',
  'claimInspection',
  'acceptInspection',
  'declineInspection',
  'noteWaiting',
  'waiveCharge',
  'inviteTenant',
  'rotateReportKey',
  'updateTenantItem',
  'updatePropertyContact',
  'deletePropertyContact',
  'updateInspectionContact',
  'deleteInspectionContact',
  'deleteAppointmentAnswer',
  'closeAppointmentLinks',
  'updateMeter',
  'deleteMeter',
  'updateTenancy',
  'deleteTenancy',
  'updateKeySet',
  'deleteKeySet',
  'createKeyMovement',
  'updateCertificate',
  'deleteCertificate',
  'updateRecurringVisit',
  'deleteRecurringVisit',
  'renameRoom',
  'deleteRoom',
  'updateItem',
  'deleteItem',
  'moveItem',
  'updateAction',
  'deleteAction',
  'updateWebhook',
  'deleteWebhook',
  'updateApplication',
  'deleteApplication',
  'updateClient',
  'deleteClient',
  'mergeClient',
  'updateClientPerson',
  'deleteClientPerson',
  'updateStaffMember',
  'deleteStaffMember',
  'updateOptionSet',
  'deleteOptionSet',
  'updatePropertyCustomField',
  'deletePropertyCustomField',
  'updateInspectionCustomField',
  'deleteInspectionCustomField',
  'updateFileShare',
  'deleteFileShare',
  'updateTemplate',
  'deleteTemplate',
  'renameTemplateRoom',
  'deleteTemplateRoom',
  'updateTemplateItem',
  'deleteTemplateItem',
  'moveTemplateItem',
  'updateTemplateAction',
  'deleteTemplateAction',
  'updateReportComment',
  'updateMe',
  'updateAccountSettings',
  'updateSessionSettings',
  'updateRetention',
  'updateSecondFactorSettings',
  'updateSingleSignOn',
  'updateMailServer',
  'updateSigningCertificate',
]);

const statusWords = {
  400: 'The body cannot be read',
  401: 'There is no token, or it is malformed, expired or revoked',
  403: 'A scope is missing, or the role or the application does not allow it',
  404: 'There is no such thing in this account',
  405: 'The address takes other methods: `Allow` names them',
  410: 'The inspection was cancelled, or changes since then are forgotten: read everything afresh',
  409: 'The state, or something that exists already, forbids it now',
  412: '`If-Match` names another version; `version`, `ETag` and `current` give the current state',
  413: 'The body or the file is too large',
  415: 'This kind of content, character set or encoding is not taken',
  422: 'Well-formed but not valid: every fault is in `errors`',
  429: 'Too many requests: `Retry-After` says when to come back',
  500: 'A failure of the service, with the id of the request',
  503: 'Starting or stopping, the database away, full or too busy, or a file that could not be worked on: `Retry-After` says when to come back',
  507: 'There is no room left for files, or the account may keep no more: `Retry-After` says when to come back',
} as const;
type Status = keyof typeof statusWords;
const statuses = Object.keys(statusWords).map(Number) as Status[];

/** Beside its body, a refusal says this in headers; all of them tell the allowance. */
const furtherHeaders: Partial<Record<Status, string[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate'],
  405: ['Allow'],
  409: ['Retry-After'],
  412: ['ETag'],
  429: ['Retry-After'],
  503: ['Retry-After'],
  507: ['Retry-After'],
};
const refusalHeaders: Record<string, Schema> = {
  'WWW-Authenticate': {
    schema: { type: 'string', examples: ['Bearer error="invalid_token"'] },
    description: 'RFC 6750: what is wrong with the token, or the scopes that are needed',
  },
  Allow: { schema: { type: 'string', examples: ['GET, HEAD, PUT'] }, description: 'The methods there are' },
  'Retry-After': {
    schema: { type: 'integer', examples: [43] },
    description: 'Seconds after which the same request may succeed; with 409 only while the first request is running',
  },
};

const componentName = (status: string | number) => `Refused${status}`;

export function addRefusals(document: Document, takesKeys: ReadonlyMap<string, boolean>): void {
  const { components } = document;
  components['headers'] = { ...(components['headers'] as Schema), ...refusalHeaders };
  components['responses'] = Object.fromEntries(statuses.map((status) => [componentName(status), answerOf(status)]));
  for (const { method, operation } of listOperations(document)) {
    const takesKey = takesKeys.get(operation.operationId) ?? method === 'post';
    if (takesKey) addHeader(operation, idempotencyKey);
    if (conditional.has(operation.operationId)) addHeader(operation, ifMatch);
    if (takesInput(operation)) addHeader(operation, prefer);
    for (const status of statusesOf(method, operation))
      operation.responses[status] = { $ref: `#/components/responses/${componentName(status)}` };
    delete operation.responses['default'];
  }
}

/** In XML it is the same problem as JSONx. */
function answerOf(status: Status): Answer {
  const schema = { $ref: '#/components/schemas/Problem' };
  const names = [...(furtherHeaders[status] ?? []), 'RateLimit', 'RateLimit-Policy'];
  return {
    description: statusWords[status],
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
    content: {
      'application/problem+json': { schema, examples: examplesOf(status, 'json') },
      'application/xml': { schema: inJsonx, examples: examplesOf(status, 'xml') },
    },
  };
}

/** Beside those that take a file: turned pictures, announced files, and the question that brings in one that has come. */
const writingFiles: ReadonlySet<string> = new Set<OperationId>([
  'rotateAttachment',
  'announceAttachment',
  'announceTemplateAttachment',
  'getDeliveryOffset',
]);

function writesFiles({ operationId, requestBody }: DescribedOperation): boolean {
  const types = Object.keys(requestBody?.content ?? {});
  return (
    writingFiles.has(operationId) ||
    types.some((type) => type === 'multipart/form-data' || type.startsWith('application/offset'))
  );
}

function statusesOf(method: string, operation: DescribedOperation): Status[] {
  const { operationId, parameters = [] } = operation;
  const writes = method !== 'get' && method !== 'head';
  return [
    ...(keepsStep(operation) ? ([410] as const) : []),
    // Any method but GET may come with a body, and a body is read before anybody asks whether it is needed.
    ...(writes ? ([400, 409, 413, 415] as const) : []),
    ...guardStatuses(operationId as OperationId),
    ...([429, 500, 503] as const),
    ...(writesFiles(operation) ? ([507] as const) : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? ([404] as const) : []),
    ...(conditional.has(operationId) ? ([412] as const) : []),
    ...(writes || parameters.some((parameter) => parameter.in !== 'path') ? ([422] as const) : []),
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
  description: 'A repeated request with the same key and body gets the first answer again, for 7 days',
};
const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: MOST_HEADER_CHARACTERS },
  description: 'The `ETag` that was read; another version since then is 412',
};

const prefer: Parameter = {
  name: 'Prefer',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: MOST_HEADER_CHARACTERS, examples: ['handling=strict'] },
  description:
    '`handling=strict` (RFC 7240) refuses unknown members and parameters by 422, which names each; otherwise they are ignored, and named in `Keyturn-Ignored`',
};

function addHeader(operation: DescribedOperation, header: Parameter): void {
  operation.parameters = [...(operation.parameters ?? []), header];
}
