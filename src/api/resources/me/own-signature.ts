/** The signature of the current user: /me/signature. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AttachmentUpload } from '#contract/attachment.ts';
import { OwnSignature } from '#contract/person.ts';
import { Empty } from '#contract/wire.ts';
import { buildOnlyPicture } from '../attachments/only-picture.ts';
import { uploadValidator } from '../attachments/upload.ts';
import { itself } from '../factors/own.ts';

export const ownSignatureRoutes: FastifyPluginAsyncZod = async (api) => {
  const signature = buildOnlyPicture(api, {
    name: 'A signature',
    of: (store, caller) => ({
      lock: () => store.people.lockOwn(caller),
      find: () => store.signatures.find(caller),
      set: (fileId) => store.signatures.set(caller, fileId),
      remove: () => store.signatures.remove(caller),
      note: (change) => store.securityLog.add(caller, { kind: `signature.${change}`, subject: itself(caller) }),
    }),
  });

  api.get('/me/signature', {
    schema: {
      operationId: 'getOwnSignature',
      summary: 'The signature that the current user keeps',
      response: { 200: OwnSignature },
    },
    handler: signature.read,
  });

  api.post('/me/signature', {
    schema: {
      operationId: 'createOwnSignature',
      summary: 'A picture as the signature of the current user, in place of the one before',
      consumes: ['multipart/form-data'],
      body: AttachmentUpload,
      response: { 200: OwnSignature },
    },
    config: { allowance: 'uploads' },
    validatorCompiler: uploadValidator,
    handler: signature.replace,
  });

  api.delete('/me/signature', {
    schema: {
      operationId: 'deleteOwnSignature',
      summary: 'Take the signature away; finished reports keep it, and a repeat changes nothing',
      response: { 200: Empty },
    },
    handler: signature.remove,
  });
};
