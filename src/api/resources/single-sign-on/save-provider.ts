/** Saves the settings of a provider. It is switched on only once somebody has signed in through it as it is. */
import type * as z from 'zod';
import type { SingleSignOnChange } from '#contract/single-sign-on.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import { type ProviderRules, providerFault } from '#jobs/definitions/provider-target.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { ProviderFields } from '#store/single-sign-on/identity-providers.ts';

type Change = z.output<typeof SingleSignOnChange>;

export async function saveProvider(
  tx: StoreTransaction,
  accountId: number,
  { domains, client_secret: secret, ...change }: Change,
  rules: ProviderRules,
): Promise<void> {
  const providers = tx.identityProviders;
  const current = await providers.lock(accountId);
  const faults = missing(current === undefined, { ...change, client_secret: secret });
  const issuerFault = change.issuer === undefined ? undefined : providerFault(change.issuer, rules);
  if (issuerFault !== undefined) faults.push(faultOf('issuer', 'address', issuerFault));
  const passwordUserId = given(change.password_administrator_id, current?.passwordUserId ?? null);
  if (passwordUserId !== null && !(await providers.canKeepPassword(accountId, passwordUserId)))
    faults.push(faultOf('password_administrator_id', 'person', 'must be an administrator who has a password'));
  if (faults.length > 0) throw invalid(...faults);

  const wanted: ProviderFields = {
    issuer: change.issuer ?? current?.issuer ?? '',
    clientId: change.client_id ?? current?.clientId ?? '',
    enabled: change.enabled ?? current?.enabled ?? false,
    newcomerRole: given(change.newcomer_role, current?.newcomerRole ?? null),
    passwordUserId,
  };
  const isTried =
    current != null &&
    current.triedAt !== null &&
    current.issuer === wanted.issuer &&
    current.clientId === wanted.clientId;
  if (domains !== undefined) await tx.identityDomains.claim(accountId, domains);
  const isProven = (await tx.identityDomains.list(accountId)).some(({ provenAt }) => provenAt !== null);
  if (wanted.enabled && change.enabled === true) checkReady(isTried, isProven);
  // Another provider, or no domain any more: nobody could sign in with it.
  await providers.save(accountId, { ...wanted, enabled: wanted.enabled && isTried && isProven }, secret);
}

const given = <Value>(wanted: Value | undefined, current: Value): Value => (wanted === undefined ? current : wanted);

function checkReady(isTried: boolean, isProven: boolean): void {
  if (!isTried) throw new Refusal('state_forbids', 'Try it first: sign in through the provider as it is set now.');
  if (!isProven) throw new Refusal('state_forbids', 'Prove one of the domains first: nobody could sign in yet.');
}

/** The first time all of it is needed. */
function missing(isFirst: boolean, change: Pick<Change, 'issuer' | 'client_id' | 'client_secret'>): Fault[] {
  if (!isFirst) return [];
  return (['issuer', 'client_id', 'client_secret'] as const)
    .filter((name) => change[name] === undefined)
    .map((name) => faultOf(name, 'missing', 'is required'));
}

function faultOf(name: string, code: string, words: string): Fault {
  return { code, pointer: `/${name}`, detail: `${name} ${words}` };
}
