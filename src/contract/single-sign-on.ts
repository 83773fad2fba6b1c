/** Single sign-on: the identity provider of an account, and the domains whose people it signs in. */
import * as z from 'zod';
import { newcomerRoles, roleNames } from '#domain/role.ts';
import { Bounded, codesOf, Id, Instant, LINE, open, RequiredText, Version } from './wire.ts';

const { 1: _administrator, 6: _client, ...newcomerRoleNames } = roleNames;

export const SingleSignOn = open({
  version: Version,
  enabled: z.boolean().describe('Whether people can sign in with it'),
  issuer: z
    .string()
    .nullable()
    .meta({
      description: 'Address of the identity provider; null until one is named',
      examples: ['https://accounts.google.com'],
    }),
  client_id: z.string().nullable().describe('Who Keyturn is at the provider; null until it is named'),
  has_secret: z.boolean().describe('Whether a client secret is kept; it is never shown'),
  redirect_uri: z.string().describe('Where the provider sends people back to: to be registered there'),
  domains: z
    .array(
      open({
        domain: z.string().describe('What stands behind the @ of the addresses'),
        proven_at: Instant.nullable().describe('When its record was seen; null before, and nobody signs in with it'),
        record_name: z.string().describe('Name of the TXT record that proves the domain to be yours'),
        record_value: z.string().describe('Its value'),
        fault: z.string().optional().describe('In the answer to a look at the records: why it is not proven'),
      }),
    )
    .describe('Domains of the e-mail addresses that people sign in with'),
  newcomer_role: z
    .int()
    .meta(codesOf(newcomerRoleNames))
    .nullable()
    .describe('Role of people whom the provider knows and nobody has added; null when they are refused'),
  password_administrator_id: Id.nullable().describe(
    'The one administrator who may sign in by password while all others of the staff may not; null when all may',
  ),
  tried_at: Instant.nullable().describe(
    'When somebody last signed in to try it; null before, and after a change of issuer or client',
  ),
  people_outside: z
    .int()
    .describe('Members of staff whose addresses lie in no proven domain, so that it cannot sign them in'),
}).meta({ id: 'SingleSignOn' });

const Label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const isDomain = (text: string): boolean => {
  const labels = text.split('.');
  return labels.length > 1 && labels.every((label) => Label.test(label));
};
const Domain = Bounded(253)
  .overwrite((text) => text.trim().toLowerCase().replace(/^@/, ''))
  .refine(isDomain, { error: 'must be a domain such as harbour.example' })
  .meta({ examples: ['harbour.example'] });

/** Omitted members are kept. */
export const SingleSignOnChange = z
  .object({
    enabled: z.boolean(),
    issuer: Bounded(2000).check(z.url()),
    client_id: RequiredText(LINE),
    client_secret: RequiredText(2000).meta({ description: 'Never shown again' }),
    domains: z
      .array(Domain)
      .max(50)
      .overwrite((domains) => [...new Set(domains)]),
    newcomer_role: z.literal(newcomerRoles).meta(codesOf(newcomerRoleNames)).nullable(),
    password_administrator_id: Id.nullable(),
  })
  .partial()
  .meta({ id: 'SingleSignOnChange' });

export const SingleSignOnTrial = open({
  url: z.string().describe('Opened within five minutes, once: leads to the provider, and then says what came back'),
}).meta({ id: 'SingleSignOnTrial' });
