/** Space-separated scopes of a request against what may be asked for. */
import { isScope, type Scope } from '#domain/scope.ts';

export function splitScopes(wanted: string): { known: Scope[]; unknown: string[] } {
  const words = [...new Set(wanted.split(' ').filter((word) => word !== ''))];
  return { known: words.filter(isScope), unknown: words.filter((word) => !isScope(word)) };
}

/** Undefined when a word is unknown or not allowed, or when there is none. */
export function acceptScopes(wanted: string, allowed: readonly Scope[]): Scope[] | undefined {
  const { known, unknown } = splitScopes(wanted);
  const isAccepted = unknown.length === 0 && known.length > 0 && known.every((scope) => allowed.includes(scope));
  return isAccepted ? known : undefined;
}
