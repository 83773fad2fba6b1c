/** The firm's logo: /settings/logo. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AttachmentUpload } from '#contract/attachment.ts';
import { Logo } from '#contract/settings.ts';
import { Empty } from '#contract/wire.ts';
import type { LogoRow } from '#store/account/logo.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { unsupported } from '#store/files/file-kind.ts';
import { sendNothing } from '../../no-body.ts';
import type { RouteApi } from '../../route-api.ts';
import { imageLink } from '../attachments/present.ts';
import { readUpload, type Upload, uploadOnce, uploadValidator } from '../attachments/upload.ts';

export const logoRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/logo', {
    schema: { operationId: 'getLogo', summary: "The firm's logo", response: { 200: Logo } },
    handler: async ({ caller: { accountId }, store }) => present(api, accountId, await store.logos.find(accountId)),
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
    handler: async (request, reply) => {
      const { accountId } = request.caller;
      const upload = await readUpload(request);
      if (upload.file.type !== 'IMAGE') {
        await api.library.discard(upload.file);
        throw unsupported('A logo is a picture: PNG, JPEG, WebP, HEIC or GIF.');
      }
      const logo = await uploadOnce(request, reply, upload, async () => {
        await setLogo(request, upload.file);
        return present(api, accountId, await request.store.logos.find(accountId));
      });
      return logo ?? reply;
    },
  });

  api.delete('/settings/logo', {
    schema: {
      operationId: 'deleteLogo',
      summary: 'Take the logo away; a repeat changes nothing',
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller, store } = request;
      const { accountId } = caller;
      await store.inTransaction(async (tx) => {
        await tx.people.lockAccount(accountId);
        const before = await tx.logos.find(accountId);
        if (before === undefined) return;
        await tx.logos.remove(accountId);
        await noteChange(tx, request);
        await api.library.removeUnused(tx, accountId, [before.fileId]);
      });
      return sendNothing(reply);
    },
  });
};

async function setLogo(request: FastifyRequest, file: Upload['file']): Promise<void> {
  const { caller, store, server } = request;
  const { library, settings } = server;
  const { accountId } = caller;
  await library.settle(store, accountId, file, () =>
    store.inTransaction(async (tx) => {
      await tx.people.lockAccount(accountId);
      const before = await tx.logos.find(accountId);
      const fileId = await tx.files.place(accountId, settings.dataDir, file);
      await tx.logos.set(accountId, fileId);
      await noteChange(tx, request);
      if (before !== undefined) await library.removeUnused(tx, accountId, [before.fileId]);
    }),
  );
}

const noteChange = (tx: StoreTransaction, { caller }: FastifyRequest) =>
  tx.securityLog.add(caller, { kind: 'settings.changed', facts: { fields: ['logo'] } });

/** The link to the logo as it is shown on screen. */
export const logoLink = (api: Parameters<typeof imageLink>[0], accountId: number, logo: LogoRow | undefined) =>
  logo === undefined ? null : imageLink(api, { accountId, id: logo.fileId }, 0, '480');

const present = (api: RouteApi, accountId: number, logo: LogoRow | undefined) => ({
  url: logoLink(api, accountId, logo),
  width: logo?.width ?? null,
  height: logo?.height ?? null,
});
