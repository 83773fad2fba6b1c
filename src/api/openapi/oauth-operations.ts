/** The endpoints of OAuth in the document: they stand beside the API, with forms, XML and errors of their own. */
import { scopes } from '#domain/scope.ts';
import { LONGEST_FIELD } from '../oauth/fields.ts';
import { type AnswerFields, writeOAuthXml } from '../oauth/answer.ts';
import { metadataOf } from '../oauth/metadata.ts';
import type { Answer, Content, DescribedOperation, Document, Parameter, Schema } from './document.ts';

const text = (description: string, more: Schema = {}): Schema => ({ type: 'string', description, ...more });
/** A text that is sent here. */
const field = (description: string, more: Schema = {}) => text(description, { maxLength: LONGEST_FIELD, ...more });
const object = (properties: Record<string, Schema>, required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
});

/** A text to a generator, as JSONx is: its own XML would look otherwise. */
const oauthXml: Schema = {
  type: 'string',
  description: 'The same fields as XML, which is not JSONx: a root `oauth` with one child for each field',
};

function inBothFormats(schema: Schema, example: AnswerFields): Content {
  return {
    'application/json': { schema, example },
    'application/xml': { schema: { $ref: '#/components/schemas/OAuthXml' }, example: writeOAuthXml(example) },
  };
}

const refusal = (description: string, error: string, error_description: string): Answer => ({
  description,
  content: inBothFormats(
    object({ error: text('A code of RFC 6749, 5.2'), error_description: text('In words') }, ['error']),
    { error, error_description },
  ),
});

const refusals = {
  400: refusal(
    '`invalid_request`, `invalid_grant`, `invalid_scope`, `unauthorized_client` or `unsupported_grant_type`',
    'invalid_grant',
    'The code is unknown, used, expired or was issued for something else.',
  ),
  401: refusal('The client is not who it says', 'invalid_client', 'The client id or the client secret is wrong.'),
  405: refusal('Another method; `Allow` says which', 'invalid_request', 'This endpoint takes POST only.'),
  413: refusal('The form is too large', 'invalid_request', 'The request cannot be read.'),
};

const tokens = object(
  {
    token_type: text('Always `Bearer`', { const: 'Bearer' }),
    expires_in: { type: 'integer', description: 'Seconds', examples: [7200] },
    access_token: text('For the `Authorization` header of requests to the API'),
    refresh_token: text('Works once; every refresh gives another'),
    scope: text('The granted scopes, separated by spaces'),
  },
  ['token_type', 'expires_in', 'access_token', 'refresh_token', 'scope'],
);
const tokensExample = {
  token_type: 'Bearer',
  expires_in: 7200,
  access_token: 'c2FtcGxlLWFjY2Vzcy10b2tlbg',
  refresh_token: 'c2FtcGxlLXJlZnJlc2gtdG9rZW4',
  scope: 'profile.read properties.read',
};

const client = {
  client_id: field('Here with `client_secret`, or both as HTTP Basic'),
  client_secret: field('Only for applications that have one'),
};
const form = (schema: Schema, example: Record<string, string>) => ({
  required: true,
  content: { 'application/x-www-form-urlencoded': { schema, example } },
});

const query = (
  name: string,
  required: boolean,
  description: string,
  schema: Schema = { type: 'string', maxLength: LONGEST_FIELD },
): Parameter => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

const beside = { tags: ['Authorization'], security: [] };

const authorize: DescribedOperation = {
  ...beside,
  operationId: 'authorize',
  summary: 'Ask a person for access, in their browser',
  parameters: [
    query('response_type', true, 'Always `code`', { const: 'code' }),
    query('client_id', true, 'The application'),
    query(
      'redirect_uri',
      true,
      'One of those registered for the application, character by character; at 127.0.0.1 and [::1] with any port',
    ),
    query('scope', true, `Separated by spaces: ${scopes.join(', ')}`),
    query('state', false, 'Comes back as it is; the flow ends where another one comes back'),
    query('code_challenge', false, 'PKCE (RFC 7636); required of applications without a secret'),
    query('code_challenge_method', false, 'Always `S256`', { const: 'S256' }),
  ],
  responses: {
    200: { description: 'The page where people sign in and approve', content: { 'text/html': {} } },
    303: {
      description:
        'Back to `redirect_uri` with `code`, `state` and `iss`, or with `error`, `error_description`, `state` and `iss`; only after a sign-in',
      headers: { Location: { schema: { type: 'string', format: 'uri' }, description: 'Where the person is sent' } },
    },
    400: {
      description: 'An unknown application or `redirect_uri`: a page that leads nowhere',
      content: { 'text/html': {} },
    },
  },
};

