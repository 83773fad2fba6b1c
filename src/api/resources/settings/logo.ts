/** The firm's logo: /settings/logo. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AttachmentUpload } from '#contract/attachment.ts';
import { Logo } from '#contract/settings.ts';
import { Empty } from '#contract/wire.ts';
import { buildOnlyPicture } from '../attachments/only-picture.ts';
import { uploadValidator } from '../attachments/upload.ts';

export const logoRoutes: FastifyPluginAsyncZod = async (api) => {
  const logo = buildOnlyPicture(api, {
    name: 'A logo',
    of: (store, caller) => ({
      lock: () => store.people.lockAccount(caller.accountId),
      find: () => store.logos.find(caller.accountId),
      set: (fileId) => store.logos.set(caller.accountId, fileId),
      remove: () => store.logos.remove(caller.accountId),
      note: () => store.securityLog.add(caller, { kind: 'settings.changed', facts: { fields: ['logo'] } }),
    }),
  });

  api.get('/settings/logo', {
    schema: { operationId: 'getLogo', summary: "The firm's logo", response: { 200: Logo } },
    handler: logo.read,
  });

  api.post('/settings/logo', {
    schema: {
      operationId: 'createLogo',
      summary: 'A picture as the logo of the firm, in place of the one before',
      consumes: ['multipart/form-data'],
      body: AttachmentUpload,
      response: { 200: Logo },
    },
    config: { allowance: 'uploads' },
    validatorCompiler: uploadValidator,
    handler: logo.replace,
  });

  api.delete('/settings/logo', {
    schema: {
      operationId: 'deleteLogo',
      summary: 'Take the logo away; a repeat changes nothing',
      response: { 200: Empty },
    },
    handler: logo.remove,
  });
};
