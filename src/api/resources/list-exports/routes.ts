/** Lists that the back office saves as files: the log knows of each. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ListedKind } from '#domain/import/listed-kind.ts';
import { ListExportNote } from '#contract/imports/list-export.ts';
import { Empty } from '#contract/wire.ts';
import { sendNothing } from '../../no-body.ts';
import { type OperationId, operations } from '../../operations.ts';
import { checkAllowed } from '../../plugins/authorization.ts';

/** The operation that reads each list: nobody saves what they may not read. */
const readers: Record<ListedKind, OperationId> = {
  properties: 'listProperties',
  inspections: 'listInspections',
  clients: 'listClients',
  client_people: 'listClientPeople',
  staff: 'listStaff',
  emails: 'listEmails',
  fees: 'listFees',
  charges: 'listCharges',
  review_returns: 'getReviewReturns',
  key_sets: 'listKeySets',
  audit_entries: 'listPropertyAudit',
  templates: 'listTemplates',
  template_versions: 'listTemplateVersions',
  option_sets: 'listOptionSets',
  phrases: 'getAccountSettings',
  abbreviations: 'getAccountSettings',
  custom_fields: 'listPropertyCustomFields',
  proposals: 'listProposals',
  recurring_visits: 'listRecurringVisits',
  imports: 'listImports',
  applications: 'listApplications',
  webhooks: 'listWebhooks',
  webhook_deliveries: 'listWebhookDeliveries',
  security_events: 'listSecurityLog',
};

export const listExportRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/list-exports', {
    schema: {
      operationId: 'createListExport',
      summary: 'Note in the security log that a list is saved as a file',
      body: ListExportNote,
      response: { 204: Empty },
    },
    handler: async ({ caller, body: { list, format, rows }, store }, reply) => {
      checkAllowed(caller, operations[readers[list]]);
      await store.securityLog.add(caller, { kind: 'list.exported', facts: { list, format, rows } });
      return sendNothing(reply.code(204));
    },
  });
};
