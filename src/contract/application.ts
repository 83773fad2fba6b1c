/** Applications registered by an account, the approvals people gave them, and the ids that they have for things. */
import * as z from 'zod';
import { redirectUriFaults } from '#domain/redirect-uri.ts';
import { roleNames } from '#domain/role.ts';
import { scopes } from '#domain/scope.ts';
import {
  Bounded,
  CalendarDay,
  codesOf,
  Id,
  IdParameter,
  Instant,
  LINE,
  listQuery,
  open,
  PARAGRAPH,
  RequiredText,
  Text,
  searchOf,
  sortBy,
  Version,
} from './wire.ts';

export const Application = open({
  id: Id,
  name: z.string().describe('Name that people see when they approve it'),
  description: z.string().nullable().describe('Its purpose, as people see it; null when not given'),
  client_id: z.string().describe('Client id for OAuth'),
  client_secret: z.string().nullable().optional().meta({
    description: 'Shown once, in the answer to the registration or the rotation; null for a public application',
  }),
  public: z.boolean().meta({ description: 'Has no secret and must use PKCE' }),
  redirect_uris: z
    .array(z.string())
    .describe('Where people may be sent back to: compared exactly, but for the port of 127.0.0.1 and [::1]'),
  scopes: z.array(z.string()).describe('The most that it may ask for'),
  created_at: Instant.describe('When it was registered'),
  version: Version.optional(),
}).meta({ id: 'Application' });

/** Compared exactly at the authorization. */
const RedirectUri = Text(2000)
  .superRefine((uri, context) => {
    for (const message of redirectUriFaults(uri)) context.addIssue({ code: 'custom', message });
  })
  .meta({
    format: 'uri',
    description: 'https, http on this machine, or a scheme of the application’s own with a dot in it; no fragment',
    examples: ['https://ledger.example/callback', 'com.example.ledger:/callback'],
  });

const applicationFields = {
  name: RequiredText(LINE),
  description: Text(PARAGRAPH).nullable().optional(),
  redirect_uris: z.array(RedirectUri).min(1).max(20),
  scopes: z.array(z.enum(scopes)).min(1).max(100),
};
export const ApplicationDraft = z
  .object({ ...applicationFields, public: z.boolean().default(false) })
  .meta({ id: 'ApplicationDraft' });
export const ApplicationChange = z.object(applicationFields).partial().meta({ id: 'ApplicationChange' });
export const ApplicationPath = z.object({ application_id: IdParameter });
export const ApplicationQuery = z.object({ ...listQuery(30), q: searchOf('the name'), sort: sortBy('name') });

export const Grant = open({
  id: z.string().describe('Identifier of the approval'),
  application: open({
    id: Id,
    name: z.string().describe('Its name'),
    description: z.string().nullable().describe('Its purpose; null when not given'),
    first_party: z.boolean().describe('Whether it is the back office itself'),
  }).describe('The application that was approved'),
  scopes: z.array(z.string()).describe('The scopes that count now'),
  created_at: Instant.describe('When it was given'),
  last_used_at: Instant.nullable().meta({
    description: 'When it last asked for something; null before the first time',
  }),
  browser: z.string().describe('Browser and system in which it was given, in words'),
  address: z.string().nullable().describe('Network address from which it was given; null when nobody noted it'),
}).meta({ id: 'Grant' });
export const GrantPath = z.object({
  grant_id: Bounded(LINE).check(z.uuid()).meta({ description: 'Id of the approval' }),
});

export const Allower = open({
  id: Id.describe('The person, or the service user'),
  name: z.string().describe('Their name'),
  service: z.boolean().describe('Whether it is the service user of the application, and no person'),
  role: z.int().meta(codesOf(roleNames)),
  scopes: z.array(z.string()).describe('What they have allowed, as far as it counts now'),
  allowed_at: Instant.describe('When they gave the first of the approvals that count'),
  last_used_at: Instant.nullable().describe(
    'When the application last asked for something; null before the first time',
  ),
}).meta({ id: 'ApplicationPerson' });
export const AllowerPath = ApplicationPath.extend({ person_id: IdParameter });

export const ApplicationUse = open({
  limit: z
    .int()
    .nullable()
    .describe('Requests that it may make in a minute with one token; null where the operator sets no limits'),
  days: z
    .array(
      open({
        date: CalendarDay.describe('A day of the firm'),
        requests: z.int().describe('Requests, refused ones among them'),
        refused: z.int().describe('Those that were over the limit (429)'),
        busiest: z.int().describe('The most in one minute with one token; 0 where there are no limits'),
      }),
    )
    .describe('The last 30 days, today last; the requests of the last few seconds are not counted yet'),
}).meta({ id: 'ApplicationUse' });

/** The id that another system has for a thing here. */
export const ExternalId = open({
  application: open({
    id: Id.describe('The application'),
    name: z.string().describe('Its name'),
  }).describe('Whose id it is'),
  type: z
    .string()
    .describe(
      'What has it: `property`, `client` or `inspection` for the thing itself, or `contact` for one of its own',
    ),
  id: Id.describe('The id of that here'),
  name: z.string().nullable().describe('The name of the contact; null for the thing itself'),
  value: z.string().describe('The id that the other system has for it'),
  created_at: Instant.describe('When it was given'),
}).meta({ id: 'ExternalId' });
