/** A picture of which its owner has one at a time: the logo of a firm, the signature of a member of staff. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PictureRow } from '#store/account/only-picture.ts';
import type { Store } from '#store/build-store.ts';
import { unsupported } from '#store/files/file-kind.ts';
import { sendNothing } from '../../no-body.ts';
import type { RouteApi } from '../../route-api.ts';
import { imageLink } from './present.ts';
import { readUpload, type Upload, uploadOnce } from './upload.ts';

/** The picture of one owner, in a store or in its transaction. */
type Owned = {
  /** Two who change it at once do so one after the other. */
  lock: () => Promise<void>;
  find: () => Promise<PictureRow | undefined>;
  set: (fileId: number) => Promise<void>;
  remove: () => Promise<void>;
  /** In the security log. */
  note: (change: 'kept' | 'removed') => Promise<void>;
};
/** `name` begins a sentence: `A logo`. */
type Kind = { name: string; of: (store: Store, caller: Caller) => Owned };

/** The link to it as it is shown on screen. */
export const pictureLink = (
  api: Parameters<typeof imageLink>[0],
  accountId: number,
  { fileId }: Pick<PictureRow, 'fileId'>,
): string => imageLink(api, { accountId, id: fileId }, 0, '480');

export function buildOnlyPicture(api: RouteApi, { name, of }: Kind) {
  const read = async ({ caller, store }: FastifyRequest) => {
    const picture = await of(store, caller).find();
    const url = picture === undefined ? null : pictureLink(api, caller.accountId, picture);
    return { url, width: picture?.width ?? null, height: picture?.height ?? null };
  };

  const keep = async ({ caller, store }: FastifyRequest, file: Upload['file']): Promise<void> => {
    const { accountId } = caller;
    await api.library.settle(store, accountId, file, () =>
      store.inTransaction(async (tx) => {
        const owned = of(tx, caller);
        await owned.lock();
        const before = await owned.find();
        await owned.set(await tx.files.place(accountId, api.settings.dataDir, file));
        await owned.note('kept');
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

  const remove = async ({ caller, store }: FastifyRequest, reply: FastifyReply) => {
    await store.inTransaction(async (tx) => {
      const owned = of(tx, caller);
      await owned.lock();
      const before = await owned.find();
      if (before === undefined) return;
      await owned.remove();
      await owned.note('removed');
      await api.library.removeUnused(tx, caller.accountId, [before.fileId]);
    });
    return sendNothing(reply);
  };

  return { read, replace, remove };
}
