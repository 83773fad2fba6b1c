/** For each address of signing in a request that succeeds, made of an account with one of everything. */
import { randomBytes, createHash } from 'node:crypto';
import { formProof } from '#api/oauth/sign-in/sign-in-cookie.ts';
import { sessionHeader } from '#contract/oauth.ts';
import { scopes as allScopes } from '#domain/scope.ts';
import { addApplication } from '#store/access/oauth-applications.ts';
import { addGrant, addTokens } from '#store/access/oauth-tokens.ts';
import { addPasswordLink } from '#store/access/passwords.ts';
import { addSignIn } from '#store/access/sign-in.ts';
import { buildToken, hashToken } from '#store/secrets/random-token.ts';
import { sessionCookieName } from '#token-proxy/session-cookie.ts';
import type { Everything } from '../given-everything.ts';
import type { Method } from '../interface/described-operations.ts';
import type { TestApi } from '../test-api.ts';
import { setPassword } from '../test-oauth.ts';
import { backOfficeAddress, type Doors, type Route } from './doors.ts';

/** A member of `query` or `form` may be left out, sent twice, or filled with anything. */
export type DoorSample = {
  id: string;
  method: Method;
  path: string;
  query: Record<string, string>;
  form: Record<string, string>;
  headers: Record<string, string>;
  /** Made of the members of the others: some of them it may know. */
  isGuessed?: true;
};

type Unnamed = Omit<DoorSample, 'id'>;

export const doorCallback = 'https://ledger.example/callback';
const password = 'A long enough pass phrase';
const wanted = ['properties.read', 'properties.write'] as const;

/** The persons and secrets that the samples are made of. */
async function givenSecrets({ database }: TestApi, { account, users }: Everything, doors: Doors) {
  const { manager } = users;
  const accountId = account.id;
  await setPassword(database, manager, password);
  const application = await addApplication(database, accountId, {
    name: 'Rent Ledger',
    redirectUris: [doorCallback],
    scopes: [...allScopes],
  });
  const signIn = await addSignIn(database, manager);
  const verifier = randomBytes(32).toString('base64url');
  const grant = { userId: manager.id, accountId, scopes: [...wanted], signInToken: signIn };
  const ofLedger = { ...grant, application: { id: application.id, firstParty: false }, redirectUri: doorCallback };
  const ofBackOffice = {
    ...grant,
    application: { id: doors.backOfficeId, firstParty: true },
    redirectUri: backOfficeAddress(doors.publicUrl),
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
  };
  const tokens = async (redeemed: Parameters<typeof addGrant>[1]) => {
    const code = await addGrant(database, redeemed);
    const [row] = await database.rows<{ id: string }>(
      'test.grant-of-code',
      'select grant_id as id from authorization_codes where account_id = $1 and code_hash = $2',
      [accountId, hashToken(code)],
    );
    return addTokens(database, { accountId, grantId: row?.id ?? '', scopes: [...wanted] });
  };
  return {
    email: manager.email,
    client: { client_id: application.clientId, client_secret: application.clientSecret ?? '' },
    signIn,
    verifier,
    visitor: buildToken(),
    refresh: (await tokens({ ...ofLedger, codeChallenge: null })).refreshToken,
    revoked: (await tokens({ ...ofLedger, codeChallenge: null })).refreshToken,
    ofPage: (await tokens(ofBackOffice)).refreshToken,
    code: await addGrant(database, { ...ofLedger, codeChallenge: null }),
    codeOfPage: await addGrant(database, ofBackOffice),
    // Somebody else's: a new password ends all sign-ins of its person.
    link: await addPasswordLink(database, users.reviewer, 'reset'),
  };
}

export async function givenDoorSamples(api: TestApi, everything: Everything, doors: Doors): Promise<DoorSample[]> {
  const samples = knownSamples(await givenSecrets(api, everything, doors), doors.publicUrl);
  return withNames([...samples, ...doors.routes.filter((route) => !samples.some(isAt(route))).map(guessed(samples))]);
}

