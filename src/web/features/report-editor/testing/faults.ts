/** Faults of the line and of the disk, the only things that are simulated: the service behind is the real one. */
import { vi } from 'vitest';

type Fault = (request: Request, send: () => Promise<Response>) => Promise<Response>;

const realFetch = window.fetch;

/** Every write of an item goes through the fault until it is lifted. */
export const breakWrites = (fault: Fault) =>
  breakRequests(({ method, url }) => method === 'PUT' && /\/items\/\d+$/.test(url), fault);

/** Every write of this item alone. */
export const breakWritesOf = (itemId: number, fault: Fault) =>
  breakRequests(({ method, url }) => method === 'PUT' && url.endsWith(`/items/${itemId}`), fault);

/** No request of any kind is answered. */
export const loseLine = () => breakRequests(() => true, offline);

export function breakRequests(isMeant: (request: Request) => boolean, fault: Fault): () => void {
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const send = () => realFetch(request);
    return isMeant(request) ? fault(request, send) : send();
  };
  return () => {
    window.fetch = realFetch;
  };
}

/** As for a request that the service cannot digest. */
export const fails: Fault = () => Promise.resolve(new Response('{}', { status: 500 }));

/** As for something that breaks a rule. */
export const refusesAll =
  (status: number): Fault =>
  () => {
    const problem = { code: 'refused', status, title: 'No', detail: 'It breaks a rule.', type: '', instance: '' };
    return Promise.resolve(Response.json(problem, { status }));
  };

export const offline: Fault = () => Promise.reject(new TypeError('Failed to fetch'));

/** It arrives, but the page is gone before the answer. */
export const answerIsLost: Fault = async (_request, send) => {
  await send();
  return new Promise(() => undefined);
};

/** It arrives, and the line breaks before the answer. */
export const arrivesUnanswered: Fault = async (_request, send) => {
  await send();
  throw new TypeError('Failed to fetch');
};

/** Neither an answer nor a failure, until the request is given up. */
export const hangs: Fault = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** As on a disk that is full: nothing more is written to it until that is lifted. */
export function fillDisk(): () => void {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  return () => full.mockRestore();
}

/** This many times, then the service is well again. */
export function unavailable(times: number): Fault {
  let left = times;
  return (_request, send) => {
    left -= 1;
    return left < 0 ? send() : Promise.resolve(new Response('{}', { status: 503, headers: { 'Retry-After': '0.05' } }));
  };
}
