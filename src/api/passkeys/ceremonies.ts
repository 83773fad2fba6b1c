/** The two ceremonies of WebAuthn: adding a passkey, and signing in with one. Its holder is verified in both. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { UserKey } from '#store/directory/sign-in-names.ts';
import type { NewPasskey, PasskeyStore } from '#store/factors/passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

/** EdDSA, ES256, RS256: what devices have. Left out, the library tries experimental ones, and Node warns of them. */
const ALGORITHMS = [-8, -7, -257];
const FIVE_MINUTES = 300_000;
type Named = UserKey & { name: string; email: string };
type Ceremony = { party: RelyingParty; holder: string };

/** Authenticators give it back at the sign-in: it says whose passkey it is. */
const handleOf = ({ accountId, id }: UserKey): string => `${accountId}.${id}`;
const handleForm = /^(\d{1,10})\.(\d{1,10})$/;

export async function startRegistration(
  keys: PasskeyStore,
  { party, holder }: Ceremony,
  person: Named,
): Promise<string> {
  const options = await generateRegistrationOptions({
    rpName: 'Keyturn',
    rpID: party.id,
    userName: person.email,
    userDisplayName: person.name,
    userID: new TextEncoder().encode(handleOf(person)),
    timeout: FIVE_MINUTES,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: (await keys.listCredentialIds(person)).map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keys.keepChallenge(options.challenge, holder);
  return JSON.stringify(options);
}

/** Undefined unless it answers a challenge of this holder, here, by somebody who was verified. */
export async function finishRegistration(
  keys: PasskeyStore,
  { party, holder }: Ceremony,
  text: string,
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  const response = readJson<Parameters<typeof verifyRegistrationResponse>[0]['response']>(text);
  const expectedChallenge = await takeAnswered(keys, holder, response?.response?.clientDataJSON);
  if (response === undefined || expectedChallenge === undefined) return undefined;
  const verified = await orUndefined(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
  };
}

/** `credentialIds`: of a person who is known already; without them whoever has a passkey may answer. */
export async function startAssertion(
  keys: PasskeyStore,
  { party, holder }: Ceremony,
  credentialIds: string[] = [],
): Promise<string> {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: FIVE_MINUTES,
    allowCredentials: credentialIds.map((id) => ({ id })),
  });
  await keys.keepChallenge(options.challenge, holder);
  return JSON.stringify(options);
}

/** The person whose passkey it is; where `known` is given, that person alone. Authenticators may leave the handle out then. */
export async function finishAssertion(
  keys: PasskeyStore,
  { party, holder }: Ceremony,
  text: string,
  known?: UserKey,
): Promise<UserKey | undefined> {
  const response = readJson<Parameters<typeof verifyAuthenticationResponse>[0]['response']>(text);
  const expectedChallenge = await takeAnswered(keys, holder, response?.response?.clientDataJSON);
  if (response === undefined || expectedChallenge === undefined) return undefined;
  const owner = known ?? ownerOfHandle(fromBase64(response.response.userHandle));
  if (owner === undefined) return undefined;
  const key = await keys.find(owner, String(response.id));
  if (key === undefined) return undefined;
  const verified = await orUndefined(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return undefined;
  const { credentialId } = key;
  await keys.noteUse(owner, { credentialId, counter: verified.authenticationInfo.newCounter });
  return owner;
}

/** Used up before anything else is looked at, so that no answer can be given twice. */
async function takeAnswered(keys: PasskeyStore, holder: string, clientData: unknown): Promise<string | undefined> {
  const challenge = readJson<{ challenge?: unknown }>(fromBase64(clientData))?.challenge;
  if (typeof challenge !== 'string') return undefined;
  return (await keys.takeChallenge(challenge, holder)) ? challenge : undefined;
}

function readJson<Value extends object>(text: string): Value | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Value) : undefined;
  } catch {
    return undefined;
  }
}

function fromBase64(text: unknown): string {
  return typeof text === 'string' ? Buffer.from(text, 'base64url').toString() : '';
}

function ownerOfHandle(handle: string): UserKey | undefined {
  const [, accountId, id] = handleForm.exec(handle) ?? [];
  const owner = { accountId: Number(accountId), id: Number(id) };
  return isStorable(owner.accountId) && isStorable(owner.id) ? owner : undefined;
}

function isStorable(id: number): boolean {
  return id > 0 && id < 2 ** 31;
}

/** The library throws for whatever is wrong in an answer, and knows nothing of ours that could fail. */
async function orUndefined<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