const exchange: DescribedOperation = {
  ...beside,
  operationId: 'exchangeToken',
  summary: 'Exchange a code or a refresh token for tokens',
  requestBody: form(
    object(
      {
        grant_type: text('The kind of grant to exchange', { enum: ['authorization_code', 'refresh_token'] }),
        code: field('From the redirect: works once, within 60 seconds'),
        redirect_uri: field('The one that the code was sent to'),
        code_verifier: field('PKCE, where a `code_challenge` was given'),
        refresh_token: field('The latest one'),
        scope: field('With a refresh token: the same as before or less'),
        ...client,
      },
      ['grant_type'],
    ),
    {
      grant_type: 'authorization_code',
      code: 'c2FtcGxlLWNvZGU',
      redirect_uri: 'https://tenancydesk.example/callback',
      client_id: 'tenancy-desk',
      client_secret: 'c2FtcGxlLXNlY3JldA',
    },
  ),
  responses: { 200: { description: 'Tokens', content: inBothFormats(tokens, tokensExample) }, ...refusals },
};

const revoke: DescribedOperation = {
  ...beside,
  operationId: 'revokeToken',
  summary: 'Give a token back, and with it all of its approval (RFC 7009)',
  'x-keyturn-extension': true,
  requestBody: form(
    object({ token: field('An access or a refresh token'), token_type_hint: field('Taken, not needed'), ...client }, [
      'token',
    ]),
    { token: tokensExample.refresh_token, client_id: 'tenancy-desk', client_secret: 'c2FtcGxlLXNlY3JldA' },
  ),
  responses: {
    200: { description: 'It is gone, or never was', content: inBothFormats({ type: 'object' }, {}) },
    ...refusals,
  },
};

/** By member of RFC 8414, section 2. */
const metadataWords: Record<keyof ReturnType<typeof metadataOf>, string> = {
  issuer: 'Address of this service, the `iss` of its answers',
  authorization_endpoint: 'Where people are sent to sign in and approve',
  token_endpoint: 'Where a code or a refresh token is exchanged',
  token_endpoint_auth_methods_supported: 'How an application can prove itself there; `none` needs PKCE',
  revocation_endpoint: 'Where a token is given back',
  revocation_endpoint_auth_methods_supported: 'How an application can prove itself there',
  scopes_supported: 'The scopes there are',
  response_types_supported: 'The possible answers of the authorization',
  response_modes_supported: 'How it answers',
  grant_types_supported: 'The grants that can be exchanged for tokens',
  code_challenge_methods_supported: 'Methods of PKCE that are taken',
  authorization_response_iss_parameter_supported: 'Whether redirects carry `iss` (RFC 9207): always',
};

const metadata = (publicUrl: string): DescribedOperation => {
  const example = metadataOf(publicUrl);
  const members = Object.entries(example).map(([name, value]): [string, Schema] => [
    name,
    {
      description: metadataWords[name as keyof typeof example],
      ...(Array.isArray(value) ? { type: 'array', items: { type: 'string' } } : { type: typeof value }),
    },
  ]);
  return {
    ...beside,
    operationId: 'getAuthorizationMetadata',
    summary: 'Where and how authorization works (RFC 8414)',
    'x-keyturn-extension': true,
    responses: {
      200: {
        description: 'In JSON only',
        content: { 'application/json': { schema: object(Object.fromEntries(members), ['issuer']), example } },
      },
      405: { $ref: '#/components/responses/Refused405' },
    },
  };
};

/** Each names its server: that of the document is the API's. */
export function addOAuth(document: Document, publicUrl: string): void {
  const servers = [{ url: publicUrl }];
  document.components.schemas['OAuthXml'] = oauthXml;
  document.paths = {
    '/oauth/authorize': { get: { ...authorize, servers } },
    '/oauth/token': { post: { ...exchange, servers } },
    '/oauth/revoke': { post: { ...revoke, servers } },
    '/.well-known/oauth-authorization-server': { get: { ...metadata(publicUrl), servers } },
    ...document.paths,
  };
}
