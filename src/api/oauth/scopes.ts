/** Space-separated scopes of a request against what may be asked for. */
import { isScope, type Scope } from '#domain/scope.ts';

/** Undefined when a word is unknown or not allowed, or when there is none. */
export function acceptScopes(wanted: string, allowed: readonly Scope[]): Scope[] | undefined {
  const words = [...new Set(wanted.split(' ').filter((word) => word !== ''))];
  const accepted = words.filter(isScope).filter((scope) => allowed.includes(scope));
  return accepted.length === words.length && accepted.length > 0 ? accepted : undefined;
}
