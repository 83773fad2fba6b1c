/**
 * Answers that were requested before the app was there to ask. The first query for the same gets the request under way,
 * once: after that, and after any write, the service is asked again.
 */
import { webConfig } from '#web/env.ts';

/** As long as the queries themselves consider an answer fresh. */
const FRESH_MS = 15_000;

const early = new Map<string, { answer: Promise<Response>; askedAt: number }>();

/** `path`: behind the address of the interface, with its query. */
export function askEarly(path: string, token: string): Promise<Response> {
  const url = `${webConfig.apiUrl}${path}`;
  const answer = fetch(url, { headers: { authorization: `Bearer ${token}` } });
  // The one who takes it learns of a line that broke.
  answer.catch(() => undefined);
  early.set(nameOf(url), { answer, askedAt: Date.now() });
  return answer;
}

/** Whether nobody has taken that answer yet. */
export function isEarly(path: string): boolean {
  return early.has(nameOf(`${webConfig.apiUrl}${path}`));
}

export function takeEarly(url: string): Promise<Response> | undefined {
  if (early.size === 0) return undefined;
  const name = nameOf(url);
  const found = early.get(name);
  early.delete(name);
  return found !== undefined && Date.now() - found.askedAt < FRESH_MS ? found.answer : undefined;
}

/** After a write, answers read before it are out of date. */
export function dropEarly(): void {
  early.clear();
}

/** Parameters mean the same in any order. */
function nameOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams}`;
}
