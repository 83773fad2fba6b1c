/** The photograph of a set of keys: /key-sets/:key_set_id/photo. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { KeySetPath, KeySetPhoto } from '#contract/property/keys.ts';
import { addPictureRoutes } from '../attachments/only-picture.ts';

export const keySetPhotoRoutes: FastifyPluginAsyncZod = async (api) => {
  addPictureRoutes(api, {
    path: '/key-sets/:key_set_id/photo',
    params: KeySetPath,
    one: 'KeySetPhoto',
    name: 'A photograph of keys',
    record: KeySetPhoto,
    summaries: {
      get: 'The photograph of a set of keys',
      create: 'A picture of a set of keys, in place of the one before',
      delete: 'Take the picture of a set of keys away; a repeat changes nothing',
    },
    of: (store, caller, { key_set_id: id = 0 }) => ({
      owner: { accountId: caller.accountId, kind: 'keys', id },
      mustExist: () => store.keySets.get(caller.accountId, id),
      lock: () => store.keySets.lock(caller.accountId, id),
      note: () => Promise.resolve(),
    }),
  });
};
