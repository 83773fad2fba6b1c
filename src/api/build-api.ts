/** The service: everything under /api. Plugins first, in the order a request meets them; then every resource. */
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync, FastifyPluginOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { buildStore } from '#store/build-store.ts';
import { buildApplicationUseStore } from '#store/access/application-use.ts';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import type { Database } from '#store/database/database.ts';
import { buildFileLibrary, type FileLibrary } from '#store/files/file-library.ts';
import type { Scanner } from '#store/files/file-scan.ts';
import { buildLinkSigner, buildTokenSigner, type LinkSigner, type TokenSigner } from '#store/files/link-signature.ts';
import { applicationUse } from './plugins/application-use.ts';
import { arrayParameters } from './plugins/array-parameters.ts';
import { authorization, permission } from './plugins/authorization.ts';
import { bearerCaller, type FindCaller } from './plugins/caller.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { everyFault } from './plugins/every-fault.ts';
import { idempotency } from './plugins/idempotency.ts';
import { keepStep } from './plugins/keep-step.ts';
import { methodNotAllowed } from './plugins/method-not-allowed.ts';
import { negotiation } from './plugins/negotiation.ts';
import { openapi } from './plugins/openapi.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { refusals } from './plugins/refusals.ts';
import { requestStore } from './plugins/request-store.ts';
import { linkTenant } from './plugins/tenant.ts';
import { unknownInput } from './plugins/unknown-input.ts';
import { actionRoutes } from './resources/actions/routes.ts';
import { allowerRoutes, grantRoutes } from './resources/applications/grants.ts';
import { applicationUseRoutes } from './resources/applications/use.ts';
import { applicationRoutes } from './resources/applications/routes.ts';
import { changeRoutes } from './resources/changes/routes.ts';
import { clientLogoRoutes } from './resources/clients/logo.ts';
import { clientMergeRoutes } from './resources/clients/merge.ts';
import { clientRoutes } from './resources/clients/routes.ts';
import { contactRoutes } from './resources/contacts/routes.ts';
import { commentRoutes } from './resources/comments/routes.ts';
import { customFieldRoutes } from './resources/custom-fields/routes.ts';
import { emailRoutes } from './resources/emails/routes.ts';
import { bulkChangeRoutes } from './resources/bulk-changes/routes.ts';
import { scheduleRoutes } from './resources/schedule/routes.ts';
import { lifecycleRoutes } from './resources/inspections/lifecycle.ts';
import { inspectionRoutes } from './resources/inspections/routes.ts';
import { pendingAttachmentRoutes } from './resources/attachments/announce.ts';
import { deliveryRoutes } from './resources/attachments/resumable.ts';
import { attachmentRoutes } from './resources/attachments/routes.ts';
import { singleAttachmentRoutes } from './resources/attachments/single.ts';
import { deletionRoutes } from './resources/deletions/routes.ts';
import { externalIdRoutes } from './resources/external-id-lists.ts';
import { erasureRoutes } from './resources/erasures/routes.ts';
import { accountExportRoutes } from './resources/exports/account-exports.ts';
import { disputePackRoutes } from './resources/exports/dispute-packs.ts';
import { personExportRoutes } from './resources/exports/person-exports.ts';
import { certificateRoutes, fallingDueRoutes } from './resources/falling-due/routes.ts';
import { fileShareRoutes } from './resources/file-shares/routes.ts';
import { sharedFileRoutes } from './resources/file-shares/shared-files.ts';
import { fileRoutes } from './resources/files/routes.ts';
import { importRoutes } from './resources/imports/routes.ts';
import { itemRoutes } from './resources/items/routes.ts';
import { feeRoutes } from './resources/fees/routes.ts';
import { keySetPhotoRoutes } from './resources/keys/photo.ts';
import { keyRoutes } from './resources/keys/routes.ts';
import { listExportRoutes } from './resources/list-exports/routes.ts';
import { calendarFeedRoutes } from './resources/me/calendar-feed.ts';
import { ownSignatureRoutes } from './resources/me/own-signature.ts';
import { meRoutes } from './resources/me/routes.ts';
import { sessionRoutes } from './resources/me/sessions.ts';
import { meterRoutes } from './resources/meters/routes.ts';
import { optionSetRoutes } from './resources/option-sets/routes.ts';
import { buildPrintedContent } from './resources/pdfs/current-pdf.ts';
import { pdfRoutes } from './resources/pdfs/routes.ts';
import { reportVersionRoutes } from './resources/report-versions/routes.ts';
import { openingRoutes } from './resources/published-reports/openings.ts';
import { publishedReportRoutes } from './resources/published-reports/routes.ts';
import { propertyRoutes } from './resources/properties/routes.ts';
import { copyFromPropertyRoutes } from './resources/report/copy-from-property.ts';
import { inspectionHome, templateHome } from './resources/report/report-home.ts';
import { buildReportReading } from './resources/report/reading.ts';
import { reportRoutes } from './resources/report/routes.ts';
import { retentionRoutes } from './resources/retention/routes.ts';
import { reviewRoutes } from './resources/review/routes.ts';
import { roomRoutes } from './resources/rooms/routes.ts';
import { securityLogRoutes } from './resources/security-log/routes.ts';
import { movingInRoutes } from './resources/settings/moving-in.ts';
import { setUpLinkRoutes } from './resources/settings/set-up-link.ts';
import { logoRoutes } from './resources/settings/logo.ts';
import { settingsRoutes } from './resources/settings/routes.ts';
import { sessionSettingsRoutes } from './resources/settings/sessions.ts';
import { storageRoutes } from './resources/settings/storage.ts';
import { singleSignOnRoutes } from './resources/single-sign-on/routes.ts';
import { staffAccessRoutes } from './resources/staff/access.ts';
import { handOverRoutes } from './resources/staff/hand-over.ts';
import { staffRoutes } from './resources/staff/routes.ts';
import { staffSignatureRoutes } from './resources/staff/signature.ts';
import { templateRoutes } from './resources/templates/routes.ts';
import { tenancyRoutes } from './resources/tenancies/routes.ts';
import { tenantReportRoutes } from './resources/tenant-report/routes.ts';
import { offerRoutes } from './resources/offers/routes.ts';
import { slotRoutes } from './resources/slots/routes.ts';
import { viewRoutes } from './resources/views/routes.ts';
import { webhookDeliveryRoutes } from './resources/webhooks/deliveries.ts';
import { webhookRoutes } from './resources/webhooks/routes.ts';
import { validatorCompiler } from './validator.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Files on disk. */
    library: FileLibrary;
    /** Signs links that need no bearer: files and PDFs. */
    linkSigner: LinkSigner;
    /** Signs the tokens of links that last until their row says otherwise. */
    tokenSigner: TokenSigner;
    settings: ApiSettings;
  }
}

