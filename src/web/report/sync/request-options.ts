/** Options of the requests by which the office sends what waits. */

/** A line may keep a request for ever: then everything that was entered after it would wait, too. */
const PATIENCE_MS = 30_000;

/** A deployment without versions gets no If-Match: the last writer wins there, as its contract says. */
export const versionHeaders = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}-json"` };

export const patient = (headers: Record<string, string>) => ({ headers, signal: AbortSignal.timeout(PATIENCE_MS) });
