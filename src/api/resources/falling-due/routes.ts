/** Recurring visits, certificates, and the one list of what falls due. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Inspection } from '#contract/inspection.ts';
import {
  Certificate,
  CertificateChange,
  CertificateDraft,
  CertificatePath,
  RecurringVisit,
  RecurringVisitChange,
  RecurringVisitDraft,
  RecurringVisitPath,
} from '#contract/property/falling-due.ts';
import { Proposal, ProposalBooking, ProposalDecision, ProposalQuery } from '#contract/property/proposal.ts';
import { PropertyPath } from '#contract/property.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import { invalid } from '#domain/refusal.ts';
import { addDays } from '#domain/schedule/calendar-day.ts';
import { sendVersioned } from '../../entity-tag.ts';
import type { Members } from '../../validator.ts';
import { addListRoutes, changeLocked, removeLocked } from '../account-list.ts';
import { coverLinks } from '../inspections/cover-link.ts';
import { presentInspection } from '../inspections/present.ts';
import { addCertificate, changeCertificate, removeCertificate } from './certificates.ts';
import { bookProposal, checkKey, decideProposal, todayOf } from './decide.ts';
import { everAfter, everBefore, findProposals } from './find-proposals.ts';
import { acceptRule, presentCertificate, presentProposal, presentRule } from './present.ts';

export const fallingDueRoutes: FastifyPluginAsync = async (api) => {
  await api.register(recurringVisitRoutes);
  await api.register(proposalRoutes);
};

const recurringVisitRoutes: FastifyPluginAsync = async (api) =>
  addListRoutes(api, {
    path: '/recurring-visits',
    parameter: 'recurring_visit_id',
    many: 'RecurringVisits',
    one: 'RecurringVisit',
    record: RecurringVisit,
    present: presentRule,
    params: RecurringVisitPath,
    list: {
      summary: 'Rules by which visits recur during tenancies, by name',
      table: 'recurring_visits',
      readAll: ({ store, caller }) => store.recurringVisits.list(caller.accountId),
    },
    get: {
      summary: 'A rule of recurring visits',
      read: ({ store, caller }, id) => store.recurringVisits.get(caller.accountId, id),
    },
    create: {
      summary: 'Add a rule of recurring visits',
      body: RecurringVisitDraft,
      checkMembers: checkClient,
      write: async (request, body) => {
        await checkClient(request, body);
        const { name, type_id: type, every_months: everyMonths, client_id: clientId = null } = body;
        const { jitter_days: jitterDays, quiet_days: quietDays } = body;
        return request.store.recurringVisits.add(request.caller.accountId, {
          name,
          type: type as InspectionTypeCode,
          everyMonths,
          jitterDays,
          quietDays,
          clientId,
        });
      },
    },
    update: {
      summary: 'Change a rule of recurring visits; what was booked by it stays',
      body: RecurringVisitChange,
      checkMembers: checkClient,
      write: async (request, id, body, check) => {
        await checkClient(request, body);
        return changeLocked(request, (tx) => tx.recurringVisits, id, acceptRule(body), check);
      },
    },
    delete: {
      summary: 'Delete a rule of recurring visits; what was booked by it stays',
      write: (request, id, check) => removeLocked(request, (tx) => tx.recurringVisits, id, check),
    },
  });

async function checkClient(
  { store, caller }: FastifyRequest,
  { client_id: clientId }: { client_id?: number | null | undefined },
): Promise<void> {
  if (clientId == null) return;
  const links = { propertyId: 0, clerkId: null, typistId: null, clientId };
  const unknown = await store.inspections.findUnknown(caller.accountId, links);
  if (!unknown.includes('client')) return;
  throw invalid({ pointer: '/client_id', code: 'unknown', detail: `There is no client ${clientId}.` });
}

const homeOf = ({ params }: FastifyRequest): number => (params as { property_id: number }).property_id;

export const certificateRoutes: FastifyPluginAsync = async (api) =>
  addListRoutes(api, {
    path: '/properties/:property_id/certificates',
    parameter: 'certificate_id',
    many: 'Certificates',
    one: 'Certificate',
    record: Certificate,
    present: presentCertificate,
    params: CertificatePath,
    listParams: PropertyPath,
    list: {
      summary: 'Certificates of a property, by kind, and of each kind the one that is good for longest first',
      table: 'certificates',
      readAll: async (request) => {
        const { store, caller } = request;
        await store.properties.get(caller, homeOf(request));
        return store.certificates.list(caller.accountId, homeOf(request));
      },
    },
    get: {
      summary: 'A certificate',
      read: async (request, id) => {
        const { store, caller } = request;
        await store.properties.get(caller, homeOf(request));
        return store.certificates.get(caller.accountId, { propertyId: homeOf(request), id });
      },
    },
    create: {
      summary: 'Add a certificate to a property',
      body: CertificateDraft,
      write: (request, body) => addCertificate(request.store, request.caller, homeOf(request), body),
    },
    update: {
      summary: 'Change a certificate; members left out are kept',
      body: CertificateChange,
      write: (request, id, body, check) =>
        changeCertificate(request.store, request.caller, { propertyId: homeOf(request), id }, body, check),
    },
    delete: {
      summary: 'Delete a certificate',
      write: (request, id, check) =>
        removeCertificate(request.store, request.caller, { propertyId: homeOf(request), id }, check),
    },
  });

const DAYS_BACK = 60;
const DAYS_AHEAD = 42;
const MOST_PROPOSALS = 1000;

const proposalRoutes: FastifyPluginAsyncZod = async (api) => {
  const coverLink = coverLinks(api);

  api.get('/proposals', {
    schema: {
      operationId: 'listProposals',
      summary: 'Visits, steps and certificates that fall due, the earliest first; 1,000 at most',
      querystring: ProposalQuery,
      response: { 200: z.array(Proposal) },
    },
    handler: async ({ store, caller, query }) => {
      const today = await todayOf(store, caller.accountId);
      const from =
        query.from ?? addDays(query.until !== undefined && query.until < today ? query.until : today, -DAYS_BACK);
      const until =
        query.until ?? addDays(query.from !== undefined && query.from > today ? query.from : today, DAYS_AHEAD);
      const { outcome = 'open', property_id: propertyId } = query;
      const certificatesFrom = query.from ?? everBefore;
      const noticesUntil = query.until ?? everAfter;
      const span = { from, until, certificatesFrom, noticesUntil, propertyId };
      const found = await findProposals(store, caller, span);
      const wanted = found.filter(({ decision }) => outcome === 'any' || (decision?.outcome ?? 'open') === outcome);
      return wanted.slice(0, MOST_PROPOSALS).map(presentProposal);
    },
  });

  api.post('/proposals/book', {
    schema: {
      operationId: 'bookProposal',
      summary: 'Book a visit that falls due: the inspection is added with the contacts of the property',
      body: ProposalBooking,
      response: { 200: Inspection },
    },
    config: {
      checkMembers: ({ caller, store }, { key }: Members<typeof ProposalBooking>) => checkKey(store, caller, key),
    },
    handler: async (request, reply) => {
      const { store, caller, body } = request;
      const row = await bookProposal(store, caller, body, api.settings.publicUrl);
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/proposals/decide', {
    schema: {
      operationId: 'decideProposal',
      summary: 'Drop a proposal, note that it is done in another way, or open it again',
      body: ProposalDecision,
      response: { 200: Proposal },
    },
    config: {
      checkMembers: ({ caller, store }, { key }: Members<typeof ProposalDecision>) => checkKey(store, caller, key),
    },
    handler: async ({ store, caller, body }) => presentProposal(await decideProposal(store, caller, body)),
  });
};