export type ApiSettings = {
  publicUrl: string;
  /** The directory of uploads, renditions and PDFs. */
  dataDir: string;
  rateLimit: boolean;
  /** Milliseconds for which the requests of applications are gathered before they are counted; 5,000 when left out. */
  countEveryMs?: number;
  /** PUBLIC_URL is this machine: nobody else comes here. */
  isLocal?: boolean;
  /** Webhooks may point at this machine: for development and tests. */
  webhookAllowLoopback: boolean;
  /** Hosts of identity providers inside the operator's own network. */
  providerHosts?: string[];
  /** Domains of e-mail addresses for which the operator vouches. */
  ownDomains?: string[];
  /** Servers that are asked for the records of domains; undefined: those of the machine. */
  dnsServers?: string[];
  /** Undefined: e-mails of firms without a mail server of their own are kept, and say so. Sending is the worker's. */
  smtpUrl?: string | undefined;
  /** Undefined: nothing examines what is uploaded for malware. */
  scanner?: Scanner | undefined;
  /** Bytes that the uploads of an account may take unless it has a quota of its own; undefined: no limit. */
  uploadQuota?: number | undefined;
  /** Responses are checked against their schemas: in tests and development, where a wrong answer should fail loudly. */
  checkResponses: boolean;
};
export type ApiOptions = {
  database: Database;
  settings: ApiSettings;
  /** The installation's key, the same in every process: see `installationKey`. */
  linkKey: Buffer;
  /** The clock for the end of signed links, in seconds since 1970; the machine's unless it is given. */
  linkClock?: () => number;
  /** For whom everything is asked; by default whoever the bearer of each request is. */
  findCaller?: FindCaller;
};

