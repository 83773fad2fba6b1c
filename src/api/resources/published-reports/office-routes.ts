/** The office's side of signing: links of contacts, and signatures in person. /inspections/:inspection_id/report-links, /signatures. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { InspectionContactPath } from '#contract/contact.ts';
import { InspectionPath } from '#contract/inspection.ts';
import { ReportLink, ReportLinkPath, SignatureInPerson } from '#contract/inspections/report-signing.ts';
import { ReportSignature } from '#contract/report-comment.ts';
import { isPublished } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import { hasOwnLink, partyOf } from '#domain/report-party.ts';
import type { ReportLinkRow } from '#store/reports/report-links.ts';
import type { RouteApi } from '../../route-api.ts';
import { sendOwnLink } from '../../notifications/own-link.ts';
import { presentSignature } from '../comments/present.ts';
import { signInPerson } from './sign-report.ts';

export const officeSignRoutes: FastifyPluginAsyncZod = async (api) => {
  listReportLinksRoute(api);
  sendReportLinkRoute(api);
  revokeReportLinkRoute(api);
  signInPersonRoute(api);
};

function presentLink({ id, contactId, name, type, ...row }: ReportLinkRow) {
  return {
    id,
    contact: { id: contactId, name, role: partyOf(type) },
    sent_to: row.sentTo,
    sent_at: row.createdAt,
    opened_count: row.openedCount,
    last_opened_at: row.lastOpenedAt,
    revoked_at: row.revokedAt,
    is_open: row.isOpen,
  };
}

function listReportLinksRoute(api: RouteApi): void {
  api.get('/inspections/:inspection_id/report-links', {
    schema: {
      operationId: 'listReportLinks',
      summary: 'Links of single contacts to the finished report, and how often each was opened; newest first',
      params: InspectionPath,
      response: { 200: z.array(ReportLink) },
    },
    handler: async ({ store, caller, params }) => {
      const { id } = await store.inspections.get(caller, params.inspection_id);
      return (await store.reportLinks.list(caller.accountId, id)).map(presentLink);
    },
  });
}

function sendReportLinkRoute(api: RouteApi): void {
  api.post('/inspections/:inspection_id/contacts/:contact_id/report-links', {
    schema: {
      operationId: 'sendReportLink',
      summary: 'Send a contact a link of their own to the finished report; those before it stay open',
      params: InspectionContactPath,
      response: { 200: ReportLink },
    },
    handler: async ({ store, caller, params, server }) => {
      const { accountId } = caller;
      const row = await store.inTransaction(async (tx) => {
        const inspection = await tx.inspections.lock(caller, params.inspection_id);
        const contact = await tx.inspectionContacts.lock(accountId, { homeId: inspection.id, id: params.contact_id });
        const { email } = contact;
        if (!isPublished(inspection)) throw new Refusal('state_forbids', 'Only a finished report has such links.');
        if (email === null || !hasOwnLink(contact))
          throw new Refusal(
            'state_forbids',
            'Tenants, landlords, agents and signees with an e-mail address have such links.',
          );
        const linkId = await sendOwnLink(tx, inspection, { ...contact, email }, server.settings.publicUrl);
        const subject = { type: 'inspection', id: inspection.id };
        await tx.securityLog.add(caller, {
          kind: 'report_link.sent',
          subject,
          facts: { link: linkId, contact: contact.id },
        });
        return tx.reportLinks.get(accountId, { inspectionId: inspection.id, linkId });
      });
      return presentLink(row);
    },
  });
}

function revokeReportLinkRoute(api: RouteApi): void {
  api.delete('/inspections/:inspection_id/report-links/:link_id', {
    schema: {
      operationId: 'revokeReportLink',
      summary: 'Revoke a link of a contact: it opens nothing any more',
      params: ReportLinkPath,
      response: { 200: ReportLink },
    },
    handler: async ({ store, caller, params }) => {
      const { accountId } = caller;
      const row = await store.inTransaction(async (tx) => {
        const { id: inspectionId } = await tx.inspections.get(caller, params.inspection_id);
        const of = { inspectionId, linkId: params.link_id };
        const { contactId } = await tx.reportLinks.get(accountId, of);
        const subject = { type: 'inspection', id: inspectionId };
        const facts = { link: params.link_id, contact: contactId };
        if (await tx.reportLinks.revoke(accountId, params.link_id))
          await tx.securityLog.add(caller, { kind: 'report_link.revoked', subject, facts });
        return tx.reportLinks.get(accountId, of);
      });
      return presentLink(row);
    },
  });
}

function signInPersonRoute(api: RouteApi): void {
  api.post('/inspections/:inspection_id/signatures', {
    schema: {
      operationId: 'createReportSignature',
      summary:
        'A contact signs on the device of the clerk or a manager, declines to, or is not there: they are the witness',
      params: InspectionPath,
      body: SignatureInPerson,
      response: { 200: ReportSignature },
    },
    handler: async (request) => {
      const { store, caller, params, body } = request;
      const row = await signInPerson(store, caller, params.inspection_id, body, request);
      return presentSignature(row, row.reportVersion);
    },
  });
}
