/** A phone that changes cells or a router that forgets leave a request open for ever: it neither fails nor goes on. */
const STALL_MS = 60_000;

/** Calls back, and gives the request up, when no byte of it has gone or come for a minute. */
export function whenStalled(request: XMLHttpRequest, giveUp: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      giveUp();
      request.abort();
    }, STALL_MS);
  };
  for (const moving of ['loadstart', 'progress', 'load'] as const) request.upload.addEventListener(moving, wait);
  for (const moving of ['loadstart', 'progress'] as const) request.addEventListener(moving, wait);
  request.addEventListener('loadend', () => clearTimeout(timer));
}
