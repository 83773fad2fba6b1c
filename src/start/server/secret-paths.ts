/** Addresses that hold a secret: whoever has the whole of one may read what it leads to. */

/** Links of pages that need no account, and the API's addresses behind them. */
const links = /^\/(?:r|s|t|api\/published-reports|api\/shared-files)\/(?=[^/])/;

/** As it may be written down: `/s/12-Vn3x…` → `/s/[hidden]`. */
export function withoutSecrets(path: string): string {
  const [start] = links.exec(path) ?? [];
  return start === undefined ? path : `${start}[hidden]${path.slice(start.length).replace(/^[^/]+/, '')}`;
}

/** Such a page is found by its link only, and tells nobody else its address. */
export function isSecret(path: string): boolean {
  return links.test(path);
}
