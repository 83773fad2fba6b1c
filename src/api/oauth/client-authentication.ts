/**
 * Identifies the application that calls the token endpoint (RFC 6749 section 2.3): HTTP Basic, or id and secret in the
 * form.
 */
import type { Executor } from '#store/database/database.ts';
import { type Application, findApplication, isSecretOf } from '#store/access/oauth-applications.ts';
import type { Fields } from './fields.ts';
import { OAuthError } from './oauth-error.ts';

export async function authenticateClient(
  database: Executor,
  authorization: string | undefined,
  fields: Fields,
): Promise<Application> {
  const { clientId, clientSecret } = readCredentials(authorization, fields);
  const application = clientId === undefined ? undefined : await findApplication(database, clientId);
  if (application === undefined) throw unknownClient();
  const isPublic = application.secretHash === null;
  const isRight = isPublic
    ? clientSecret === undefined
    : clientSecret !== undefined && isSecretOf(application, clientSecret);
  if (!isRight) throw unknownClient();
  return application;
}

/** One sentence for all: neither which ids exist nor which part was wrong is anybody's business. */
function unknownClient(): OAuthError {
  return new OAuthError('invalid_client', 'The client id or the client secret is wrong.');
}

type Credentials = { clientId: string | undefined; clientSecret: string | undefined };

function readCredentials(authorization: string | undefined, fields: Fields): Credentials {
  const { client_id: clientId, client_secret: clientSecret } = fields;
  const basic = authorization === undefined ? undefined : readBasic(authorization);
  if (basic === undefined) return { clientId, clientSecret };
  if (clientSecret !== undefined)
    throw new OAuthError('invalid_request', 'The client may authenticate in one way only.');
  if (clientId !== undefined && clientId !== basic.clientId) throw unknownClient();
  return basic;
}

function readBasic(authorization: string): Credentials {
  const [, encoded] = /^basic +([\w+/-]+=*) *$/i.exec(authorization) ?? [];
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString()) ?? [];
  if (id === undefined || secret === undefined) throw unknownClient();
  return { clientId: formDecoded(id), clientSecret: secret === '' ? undefined : formDecoded(secret) };
}

/** Both parts are form-encoded before they are joined (section 2.3.1): a strict client sends `a%5Fb` for `a_b`. */
function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
