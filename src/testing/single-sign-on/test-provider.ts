/** A real OpenID provider on a port of this machine, with its own sign-in page and the people whom a test gives it. */
import { generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { testVisitor } from '../test-visitor.ts';

export type TestProvider = Awaited<ReturnType<typeof testProvider>>;
export type ProviderPerson = { email?: string; email_verified?: boolean | string; name?: string };

export const providerClient = { clientId: 'keyturn', clientSecret: 'a secret between the two of them' };

type Given = {
  redirectUris: string[];
  /** Where browsers see it. */
  host?: 'localhost' | '127.0.0.1';
};

export async function testProvider({ redirectUris, host = 'localhost' }: Given) {
  /** By what they type at the provider, which is their `sub` as well. */
  const people = new Map<string, ProviderPerson>();
  /** Changes the claims of the next ID tokens, which are then signed as the provider signs them. */
  const forge: { claims: ((claims: Record<string, unknown>) => object) | undefined; signature?: string | undefined } = {
    claims: undefined,
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const issuer = `http://${host}:${(server.address() as AddressInfo).port}`;
  const key: JsonWebKey = { ...privateKey.export({ format: 'jwk' }), kid: 'of the test', alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.clientId,
        client_secret: providerClient.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    jwks: { keys: [key] },
    cookies: { keys: ['of the test'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  });
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (ctx.path !== '/token' || typeof body !== 'object' || body.id_token === undefined) return;
    ctx.body = { ...body, id_token: forged(body.id_token) };
  });
  server.on('request', provider.callback());

  const forged = (token: string): string => {
    const [header = '', payload = '', signature] = token.split('.');
    if (forge.signature !== undefined) return [header, payload, forge.signature].join('.');
    if (forge.claims === undefined) return [header, payload, signature].join('.');
    const claims = forge.claims(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>);
    const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  };

  /** The address that a browser is sent back to, after it has signed in here as this person. */
  const signIn = async (url: string, login: string): Promise<string> => {
    const visitor = testVisitor();
    let answer = await visitor.request(url);
    for (let step = 0; step < 12; step += 1) {
      if (answer.location !== undefined && !answer.location.startsWith(issuer)) return answer.location;
      if (answer.location !== undefined) answer = await visitor.request(answer.location);
      else answer = await sendForm(visitor, answer, login);
    }
    throw new Error(`not sent back: ${answer.text}`);
  };

  return {
    issuer,
    people,
    forge,
    signIn,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Visitor = ReturnType<typeof testVisitor>;

/** Its page of signing in, and the one that asks for consent. */
function sendForm(visitor: Visitor, { url, text }: Awaited<ReturnType<Visitor['request']>>, login: string) {
  const action = /<form[^>]* action="([^"]*)"/.exec(text)?.[1];
  const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1];
  if (action === undefined || prompt === undefined) throw new Error(`no form at ${url}: ${text.slice(0, 500)}`);
  return visitor.request(new URL(action, url).href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ prompt, login, password: 'any' }).toString(),
  });
}
