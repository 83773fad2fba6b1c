/** The people of the firm: the current user, staff. */
import * as z from 'zod';
import { longestPassword, shortestPassword } from '#domain/password.ts';
import { inspectionTypes, isInspectionType } from '#domain/inspection-type.ts';
import { staffColours } from '#domain/people/staff-colour.ts';
import { roleNames } from '#domain/role.ts';
import { readArea, remitArea } from '#domain/schedule/remit.ts';
import { onlyPicture } from './account/only-picture.ts';
import {
  Bounded,
  CalendarDay,
  codesOf,
  codeWords,
  EmailAddress,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listQuery,
  open,
  RequiredText,
  Text,
  searchOf,
  sortBy,
  Version,
} from './wire.ts';

const { 6: _client, ...staffRoleNames } = roleNames;

export const Me = open({
  id: Id,
  name: z.string().describe('Name'),
  email: z.string().describe('E-mail address they sign in with'),
  company: z.string().describe('Name of the account'),
  role: z.int().meta(codesOf(roleNames)),
  account_id: Id.optional().describe('The account'),
  time_zone: z
    .string()
    .optional()
    .describe('IANA time zone of the account, such as Europe/London, in which days are meant'),
  week_starts_on: z.int().optional().describe('First day of the week in the back office: 1 Monday to 7 Sunday'),
  moving_in: z
    .boolean()
    .optional()
    .describe(
      'Whether the firm is new, and has first steps to take that it has not put aside: `GET /settings/moving-in` lists them',
    ),
  may_start_firm: z
    .boolean()
    .optional()
    .describe('Whether they may set up a firm of their own beside the demo company, whose administrator they are'),
  hand_over_emails: z
    .boolean()
    .optional()
    .describe('Whether they are e-mailed when a report comes to them to type or to review'),
  day_emails: z
    .boolean()
    .optional()
    .describe('Whether they are e-mailed in the evening the visits that they have on the next day'),
  version: Version.optional(),
}).meta({ id: 'Me' });

export const OwnSignature = open(onlyPicture).meta({ id: 'OwnSignature' });

const newPassword = Bounded(longestPassword).min(shortestPassword, {
  error: `must have at least ${shortestPassword} characters`,
});
const currentPassword = Bounded(1000).meta({
  description: 'Asked of everybody who changes their own password and has one: the one until then',
});

export const MeChange = z
  .object({
    name: RequiredText(LINE),
    hand_over_emails: z.boolean(),
    day_emails: z.boolean(),
    password: newPassword.meta({
      description:
        'Never shown. None that many people use or that is made of the name of the person or the firm; a change signs them out everywhere',
    }),
    current_password: currentPassword,
  })
  .partial()
  .meta({ id: 'MeChange' });

export const CalendarFeed = open({
  created_at: Instant.nullable().describe('When the link was made; null while there is none'),
  last_used_at: Instant.nullable().describe('When a calendar last read it, to within an hour; null when none has'),
}).meta({ id: 'CalendarFeed' });
export const CalendarFeedLink = open({
  url: z.string().describe('Address of the calendar (text/calendar, RFC 5545), shown this once'),
}).meta({ id: 'CalendarFeedLink' });

export const Session = open({
  id: z.string().describe('Id of the session'),
  browser: z.string().describe('Browser and system in words, such as Firefox on Windows'),
  address: z.string().nullable().describe('Network address it was last seen at; null when nobody noted it'),
  kept: z.boolean().describe('Whether the person chose to stay signed in'),
  current: z.boolean().describe('Whether this request belongs to it'),
  created_at: Instant.describe('When the person signed in'),
  last_seen_at: Instant.describe('When somebody last used it, to within a minute'),
  expires_at: Instant.describe('When it ends, unless it is used before'),
}).meta({ id: 'Session' });
export const SessionPath = z.object({
  session_id: Bounded(LINE).meta({ description: 'Id of the session' }),
});

const Day = z.int().min(1).max(7).meta({ description: 'Day of the week, 1 Monday to 7 Sunday' });
const TimeOfDay = Bounded(LINE).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:00' });
/** The two ends can be compared only when both are valid. */
const areRead = ({ issues }: z.core.ParsePayload) => issues.length === 0;

const WorkingHours = z
  .array(
    z
      .object({ day: Day, from: TimeOfDay, to: TimeOfDay })
      .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be later than from', when: areRead }),
  )
  .max(50);
const TimeOff = z
  .array(
    z
      .object({ from: CalendarDay, to: CalendarDay, reason: Text(LINE).nullable() })
      .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must not be earlier than from', when: areRead }),
  )
  .max(200);

const Area = Bounded(LINE)
  .transform(readArea)
  .refine((area) => remitArea.test(area), { error: 'must be a postcode area or district such as PO or SO14' });

