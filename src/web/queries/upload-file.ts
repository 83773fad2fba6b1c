/** Uploads one file as the person who is signed in. */
import { webConfig } from '#web/env.ts';
import { accessToken } from '#web/session/session.ts';
import type { Attachment } from './generated/types.gen.ts';
import { postFile } from './post-file.ts';

type Options = {
  /** Below the API's address, for example `/inspections/4/attachments`. */
  path: string;
  file: File;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
  /** The same key makes a second attempt answer with what the first one made. */
  idempotencyKey: string;
};

export async function uploadFile({ path, file, onProgress, signal, idempotencyKey }: Options): Promise<Attachment> {
  const token = await accessToken();
  const url = `${webConfig.apiUrl}${path}`;
  const answer = await postFile({ url, token, file, name: file.name, key: idempotencyKey, onProgress, signal });
  return answer as Attachment;
}
