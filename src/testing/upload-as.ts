/** Uploads and reads files through the whole stack, as a test's person. */
import { multipart } from './sample-files.ts';
import type { TestApi } from './test-api.ts';

export type Sent = {
  filename?: string;
  type?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

export function uploads({ app }: TestApi, token: string | undefined) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    upload: async (
      path: string,
      bytes: Buffer,
      { filename = 'photo.jpg', type = 'application/octet-stream', fields = {}, headers: more = {} }: Sent = {},
    ) => {
      const { body, headers } = multipart([
        ...Object.entries(fields).map(([name, value]) => ({ name, bytes: value })),
        { bytes, filename, type },
      ]);
      const answer = await app.inject({
        method: 'POST',
        url: `/api${path}`,
        payload: body,
        headers: { ...headers, ...authorization, ...more },
      });
      return {
        status: answer.statusCode,
        json: answer.body === '' ? undefined : answer.json(),
        headers: answer.headers,
      };
    },
    /** By the whole link. */
    read: async (link: string, headers: Record<string, string> = {}) => {
      const { pathname, search } = new URL(link);
      const answer = await app.inject({
        method: 'GET',
        url: pathname + search,
        headers: { ...authorization, ...headers },
      });
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
    },
  };
}