/** How far a person is: members of everybody who can be invited. */
export const joining = {
  invited_at: Instant.nullable().describe('When they were last invited; null if nobody has invited them'),
  invited_until: Instant.nullable().describe(
    'Until when their invitation can be accepted; null when none is open: accepted, withdrawn, or never made',
  ),
  joined_at: Instant.nullable().describe('When they first chose a way to sign in; null until then'),
  invitation_link: z
    .string()
    .nullable()
    .optional()
    .describe(
      'The link to pass on to them, which works once. Only in the answer that makes it, to the back office, where no mail server sends it',
    ),
};

export const ResetLink = open({
  sent_to: z.string().nullable().describe('The e-mail address that the link was sent to; null without a mail server'),
  reset_link: z
    .string()
    .nullable()
    .describe('The link to pass on to them; null where a mail server sends it. It works once'),
  expires_at: Instant.describe('Until when it works'),
}).meta({ id: 'ResetLink' });

/** The parameters of a list of people: which, by which words, in which order. */
export const peopleQuery = <const Sort extends string>(sorts: readonly Sort[], searched: string) =>
  z.object({
    ...listQuery(30),
    archived: filter(z.enum(['true', 'false', 'any']).default('false')).meta({
      description: 'The archived ones instead of the others; `any`: both, for whoever keeps a copy',
    }),
    q: searchOf(searched),
    sort: sortBy(...sorts),
  });

export const version = z.int().optional().meta({ description: 'The version that `If-Match` compares' });

export const StaffMember = open({
  id: Id,
  name: z.string().describe('Name'),
  email: z.string().describe('E-mail address they sign in with'),
  role: z.int().meta(codesOf(staffRoleNames)),
  is_manager: z.boolean().describe('Whether they are a manager or an administrator'),
  phone: z.string().nullable().describe('Telephone number; null when not given'),
  home_postcode: z.string().nullable().describe('Where their day begins; null when not given'),
  home_geocoords: open({
    lat: z.string().nullable().describe('Degrees north'),
    lng: z.string().nullable().describe('Degrees east'),
  }).describe('The rough place of that postcode; null where it is unknown'),
  working_hours: z
    .array(
      open({
        day: Day,
        from: z.string().describe('When the day begins, such as 09:00'),
        to: z.string().describe('When it ends, such as 17:30'),
      }),
    )
    .describe('When they work, in the time zone of the account'),
  time_off: z
    .array(
      open({
        from: z.string().describe('The first day'),
        to: z.string().describe('The last day'),
        reason: z
          .string()
          .nullable()
          .describe('Why, for managers and the person themselves; null for others, and when nobody said'),
      }),
    )
    .describe('Days on which they are away'),
  areas: z
    .array(z.string())
    .describe('Postcode areas and districts that they go to, such as PO or SO14; empty for all'),
  inspection_types: z
    .array(z.int())
    .describe(`Types of inspection that they do: ${codeWords(inspectionTypes)}; empty for all`),
  colour: z
    .string()
    .nullable()
    .describe('Colour by which the board of the back office tells them apart; null for none'),
  ...joining,
  archived_at: Instant.nullable().describe('When they left, since when they cannot sign in; null before'),
  version,
}).meta({ id: 'StaffMember' });

const staffFields = {
  name: RequiredText(LINE),
  email: EmailAddress,
  role: z.int().min(1).max(5).meta(codesOf(staffRoleNames)),
  phone: Text(60).nullable().optional(),
  home_postcode: Text(20).nullable().optional(),
  working_hours: WorkingHours.optional(),
  time_off: TimeOff.optional(),
  areas: z.array(Area).max(200).optional(),
  inspection_types: z
    .array(z.int().refine(isInspectionType, { error: 'must be a type of inspection' }))
    .max(20)
    .optional(),
  colour: z.enum(staffColours).nullable().optional(),
};
export const StaffDraft = z.object(staffFields).meta({ id: 'StaffDraft' });
const successor = z.object({ id: Id.nullable().describe('Id of the member of staff; null for nobody yet') }).optional();
export const HandOver = z
  .object({
    inspections: z
      .array(
        z.object({
          id: Id.describe('An inspection in progress that they carry out or type'),
          clerk: successor.describe('Who carries it out from now on'),
          typist: successor.describe('Who types it from now on'),
        }),
      )
      .max(2000)
      .describe('Those that are given to others'),
    archive: z
      .boolean()
      .optional()
      .describe('Archives them afterwards, when nothing in progress is theirs any more; otherwise all is refused'),
  })
  .meta({ id: 'HandOver' });
export const StaffChange = z
  .object({
    ...staffFields,
    password: newPassword.meta({
      description:
        'Never shown. People change their own only, in the back office, and to none that many people use or that is made of their name or the firm’s; it signs them out everywhere',
    }),
    current_password: currentPassword,
    archived: z.literal(false).meta({
      description: 'Takes back somebody who was archived, by administrators in the back office: they sign in as before',
    }),
  })
  .partial()
  .meta({ id: 'StaffChange' });
export const StaffPath = z.object({ staff_id: IdParameter });
export const StaffQuery = peopleQuery(['name', 'email', 'role', 'invited'], 'their name or e-mail address');
