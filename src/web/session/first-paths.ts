/**
 * The first queries of the addresses that this browser opened today: `public/head.js` names them with the request for the token,
 * before any module is there, and the answers come with it. Only addresses without a query, which may be what somebody looked for.
 */
const key = 'keyturn-first';
const addresses = /^\/(?:inspections|properties|schedule)?$/;

type Kept = { day: string; paths: Record<string, string[]> };

export function rememberFirstPaths({ pathname, search }: Location, asked: readonly string[]): void {
  if (search !== '' || !addresses.test(pathname)) return;
  try {
    // Many of them name the day.
    const day = new Date().toDateString();
    const kept = JSON.parse(window.localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    const paths = { ...(kept.day === day && kept.paths), [pathname]: asked };
    window.localStorage.setItem(key, JSON.stringify({ day, paths }));
  } catch {
    // Storage is blocked: then they are asked for when the token is there.
  }
}

export function forgetFirstPaths(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}
