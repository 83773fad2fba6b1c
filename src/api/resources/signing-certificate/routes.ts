/** The firm's own certificate for the signatures of its PDFs: /settings/signing-certificate. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SigningCertificate, SigningCertificateChange } from '#contract/account/signing-certificate.ts';
import { Empty } from '#contract/wire.ts';
import type { Store } from '#store/build-store.ts';
import { isValidNow, readCertificates } from '#store/secrets/firm-certificate.ts';
import { checkSettings, sendSettings, withVersion } from '../../content-version.ts';
import { sendNothing } from '../../no-body.ts';
import { acceptCertificate } from './accept-certificate.ts';

export const signingCertificateRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/signing-certificate', {
    schema: {
      operationId: 'getSigningCertificate',
      summary: 'The certificate of the firm with which its PDFs are signed',
      response: { 200: SigningCertificate },
    },
    handler: async (request, reply) =>
      sendSettings(request, reply, await present(request.store, request.caller.accountId)),
  });

  api.put('/settings/signing-certificate', {
    schema: {
      operationId: 'updateSigningCertificate',
      summary: 'Sign PDFs from now on with this certificate, which takes the place of the one before',
      body: SigningCertificateChange,
      response: { 200: SigningCertificate },
    },
    handler: async (request, reply) => {
      const { store, caller, body } = request;
      const { accountId } = caller;
      const accepted = acceptCertificate(body);
      const saved = await store.inTransaction(async (tx) => {
        // With it anybody signs in the name of the firm.
        await tx.factors.checkProof(caller);
        await tx.people.lockAccount(accountId);
        checkSettings(request, await present(tx, accountId));
        await tx.firmCertificates.save(accountId, accepted);
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts: { members: ['signing_certificate'] } });
        return present(tx, accountId);
      });
      return sendSettings(request, reply, saved);
    },
  });

  api.delete('/settings/signing-certificate', {
    schema: {
      operationId: 'deleteSigningCertificate',
      summary:
        'Take the certificate of the firm away, with its key; PDFs are signed with that of the installation again',
      response: { 200: Empty },
    },
    handler: async ({ store, caller }, reply) => {
      await store.inTransaction(async (tx) => {
        await tx.factors.checkProof(caller);
        await tx.firmCertificates.remove(caller.accountId);
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts: { members: ['signing_certificate'] } });
      });
      return sendNothing(reply);
    },
  });
};

async function present({ firmCertificates }: Pick<Store, 'firmCertificates'>, accountId: number) {
  const row = await firmCertificates.find(accountId);
  const [own] = row === undefined ? [] : readCertificates(row.certificates);
  return withVersion(accountId, {
    subject: own === undefined ? null : inOneLine(own.subject),
    issuer: own === undefined ? null : inOneLine(own.issuer),
    sha256: own?.fingerprint256.replaceAll(':', '').toLowerCase() ?? null,
    valid_from: own === undefined ? null : new Date(own.validFrom).toISOString(),
    valid_until: own === undefined ? null : new Date(own.validTo).toISOString(),
    is_used: own !== undefined && isValidNow(own),
  });
}

const inOneLine = (name: string): string => name.replaceAll('\n', ', ');
