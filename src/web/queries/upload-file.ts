/** Uploads one file as the person who is signed in. */
import { webConfig } from '#web/env.ts';
import { accessToken } from '#web/session/session.ts';
import type { Attachment } from './generated/types.gen.ts';
import { type FileToPost, postFile } from './post-file.ts';

/** `path` is below the API's address, for example `/inspections/4/attachments`. */
type Options = Omit<FileToPost, 'url' | 'token'> & { path: string };

export async function uploadFile<Answer = Attachment>({ path, ...file }: Options): Promise<Answer> {
  const token = await accessToken();
  return (await postFile({ ...file, url: `${webConfig.apiUrl}${path}`, token })) as Answer;
}
