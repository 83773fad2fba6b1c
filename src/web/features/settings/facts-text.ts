/** The facts of an event of the security log, in words. */
import { scopeText } from '#domain/scope.ts';

const factNames: Readonly<Record<string, string>> = {
  two_factors: 'second factor',
  fields: 'changed',
  members: 'changed',
  scopes: 'may',
};

/** `{ from: 'clerk', scopes: ['properties.read'] }` → `from: clerk, may: list properties` */
export function factsText(facts: Record<string, unknown>): string | undefined {
  const parts = Object.entries(facts).map(
    ([name, value]) => `${factNames[name] ?? name.replaceAll('_', ' ')}: ${(factWords[name] ?? wordOf)(value)}`,
  );
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Facts with words of their own. */
const factWords: Readonly<Record<string, (value: unknown) => string>> = {
  scopes: (value) => (Array.isArray(value) ? value.map((one) => inSentence(scopeText(String(one)))).join(', ') : ''),
};

const inSentence = (words: string): string => words.replace(/^[A-Z]/, (letter) => letter.toLowerCase());

function wordOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(wordOf).join(', ') : String(value).replaceAll('_', ' ');
}
