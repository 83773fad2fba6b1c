/** A picture of which its owner has one at a time: the logo of a firm or a client, the signature of a member of staff. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { AttachmentUpload } from '#contract/attachment.ts';
import { Empty } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PictureOwner, PictureRow } from '#store/account/only-picture.ts';
import type { Store } from '#store/build-store.ts';
import { unsupported } from '#store/files/file-kind.ts';
import { sendNothing } from '../../no-body.ts';
import type { RouteApi } from '../../route-api.ts';
import { imageLink } from './present.ts';
import { readUpload, type Upload, uploadOnce, uploadValidator } from './upload.ts';

/** The picture of one owner, in a store or in its transaction. */
type Owned = {
  owner: PictureOwner;
  /** Refuses an owner who is not there; left out for one who always is. */
  mustExist?: () => Promise<unknown>;
  /** Two who change it at once do so one after the other; refuses likewise. */
  lock: () => Promise<unknown>;
  /** In the security log. */
  note: (change: 'kept' | 'removed') => Promise<void>;
};
/** `name` begins a sentence: `A logo`. `of` gets the ids in the address. */
type Kind = { name: string; of: (store: Store, caller: Caller, ids: Record<string, number>) => Owned };
type Summaries = Record<'get' | 'create' | 'delete', string>;

type PictureRoutes = Kind & {
  path: string;
  params?: z.ZodType;
  /** As in `getLogo`, `createLogo` and `deleteLogo`. */
  one: string;
  summaries: Summaries;
  record: z.ZodType;
};

/** Reads it, takes another in its place, and takes it away. */
export function addPictureRoutes(
  api: RouteApi,
  { path, params, one, summaries, record, ...kind }: PictureRoutes,
): void {
  const picture = buildOnlyPicture(api, kind);
  const inAddress = params && { params };
  api.get(path, {
    schema: { operationId: `get${one}`, summary: summaries.get, ...inAddress, response: { 200: record } },
    handler: picture.read,
  });
  api.post(path, {
    schema: {
      operationId: `create${one}`,
      summary: summaries.create,
      consumes: ['multipart/form-data'],
      ...inAddress,
      body: AttachmentUpload,
      response: { 200: record },
    },
    config: { allowance: 'uploads' },
    validatorCompiler: uploadValidator,
    handler: picture.replace,
  });
  api.delete(path, {
    schema: { operationId: `delete${one}`, summary: summaries.delete, ...inAddress, response: { 200: Empty } },
    handler: picture.remove,
  });
}

/** The link to it as it is shown on screen. */
export const pictureLink = (
  api: Parameters<typeof imageLink>[0],
  accountId: number,
  { fileId }: Pick<PictureRow, 'fileId'>,
): string => imageLink(api, { accountId, id: fileId }, 0, '480');

export async function findPicture(api: Parameters<typeof imageLink>[0], store: Store, owner: PictureOwner) {
  const picture = await store.pictures.find(owner);
  const url = picture === undefined ? null : pictureLink(api, owner.accountId, picture);
  return { url, width: picture?.width ?? null, height: picture?.height ?? null };
}

function buildOnlyPicture(api: RouteApi, { name, of }: Kind) {
  const idsOf = ({ params }: FastifyRequest) => params as Record<string, number>;
  const read = async (request: FastifyRequest) => {
    const { caller, store } = request;
    const { owner, mustExist } = of(store, caller, idsOf(request));
    await mustExist?.();
    return findPicture(api, store, owner);
  };

  const keep = async (request: FastifyRequest, file: Upload['file']): Promise<void> => {
    const { caller, store } = request;
    const { accountId } = caller;
    await api.library.settle(store, accountId, file, () =>
      store.inTransaction(async (tx) => {
        const { owner, lock, note } = of(tx, caller, idsOf(request));
        await lock();
        const before = await tx.pictures.find(owner);
        await tx.pictures.set(owner, await tx.files.place(accountId, api.settings.dataDir, file));
        await note('kept');
        if (before !== undefined) await api.library.removeUnused(tx, accountId, [before.fileId]);
      }),
    );
  };

  const readPicture = async (request: FastifyRequest): Promise<Upload> => {
    const noPicture = unsupported(`${name} is a picture: PNG, JPEG, WebP, HEIC or GIF.`);
    const upload = await readUpload(request).catch((error: unknown) => {
      // In other words than for an attachment, which may be more than a picture.
      throw error instanceof Refusal && error.code === 'unsupported_media' ? noPicture : error;
    });
    if (upload.file.type === 'IMAGE') return upload;
    await api.library.discard(upload.file);
    throw noPicture;
  };

  const replace = async (request: FastifyRequest, reply: FastifyReply) => {
    const upload = await readPicture(request);
    const shown = await uploadOnce(request, reply, upload, async () => {
      await keep(request, upload.file);
      return read(request);
    });
    return shown ?? reply;
  };

  const remove = async (request: FastifyRequest, reply: FastifyReply) => {
    const { caller, store } = request;
    await store.inTransaction(async (tx) => {
      const { owner, lock, note } = of(tx, caller, idsOf(request));
      await lock();
      const before = await tx.pictures.find(owner);
      if (before === undefined) return;
      await tx.pictures.remove(owner);
      await note('removed');
      await api.library.removeUnused(tx, caller.accountId, [before.fileId]);
    });
    return sendNothing(reply);
  };

  return { read, replace, remove };
}
