/** `/passkey`: a challenge for the browser of a page where people sign in; `/passkeys.js`: the script of these pages, which work without. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import { buildPasskeyStore } from '#store/factors/passkeys.ts';
import { startAssertion } from '../../passkeys/ceremonies.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';
import { readFields } from '../fields.ts';
import { OAuthError } from '../oauth-error.ts';
import { isOwnForm, type SignInCookie } from '../sign-in/sign-in-cookie.ts';
import { startNewPasskey, wayOf } from './new-passkey.ts';

type Options = { database: Database; publicUrl: string; cookie: SignInCookie };

/** The browser, as far as its visitor has not signed in. */
export const browserHolder = (cookie: SignInCookie, request: FastifyRequest): string =>
  `browser ${cookie.read(request) ?? ''}`;

export function addPasskeyEndpoints(oauth: FastifyInstance, { database, publicUrl, cookie }: Options): void {
  const party = relyingPartyOf(publicUrl);
  if (party === undefined) return;

  oauth.post('/passkey', async (request, reply) => {
    const visitor = cookie.read(request) ?? '';
    const fields = readFields(request.body);
    if (!isOwnForm(request, visitor, fields, publicUrl)) throw tooLate();
    const way = wayOf(fields);
    const options =
      way === undefined
        ? await startAssertion(buildPasskeyStore(database), { party, holder: browserHolder(cookie, request) })
        : await startNewPasskey(database, { party, visitor, way });
    if (options === undefined) throw tooLate();
    return reply.type('application/json; charset=utf-8').send(options);
  });

  const script = readScript();
  oauth.get('/passkeys.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(script),
  );
}

const tooLate = () => new OAuthError('invalid_request', 'This page was open for too long.', 403);

/** The library as one script, and ours after it. */
function readScript(): string {
  const entry = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  const library = readFileSync(join(dirname(entry), '../dist/bundle/index.umd.min.js'), 'utf8');
  return `${library}\n${readFileSync(new URL('./passkeys.js', import.meta.url), 'utf8')}`;
}
