/** The keys that show without us what we have signed: /signing-keys. */
import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SigningKeys } from '#contract/inspections/signing-keys.ts';

const PEM_LINE = /.{1,64}/g;

export const signingKeyRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/signing-keys', {
    schema: {
      operationId: 'getSigningKeys',
      summary: 'The public keys of what is signed here: PDFs, and the heads of the logs of sealed versions',
      response: { 200: SigningKeys },
    },
    handler: async ({ store }) => {
      const { pdfCertificate, logKey, logOrigin } = await store.publicKeys.read(api.settings.publicUrl);
      return {
        pdf_certificate: printPem(pdfCertificate),
        pdf_certificate_sha256: createHash('sha256').update(pdfCertificate).digest('hex'),
        log_public_key: logKey.toString('base64'),
        log_origin: logOrigin,
      };
    },
  });
};

function printPem(der: Buffer): string {
  const lines = der.toString('base64').match(PEM_LINE) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
