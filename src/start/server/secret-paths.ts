/** Addresses that hold a secret: the whole of one gives access to what it leads to. */

/** Links of pages that need no account, and the API's addresses behind them, as they are meant to be spelt. */
const links = /^\/(?:a|feeds|p|r|s|t|set-up|api\/published-reports|api\/shared-files)\/(?=[^/])/;
/** The same however they are spelt, once `/R/`, `/%72/` and `/x/..//r/` are read as `/r/`. */
const alike = new RegExp(links.source, 'i');
const canonical = /^[\w./~-]*$/;
/** A browser may be led round several times before a path is decoded to its end. */
const MOST_ENCODINGS = 5;

/** Ids of other systems may be e-mail addresses. */
const externalId = /\/by-external-id\/[^/]+$/;

/** The form that may be written down: `/s/12-Vn3x…` → `/s/[hidden]`. */
export function withoutSecrets(path: string): string {
  return withoutLinks(path).replace(externalId, '/by-external-id/[hidden]');
}

function withoutLinks(path: string): string {
  const [start] = links.exec(path) ?? [];
  if (start !== undefined && canonical.test(path))
    return `${start}[hidden]${path.slice(start.length).replace(/^[^/]+/, '')}`;
  // In another spelling the end of the secret cannot be told from what follows it.
  const [begin] = alike.exec(readable(path)) ?? [];
  return begin === undefined ? path : `${begin.toLowerCase()}[hidden]`;
}

/** Such a page is found by its link only, and reveals its address to nobody else. */
export function isSecret(path: string): boolean {
  return alike.test(readable(path));
}

/** Decoded, without empty segments and dots. */
function readable(path: string): string {
  let text = path;
  for (let round = 0; round < MOST_ENCODINGS; round += 1) {
    const decoded = text.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    if (decoded === text) break;
    text = decoded;
  }
  const segments: string[] = [];
  for (const segment of text.split(/[/\\]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}