function knownSamples(given: Awaited<ReturnType<typeof givenSecrets>>, publicUrl: string): Unnamed[] {
  const { port } = new URL(publicUrl);
  const request = {
    response_type: 'code',
    client_id: given.client.client_id,
    redirect_uri: doorCallback,
    scope: wanted.join(' '),
    state: 'xyz',
  };
  const cookie = (token: string) => ({ cookie: `keyturn-sign-in-${port}=${token}` });
  const proof = (token: string) => ({ proof: formProof(token) });
  const page = { origin: publicUrl, [sessionHeader.name]: sessionHeader.value };
  const ofPage = { ...page, cookie: `${sessionCookieName(publicUrl)}=${given.ofPage}` };
  const known: Partial<Unnamed>[] = [
    { path: '/oauth/authorize', query: request },
    { path: '/oauth/authorize', query: request, headers: cookie(given.signIn) },
    {
      method: 'POST',
      path: '/oauth/authorize',
      query: request,
      form: { ...proof(given.visitor), email: given.email, password },
      headers: cookie(given.visitor),
    },
    {
      method: 'POST',
      path: '/oauth/authorize',
      query: request,
      form: { ...proof(given.signIn), decision: 'allow' },
      headers: cookie(given.signIn),
    },
    {
      method: 'POST',
      path: '/oauth/token',
      form: { ...given.client, grant_type: 'authorization_code', code: given.code, redirect_uri: doorCallback },
    },
    {
      method: 'POST',
      path: '/oauth/token',
      form: { ...given.client, grant_type: 'refresh_token', refresh_token: given.refresh, scope: 'properties.read' },
    },
    { method: 'POST', path: '/oauth/revoke', form: { ...given.client, token: given.revoked } },
    { path: '/oauth/forgotten' },
    {
      method: 'POST',
      path: '/oauth/forgotten',
      form: { ...proof(given.visitor), email: given.email },
      headers: cookie(given.visitor),
    },
    { path: '/oauth/password', query: { link: given.link } },
    {
      method: 'POST',
      path: '/oauth/password',
      form: { ...proof(given.visitor), link: given.link, password: 'Another pass phrase of mine' },
      headers: cookie(given.visitor),
    },
    {
      method: 'POST',
      path: '/session/token',
      form: {
        grant_type: 'authorization_code',
        code: given.codeOfPage,
        redirect_uri: backOfficeAddress(publicUrl),
        code_verifier: given.verifier,
      },
      headers: page,
    },
    { method: 'POST', path: '/session/token', form: { grant_type: 'refresh_token' }, headers: ofPage },
    { method: 'POST', path: '/session/sign-out', headers: page },
  ];
  return known.map((some) => ({ method: 'GET', path: '', query: {}, form: {}, headers: {}, ...some }));
}

const isAt =
  ({ method, path }: Route) =>
  (sample: Route) =>
    sample.method === method && sample.path === path;

/** An address without a sample above is asked with all members and cookies of the others: some of them it may know. */
function guessed(samples: Unnamed[]) {
  return ({ method, path }: Route): Unnamed => ({
    method,
    path: path.replaceAll(/:\w+/g, 'x'),
    query: Object.assign({}, ...samples.map(({ query }) => query)),
    form: method === 'GET' ? {} : Object.assign({}, ...samples.map(({ form }) => form)),
    headers: Object.assign({}, ...samples.map(({ headers }) => headers)),
    isGuessed: true,
  });
}

/** Several requests go to one address. */
function withNames(samples: Unnamed[]): DoorSample[] {
  return samples.map((sample, at) => {
    const before = samples.slice(0, at).filter(isAt(sample)).length;
    return { ...sample, id: `${sample.method} ${sample.path}${before === 0 ? '' : ` (${before + 1})`}` };
  });
}
