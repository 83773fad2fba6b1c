/** The two grants of the token endpoint. Each runs in one transaction: a refusal undoes everything, a second use revokes the family. */
import { isRegistered } from '#domain/redirect-uri.ts';
import type { Scope } from '#domain/scope.ts';
import type { Database } from '#store/database/database.ts';
import type { Application } from '#store/access/oauth-applications.ts';
import {
  accessTokenSeconds,
  addTokens,
  findCodeForUse,
  findRefreshTokenForUse,
  markCodeUsed,
  markRefreshTokenUsed,
  revokeGrant,
  type Session,
} from '#store/access/oauth-tokens.ts';
import { endFormerSession } from '#store/access/sessions.ts';
import { decrypt, encrypt, keyOfToken } from '#store/secrets/encryption.ts';
import type { AnswerFields } from './answer.ts';
import { type Fields, requireField } from './fields.ts';
import { OAuthError } from './oauth-error.ts';
import { isVerified } from './pkce.ts';
import { acceptScopes } from './scopes.ts';

type GrantType = (database: Database, application: Application, fields: Fields) => Promise<AnswerFields>;

export const grantTypes: Record<string, GrantType> = {
  authorization_code: redeemCode,
  refresh_token: refresh,
};

async function redeemCode(database: Database, application: Application, fields: Fields): Promise<AnswerFields> {
  const code = requireField(fields, 'code');
  const redirectUri = requireField(fields, 'redirect_uri');
  const { code_verifier: verifier, former_refresh_token: former } = fields;
  const refused = new OAuthError(
    'invalid_grant',
    'The code is unknown, used, expired or was issued for something else.',
  );

  const answer = await database.transaction(async (tx) => {
    const issued = await findCodeForUse(tx, code);
    // Somebody else's code stays as it is: only its own application can spoil it.
    if (issued?.applicationId !== application.id) throw refused;
    if (issued.used) return revokeGrant(tx, issued, 'a code came back a second time');
    if (issued.dead || issued.redirectUri !== redirectUri || !isVerified(issued.codeChallenge, verifier)) throw refused;
    // Removing a redirect URI also ends the codes that were sent there.
    if (!isRegistered(redirectUri, application.redirectUris)) throw refused;
    const scopes = stillAllowed(issued.scopes, application);
    await markCodeUsed(tx, issued.accountId, code);
    if (application.firstParty && former !== undefined) await endFormerSession(tx, former, issued);
    return presentTokens(
      await addTokens(tx, { ...issued, scopes }),
      scopes,
      application.firstParty ? issued : undefined,
    );
  });
  if (answer === undefined) throw refused;
  return answer;
}

async function refresh(database: Database, application: Application, fields: Fields): Promise<AnswerFields> {
  const token = requireField(fields, 'refresh_token');
  const { scope: wanted } = fields;
  const refused = new OAuthError('invalid_grant', 'The refresh token is unknown, used, expired or revoked.');

  const answer = await database.transaction(async (tx) => {
    const issued = await findRefreshTokenForUse(tx, token);
    if (issued?.applicationId !== application.id) throw refused;
    if (issued.used && !issued.dead && issued.sealedAnswer !== null) return unsealAnswer(token, issued.sealedAnswer);
    if (issued.used) return revokeGrant(tx, issued, secondUse(issued));
    if (issued.dead) throw refused;
    const allowed = stillAllowed(issued.scopes, application);
    // Narrowing stays: the next refresh token carries no more than this one asked for.
    const scopes = wanted === undefined ? allowed : acceptScopes(wanted, allowed);
    if (scopes === undefined) throw new OAuthError('invalid_scope', 'A refresh cannot have more scopes than before.');
    const session = application.firstParty ? issued : undefined;
    const fresh = presentTokens(await addTokens(tx, { ...issued, scopes }), scopes, session);
    const sealedAnswer = application.firstParty ? sealAnswer(token, fresh) : null;
    await markRefreshTokenUsed(tx, { accountId: issued.accountId, token, sealedAnswer });
    return fresh;
  });
  if (answer === undefined) throw refused;
  return answer;
}

/**
 * The back office's pages share one cookie, and any of its processes may get it: two that refresh at once, or one whose
 * answer was lost, must not look like a thief. For anybody else a second use revokes the family (RFC 9700 section 4.14.2).
 */
const sealingKey = (token: string): Buffer => keyOfToken(token, 'answer of a refresh');

function sealAnswer(token: string, answer: AnswerFields): string {
  return encrypt(sealingKey(token), JSON.stringify(answer));
}

function unsealAnswer(token: string, sealed: string): AnswerFields {
  return JSON.parse(decrypt(sealingKey(token), sealed)) as AnswerFields;
}

/** Nobody can tell a thief from a page on a train, whose answer was lost on its way: the log says which of them it can be. */
const secondUse = ({ isAnswerUsed }: { isAnswerUsed: boolean }): string =>
  isAnswerUsed
    ? 'a refresh token came back after its answer had been used'
    : 'a refresh token came back: its answer was lost on its way, or somebody else has it';

/** The scopes that the person allowed, without those taken from the application since. */
function stillAllowed(issued: Scope[], { scopes }: Application): Scope[] {
  const allowed = issued.filter((scope) => scopes.includes(scope));
  if (allowed.length > 0) return allowed;
  throw new OAuthError('invalid_scope', 'The application may ask for none of these scopes any more.');
}

/** `session` for the back office, whose cookie and pages end with it. */
function presentTokens(
  tokens: { accessToken: string; refreshToken: string },
  scopes: Scope[],
  session: Session | undefined,
): AnswerFields {
  return {
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    scope: scopes.join(' '),
    ...(session && { session_kept: session.isKept, session_idle_seconds: session.idleMinutes * 60 }),
  };
}
