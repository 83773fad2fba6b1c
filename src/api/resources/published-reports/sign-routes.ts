/** Signing a finished report by a link of one's own, the code for it, and asking for such a link: /published-reports/:report_key. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  LinkRequest,
  PublishedSignature,
  SignatureCode,
  SignatureDraft,
} from '#contract/inspections/report-signing.ts';
import { PublishedReportPath } from '#contract/published-report.ts';
import { Empty } from '#contract/wire.ts';
import { isPublished } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import { hasOwnLink } from '#domain/report-party.ts';
import { CODE_MINUTES, maskedAddress } from '#domain/message/signature-outcome.ts';
import type { Database } from '#store/database/database.ts';
import type { RouteApi } from '../../route-api.ts';
import { sendNothing } from '../../no-body.ts';
import { sendOwnLink } from '../../notifications/own-link.ts';
import { presentPublishedSignature } from '../comments/present.ts';
import { drawMessage, lockOpen } from './send-message.ts';
import { needsOwnLink, signByLink } from './sign-report.ts';

type Tries = { database: Pick<Database, 'beside'> };

/** Tries of a code count, however the request ends. */
export const signRoutes: FastifyPluginAsyncZod<Tries> = async (api, { database }) => {
  sendSignatureCodeRoute(api);
  signPublishedReportRoute(api, database);
  requestReportLinkRoute(api);
};

function sendSignatureCodeRoute(api: RouteApi): void {
  api.post('/published-reports/:report_key/codes', {
    schema: {
      operationId: 'sendSignatureCode',
      summary: 'Send a code to the address of whose link it is, which their signature needs; the code before ends',
      params: PublishedReportPath,
      response: { 200: SignatureCode },
    },
    handler: async (request, reply) => {
      const { report_key: key } = request.params;
      await drawMessage(api, request, reply, key);
      return sendCode(request, key);
    },
  });
}

async function sendCode({ store, server }: FastifyRequest, key: string) {
  return store.inTransaction(async (tx) => {
    const { inspection, holder } = await lockOpen(tx, key);
    if (holder === null) throw needsOwnLink();
    if (!(await tx.mailServers.sends(inspection.accountId, server.settings)))
      throw new Refusal(
        'state_forbids',
        'No e-mail can be sent from here. You can sign on the device of the clerk or the office.',
      );
    const { accountId, id: inspectionId, property } = inspection;
    const renewed = await tx.reportLinks.renewCode(accountId, holder.linkId);
    if (renewed === undefined)
      throw new Refusal('state_forbids', 'This link has had as many codes as it gets. Ask the company for a new link.');
    const { name: company } = await tx.people.getAccount(accountId);
    const text = [
      `Dear ${holder.name},`,
      `Your code to sign the report of ${property.line1}, ${property.postcode} is:\n\n${renewed.code}`,
      `It works once, for ${CODE_MINUTES} minutes. Nobody from ${company} will ask you for it. If you did not ask for it, there is nothing to do: without it nobody signs in your name.`,
      company,
    ].join('\n\n');
    const subject = `Your code to sign the report of ${property.line1}`;
    await tx.emails.add(accountId, [{ inspectionId, recipient: holder.email, subject, text, confidential: true }]);
    return { sent_to: maskedAddress(holder.email), ends_at: renewed.endsAt };
  });
}

function signPublishedReportRoute(api: RouteApi, database: Tries['database']): void {
  api.post('/published-reports/:report_key/signatures', {
    schema: {
      operationId: 'signPublishedReport',
      summary: 'Sign the report by a link of your own, or decline to, while it is open for signatures',
      params: PublishedReportPath,
      body: SignatureDraft,
      response: { 200: PublishedSignature },
    },
    handler: async (request, reply) => {
      const { report_key: key } = request.params;
      await drawMessage(api, request, reply, key);
      const { store, server, body } = request;
      return presentPublishedSignature(await signByLink({ store, server, database }, key, body, request));
    },
  });
}

function requestReportLinkRoute(api: RouteApi): void {
  api.post('/published-reports/:report_key/link-requests', {
    schema: {
      operationId: 'requestReportLink',
      summary: 'Have a link of your own sent to your address, if the company has it; the answer is the same if not',
      params: PublishedReportPath,
      body: LinkRequest,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { report_key: key } = request.params;
      await drawMessage(api, request, reply, key);
      await sendRequestedLinks(request, key, request.body.email);
      return sendNothing(reply);
    },
  });
}

/** Once in these minutes to each: nobody fills the mailbox of somebody else. */
const MINUTES_BETWEEN = 10;

function sendRequestedLinks({ store, server }: FastifyRequest, key: string, email: string): Promise<void> {
  return store.inTransaction(async (tx) => {
    const { inspection } = await tx.publishedReports.get(key);
    if (!isPublished(inspection)) return;
    const { accountId, id } = inspection;
    const earliest = Date.now() - MINUTES_BETWEEN * 60_000;
    const recent = (await tx.reportLinks.list(accountId, id)).filter(
      ({ createdAt }) => Date.parse(createdAt) > earliest,
    );
    for (const contact of await tx.inspectionContacts.list(accountId, id)) {
      const isTheirs = contact.email?.toLowerCase() === email.toLowerCase() && hasOwnLink(contact);
      if (!isTheirs || contact.email === null || recent.some(({ contactId }) => contactId === contact.id)) continue;
      await sendOwnLink(tx, inspection, { ...contact, email: contact.email }, server.settings.publicUrl);
    }
  });
}
