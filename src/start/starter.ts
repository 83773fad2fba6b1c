/**
 * npm and its shell end at SIGTERM without passing it on; the process that they started would run on with nobody to
 * stop it.
 */
const LOOK_EVERY = 250;

export function whenStarterEnds(work: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const starter = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(look);
    work();
  }, LOOK_EVERY);
  look.unref();
}
