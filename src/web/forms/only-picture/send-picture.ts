/** Sends a picture of which there is one at a time, in place of the one before. */
import { uploadFile } from '#web/queries/upload-file.ts';

type Picture = {
  path: '/settings/logo' | '/me/signature' | `/clients/${number}/logo` | `/key-sets/${number}/photo`;
  file: Blob;
  name: string;
};

export const sendPicture = (picture: Picture): Promise<unknown> =>
  uploadFile<unknown>({ ...picture, key: crypto.randomUUID(), onProgress: () => undefined });
