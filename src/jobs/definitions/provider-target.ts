/** Decides which identity providers may be asked: those at public addresses, and hosts that the operator names. */
import { type TargetRules, urlFault } from './webhook-target.ts';

export type ProviderRules = TargetRules & {
  /** Names or addresses of hosts inside the operator's own network. */
  internalHosts: readonly string[];
};

/** Also true of an address that does not lead to where its name says, which the operator knows. */
export function isInternal(url: URL, { internalHosts }: ProviderRules): boolean {
  return internalHosts.includes(url.hostname.replaceAll(/[[\]]/g, ''));
}

/** The reason why this must not be asked, in words that go on from its name; undefined when it may. */
export function providerFault(text: string, rules: ProviderRules): string | undefined {
  const url = URL.parse(text);
  if (url === null) return 'is not a URL';
  if (url.search !== '' || url.hash !== '') return 'must not have a query or a fragment';
  if (url.protocol === 'https:' && url.username === '' && url.password === '' && isInternal(url, rules))
    return undefined;
  return urlFault(text, rules);
}
