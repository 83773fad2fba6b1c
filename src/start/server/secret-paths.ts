/** Addresses that hold a secret: the whole of one gives access to what it leads to. */

/** Links of pages that need no account, and the API's addresses behind them. */
const links = /^\/(?:r|s|t|api\/published-reports|api\/shared-files)\/(?=[^/])/;

/** The form that may be written down: `/s/12-Vn3x…` → `/s/[hidden]`. */
export function withoutSecrets(path: string): string {
  const [start] = links.exec(path) ?? [];
  return start === undefined ? path : `${start}[hidden]${path.slice(start.length).replace(/^[^/]+/, '')}`;
}

/** Such a page is found by its link only, and reveals its address to nobody else. */
export function isSecret(path: string): boolean {
  return links.test(path);
}
