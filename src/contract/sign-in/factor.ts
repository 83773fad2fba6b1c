/** Second factors: the person's own, and the roles of which one is demanded. */
import * as z from 'zod';
import { roleNames } from '#domain/role.ts';
import { Bounded, codesOf, Id, IdParameter, Instant, open, RequiredText, Version } from '../wire.ts';

const MOST_NAME = 60;
/** With an attestation that we do not ask for, and keys of the largest kind. */
const MOST_CREDENTIAL = 16_000;

export const Passkey = open({
  id: Id,
  name: z.string().describe('Name that the person gave it'),
  is_backed_up: z.boolean().describe('Whether a provider keeps it, so that it outlives the device'),
  created_at: Instant.describe('When it was added'),
  last_used_at: Instant.nullable().describe('When it last signed somebody in; null when it never has'),
}).meta({ id: 'Passkey' });

export const Factors = open({
  authenticator_app: open({
    created_at: Instant.describe('When it was set up'),
    last_used_at: Instant.nullable().describe('When a code of it was last given; null when none has been'),
  })
    .nullable()
    .describe('The authenticator app; null when none is set up'),
  has_password: z.boolean().describe('Whether they have a password; people who were invited may have a passkey alone'),
  recovery_codes_left: z.int().describe('Recovery codes that have not been used'),
  passkeys: z.array(Passkey).describe('Passkeys, oldest first'),
  passkeys_offered: z
    .boolean()
    .describe('Whether passkeys work here: PUBLIC_URL is https with a host name, or localhost'),
  demanded: z.boolean().describe('Whether the role may not sign in with a password alone'),
}).meta({ id: 'Factors' });

export const AuthenticatorSecret = open({
  secret: z.string().describe('The key, to be typed into an app that has no camera'),
  uri: z.string().describe('The same for a QR code'),
}).meta({ id: 'AuthenticatorSecret' });

export const AuthenticatorSetUp = z
  .object({
    secret: Bounded(32)
      .regex(/^[A-Z2-7]{32}$/, { error: 'must be one that was made for this' })
      .meta({ description: 'As it was made' }),
    code: Bounded(10).meta({ description: 'A code that the app shows now' }),
  })
  .meta({ id: 'AuthenticatorSetUp' });

export const RecoveryCodes = open({
  recovery_codes: z.array(z.string()).describe('Shown this once; those from before have ended'),
}).meta({ id: 'RecoveryCodes' });

export const IdentityProof = z
  .object({
    current_password: Bounded(1000).meta({ description: 'The password of the current user' }),
    code: Bounded(10).meta({
      description: 'With the password: a code of the authenticator app, asked of everybody who has one',
    }),
    credential: Bounded(MOST_CREDENTIAL).meta({
      description:
        'Instead of both: the answer of a passkey to a challenge of `POST /me/proof/options`, as the browser writes it',
    }),
  })
  .partial()
  .meta({ id: 'IdentityProof' });

export const PasskeyOptions = open({
  options: z.string().describe('JSON for `navigator.credentials.create`, good once and for five minutes'),
}).meta({ id: 'PasskeyOptions' });
export const ProofOptions = open({
  options: z.string().describe('JSON for `navigator.credentials.get`, good once and for five minutes'),
}).meta({ id: 'ProofOptions' });
export const PasskeyDraft = z
  .object({
    name: RequiredText(MOST_NAME),
    credential: Bounded(MOST_CREDENTIAL).meta({ description: 'The new credential as JSON, as the browser writes it' }),
  })
  .meta({ id: 'PasskeyDraft' });
export const PasskeyChange = z.object({ name: RequiredText(MOST_NAME) }).meta({ id: 'PasskeyChange' });
export const PasskeyPath = z.object({ passkey_id: IdParameter });

export const SecondFactorSettings = open({
  roles: z.array(z.int().meta(codesOf(roleNames))).describe('Roles that may not sign in with a password alone'),
  version: Version,
}).meta({ id: 'SecondFactorSettings' });
export const SecondFactorSettingsChange = z
  .object({ roles: z.array(z.int().min(1).max(6).meta(codesOf(roleNames))).max(6) })
  .meta({ id: 'SecondFactorSettingsChange' });
