/** Faults of typed addresses, all at once: the service hears of an address only when everything else is right. */
import { redirectUriFaults } from '#domain/redirect-uri.ts';

/** One address on each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A sentence for each line that is wrong, which names it: `Line 2 (ledger.example) must be an absolute address.` */
export function redirectFault(text: string): string | undefined {
  if (linesOf(text).length === 0) return 'Type at least one address.';
  const sentences = text.split('\n').flatMap((line, at) => {
    const uri = line.trim();
    const faults = uri === '' ? [] : redirectUriFaults(uri);
    return faults.length === 0 ? [] : [`Line ${at + 1} (${uri}) ${faults.join(', and ')}.`];
  });
  return sentences.length === 0 ? undefined : sentences.join('\n');
}

/** An operator may allow a receiver on the machine itself; the service knows whether this one does. */
const reachable = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))/i;

export function webhookFault(url: string): string | undefined {
  if (url === '') return 'Type the address of the other system.';
  return reachable.test(url) ? undefined : 'must begin with https://';
}
