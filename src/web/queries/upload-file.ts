/** Uploads one file with its progress, which `fetch` does not tell. The answer or the refusal is as for every request. */
import { webConfig } from '#web/env.ts';
import { accessToken } from '#web/session/session.ts';
import { ConnectionLost, toApiError } from './api-error.ts';
import type { Attachment } from './generated/types.gen.ts';

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
  const body = new FormData();
  body.append('upload', file, file.name);
  const request = new XMLHttpRequest();
  request.open('POST', `${webConfig.apiUrl}${path}`);
  request.setRequestHeader('Authorization', `Bearer ${token}`);
  request.setRequestHeader('Accept', 'application/json');
  request.setRequestHeader('Idempotency-Key', idempotencyKey);
  return new Promise((resolve, reject) => {
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('error', () => reject(new ConnectionLost(undefined)));
    request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
    request.addEventListener('load', () => {
      const answer = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(answer as Attachment);
      const { status, statusText } = request;
      return reject(toApiError(answer, new Response(null, { status, statusText })));
    });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    request.send(body);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