/** Reads multipart for these routes alone: it would follow every other request to its end for nothing. */
function withUploads<Options extends FastifyPluginOptions>(
  routes: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> {
  return async (scope, options) => {
    await scope.register(fastifyMultipart, { limits: { files: 1 } });
    await scope.register(routes, options);
  };
}

/** The heading of these routes in the document, but for a route that names its own. */
function tagged<Options extends FastifyPluginOptions>(
  tag: string,
  routes: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> {
  return async (scope, options) => {
    scope.addHook('onRoute', ({ schema }) => {
      if (schema !== undefined) schema.tags ??= [tag];
    });
    await scope.register(routes, options);
  };
}

/** The account itself, its people, what it says about them, and its work in bulk. */
const ofAccount: [tag: string, routes: FastifyPluginAsync][] = [
  ['Current user', sessionRoutes],
  ['Integrations', grantRoutes],
  ['Integrations', allowerRoutes],
  ['Integrations', applicationUseRoutes],
  ['Changes', deletionRoutes],
  ['Settings', settingsRoutes],
  ['Current user', withUploads(ownSignatureRoutes)],
  ['Current user', calendarFeedRoutes],
  ['Settings', withUploads(logoRoutes)],
  ['Settings', movingInRoutes],
  ['Settings', setUpLinkRoutes],
  ['Settings', storageRoutes],
  ['Settings', sessionSettingsRoutes],
  ['Settings', singleSignOnRoutes],
  ['Security', securityLogRoutes],
  ['Security', erasureRoutes],
  ['Security', personExportRoutes],
  ['Security', accountExportRoutes],
  ['Finished reports', disputePackRoutes],
  ['Security', retentionRoutes],
  ['Imports', importRoutes],
  ['Inspections', bulkChangeRoutes],
  ['Inspections', scheduleRoutes],
  ['Inspections', slotRoutes],
  ['Inspections', offerRoutes],
  ['Inspections', viewRoutes],
  ['Security', listExportRoutes],
  ['Staff', staffRoutes],
  ['Staff', staffSignatureRoutes],
  ['Staff', staffAccessRoutes],
  ['Properties', tenancyRoutes],
  ['Properties', certificateRoutes],
  ['Properties', keyRoutes],
  ['Properties', withUploads(keySetPhotoRoutes)],
  ['Inspections', fallingDueRoutes],
  ['Inspections', feeRoutes],
  ['Staff', handOverRoutes],
  ['Clients', clientMergeRoutes],
  ['Clients', withUploads(clientLogoRoutes)],
  ['Integrations', externalIdRoutes],
];

export const apiPlugin: FastifyPluginAsync<ApiOptions> = async (
  api: FastifyInstance,
  { database, settings, linkKey, linkClock, findCaller = bearerCaller(database) },
) => {
  const store = buildStore(database);
  const library = buildFileLibrary(database, settings.dataDir, settings);
  api.decorate('library', library);
  api.addHook('onClose', () => library.close());
  api.decorate('settings', settings);
  api.decorate('linkSigner', buildLinkSigner(linkKey, linkClock));
  api.decorate('printedContent', buildPrintedContent(settings.publicUrl));
  api.decorate('tokenSigner', buildTokenSigner(linkKey));
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(settings.checkResponses ? serializerCompiler : () => JSON.stringify);

  // An answer is somebody's own: nobody on the way keeps it, nor does a browser on its disk. Files say otherwise.
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  await api.register(requestStore, { store });
  await api.register(refusals);
  await api.register(crossOrigin, { database });
  await api.register(negotiation);
  await api.register(methodNotAllowed);
  await api.register(arrayParameters);
  await api.register(unknownInput);
  await api.register(authorization, { findCaller, findTenant: linkTenant(database) });
  await api.register(applicationUse, { use: buildApplicationUseStore(database), everyMs: settings.countEveryMs });
  if (settings.rateLimit) await api.register(rateLimit, { rateLimits: buildRateLimitStore(database.beside) });
  else api.decorate('draw', async () => undefined);
  await api.register(permission);
  await api.register(everyFault);
  await api.register(idempotency, { database });
  await api.register(keepStep, { linkKey });
  await api.register(openapi, { publicUrl: settings.publicUrl });

  api.get('/openapi.json', { config: { public: true } }, async () => api.swagger());

  await api.register(tagged('Current user', meRoutes));
  await api.register(tagged('Properties', propertyRoutes));
  await api.register(tagged('Inspections', inspectionRoutes));
  await api.register(tagged('Inspections', lifecycleRoutes));
  await api.register(tagged('Integrations', applicationRoutes));
  await api.register(tagged('Changes', changeRoutes), { database, store });
  await api.register(tagged('Clients', clientRoutes));
  await api.register(tagged('Contacts', contactRoutes));
  await api.register(tagged('Custom fields', customFieldRoutes));
  await api.register(tagged('E-mails', emailRoutes));
  await api.register(tagged('Meters', meterRoutes));
  await api.register(tagged('Option sets', optionSetRoutes));
  for (const [tag, routes] of ofAccount) await api.register(tagged(tag, routes));
  const reading = buildReportReading({ store, linkSigner: api.linkSigner, settings });
  await api.register(tagged('Reports', reportRoutes), { home: inspectionHome, reading });
  await api.register(tagged('Templates', reportRoutes), { home: templateHome, reading });
  for (const [tag, routes] of [
    ['Rooms', roomRoutes],
    ['Items', itemRoutes],
    ['Actions', actionRoutes],
    ['Attachments', withUploads(attachmentRoutes)],
    ['Attachments', pendingAttachmentRoutes],
  ] as const) {
    await api.register(tagged(tag, routes), { home: inspectionHome });
    await api.register(tagged('Templates', routes), { home: templateHome });
  }
  for (const routes of [copyFromPropertyRoutes, reviewRoutes]) await api.register(tagged('Reports', routes));
  await api.register(tagged('Templates', templateRoutes));
  await api.register(tagged('Attachments', withUploads(singleAttachmentRoutes)));
  await api.register(tagged('Attachments', deliveryRoutes));
  await api.register(fileRoutes);
  await api.register(tagged('PDFs', pdfRoutes));
  for (const routes of [commentRoutes, openingRoutes]) await api.register(tagged('Comments and signatures', routes));
  await api.register(tagged('Finished reports', publishedReportRoutes), { database });
  await api.register(tagged('Finished reports', reportVersionRoutes));
  await api.register(tagged('File shares', fileShareRoutes));
  await api.register(tagged('Shared files', sharedFileRoutes));
  await api.register(tagged('Tenant report', withUploads(tenantReportRoutes)));
  await api.register(tagged('Webhooks', webhookRoutes));
  await api.register(tagged('Webhooks', webhookDeliveryRoutes));
};
