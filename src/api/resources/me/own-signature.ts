/** The signature of the current user: /me/signature. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnSignature } from '#contract/person.ts';
import { addPictureRoutes } from '../attachments/only-picture.ts';
import { itself } from '../factors/own.ts';

export const ownSignatureRoutes: FastifyPluginAsyncZod = async (api) => {
  addPictureRoutes(api, {
    path: '/me/signature',
    one: 'OwnSignature',
    name: 'A signature',
    record: OwnSignature,
    summaries: {
      get: 'The signature that the current user keeps',
      create: 'A picture as the signature of the current user, in place of the one before',
      delete: 'Take the signature away; finished reports keep it, and a repeat changes nothing',
    },
    of: (store, caller) => ({
      owner: { accountId: caller.accountId, kind: 'person', id: caller.userId },
      lock: () => store.people.lockOwn(caller),
      note: (change) => store.securityLog.add(caller, { kind: `signature.${change}`, subject: itself(caller) }),
    }),
  });
};
