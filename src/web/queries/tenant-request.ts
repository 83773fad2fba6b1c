/** Requests with the token of a tenant's link in place of a session; nothing of it is kept or tried again here. */
import { ConnectionLost, toApiError } from './api-error.ts';
import { type FileToPost, postFile } from './post-file.ts';
import { readJson } from './read-json.ts';
import { countWrite } from './writes-under-way.ts';

const PATIENCE_MS = 30_000;

type Upload = Omit<FileToPost, 'url' | 'token'> & { path: string };

/** `base` is the address that paths are appended to. */
export function buildTenantRequests(base: string, token: string) {
  const headers = { Authorization: `Bearer ${token}`, Accept: 'application/json' };

  return {
    ask: (method: string, path: string, body?: object, more?: Record<string, string>): Promise<unknown> =>
      countWrite(method, async () => {
        let response: Response;
        let text: string;
        try {
          response = await fetch(`${base}${path}`, {
            method,
            headers: { ...headers, ...more, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
            cache: 'no-store',
            signal: AbortSignal.timeout(PATIENCE_MS),
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          text = await response.text();
        } catch (error) {
          throw new ConnectionLost(error);
        }
        if (response.ok) return readJson(text);
        throw toApiError(readJson(text), response);
      }),

    upload: ({ path, ...file }: Upload): Promise<unknown> => postFile({ ...file, url: `${base}${path}`, token }),
  };
}
