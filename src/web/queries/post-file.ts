/** Posts one file with its progress, which `fetch` does not tell. The answer or the refusal is as for every request. */
import { ConnectionLost, toApiError } from './api-error.ts';
import { readJson } from './read-json.ts';
import { noteVersionAt } from './report-versions.ts';
import { whenStalled } from './when-stalled.ts';

export type FileToPost = {
  url: string;
  token: string;
  file: Blob;
  name: string;
  /** The same key makes a second attempt answer with the result of the first. */
  key: string;
  /** From 0 to 1. */
  onProgress: (done: number) => void;
  signal?: AbortSignal;
};

export function postFile({ url, token, file, name, key, onProgress, signal }: FileToPost): Promise<unknown> {
  const body = new FormData();
  body.append('upload', file, name);
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Idempotency-Key', key);
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    signal?.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => reject(new ConnectionLost(undefined)));
    whenStalled(request, () => reject(new ConnectionLost(undefined)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      const answer = readJson(responseText);
      noteVersionAt(url, (header) => request.getResponseHeader(header));
      if (status >= 200 && status < 300) return resolve(answer);
      return reject(toApiError(answer, new Response(null, { status, statusText })));
    });
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    request.send(body);
  });
}
