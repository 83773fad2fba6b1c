/**
 * The person whose pages this browser showed last: a role and a number, and nothing that lets anybody in. With it the first
 * script sends that person's own queries before the service has named them.
 */
type KnownPerson = { role: number; id: number };

const key = 'keyturn-person';

export function rememberPerson({ role, id }: KnownPerson): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ role, id }));
  } catch {
    // Storage is blocked: then the first script waits for the name.
  }
}

export function forgetPerson(): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

export function lastPerson(): KnownPerson | undefined {
  try {
    const { role, id } = JSON.parse(window.localStorage.getItem(key) ?? '{}') as Partial<KnownPerson>;
    return typeof role === 'number' && typeof id === 'number' ? { role, id } : undefined;
  } catch {
    return undefined;
  }
}
