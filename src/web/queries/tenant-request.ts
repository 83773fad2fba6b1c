/** Requests with the token of a tenant's link in place of a session; nothing of it is kept or tried again here. */
import { ConnectionLost, toApiError } from './api-error.ts';
import { countWrite } from './writes-under-way.ts';

const PATIENCE_MS = 30_000;

type Upload = {
  path: string;
  file: Blob;
  name: string;
  /** The same key makes a second attempt answer with what the first one made. */
  key: string;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
};

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

    /** With its progress, which `fetch` does not tell. */
    upload: ({ path, file, name, key, onProgress }: Upload): Promise<unknown> => {
      const body = new FormData();
      body.append('upload', file, name);
      const request = new XMLHttpRequest();
      request.open('POST', `${base}${path}`);
      for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
      request.setRequestHeader('Idempotency-Key', key);
      return new Promise((resolve, reject) => {
        request.upload.addEventListener('progress', ({ loaded, total }) =>
          onProgress(total === 0 ? 0 : loaded / total),
        );
        request.addEventListener('error', () => reject(new ConnectionLost(undefined)));
        request.addEventListener('load', () => {
          const { status, statusText, responseText } = request;
          const answer = readJson(responseText);
          if (status >= 200 && status < 300) return resolve(answer);
          return reject(toApiError(answer, new Response(null, { status, statusText })));
        });
        request.send(body);
      });
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
