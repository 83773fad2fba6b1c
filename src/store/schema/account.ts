/** An account is one lettings firm; users are its staff and the people of its clients. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { longestIdleMinutes } from '#domain/people/session-life.ts';
import type { FeeRules } from '#domain/firm/charges.ts';
import type { Price } from '#domain/firm/prices.ts';
import type { RefNumbering } from '#domain/firm/ref-numbering.ts';
import type { AnswerChoice } from '#domain/message/appointment-answer.ts';
import type { NoticeLengths } from '#domain/property/tenancy.ts';
import type { StaffColour } from '#domain/people/staff-colour.ts';
import type { Role } from '#domain/role.ts';
import type { MovingInChoice } from '#domain/usual-things/moving-in-steps.ts';
import type { TemplateRule } from '#domain/usual-things/template-rule.ts';
import { bytes, changed, createdAt, id, instant, refersTo, updatedAt, version } from './columns.ts';

export type AddressFields = {
  line1: string;
  line2: string | null;
  city: string;
  county: string | null;
  postcode: string;
  country: string | null;
};
export type WorkingHours = { day: number; from: string; to: string }[];
export type TimeOff = { from: string; to: string; reason: string | null }[];
export type PdfContentChoices = {
  auditTrail?: boolean;
  photoIndex?: boolean;
  tenantContact?: boolean;
  photosAtEnd?: boolean;
  /** Whether a client's own logo and colour take the place of the firm's. */
  clientBrand?: boolean;
};
/** A client's; those left out are as the firm has them. */
export type OwnContents = Omit<PdfContentChoices, 'clientBrand'> & { showResponsibility?: boolean };
/** Texts that an account may replace: branding, disclaimers, glossary, phrases, abbreviations, notification texts. */
export type AccountSettings = {
  brand?: { colour?: string; address?: string; phone?: string; email?: string; website?: string };
  /** For reports of these types, or of all. */
  disclaimers?: { title: string; text: string; typeIds?: number[] }[];
  glossary?: { term: string; meaning: string }[];
  abbreviations?: { short: string; long: string }[];
  phrases?: string[];
  rooms?: string[];
  /** Left out means those of the trade. */
  captions?: string[];
  usualItems?: { room: string; items: string[] }[];
  notifications?: Record<string, { subject: string; text: string }>;
  /** Left out means that contacts may ask for another time as well. */
  appointmentAnswers?: AnswerChoice;
  /** By which the firm's forms choose a template: the first that fits. */
  templateRules?: TemplateRule[];
  /** Whether check outs print who is responsible; left out means yes. */
  showResponsibility?: boolean;
  /** The days for which a finished report takes comments and signatures. */
  commentDays?: number;
  /** Left out means: printed, and photographs in their rooms. */
  pdfContents?: PdfContentChoices;
  prices?: Price[];
  /** Left out: nothing is charged beside the price. */
  feeRules?: FeeRules;
  /** Null or left out: forms number nothing. */
  refNumbering?: RefNumbering | null;
  /** Left out means the usual months. */
  noticeLengths?: NoticeLengths;
  /** Left out means Monday. */
  weekStartsOn?: number;
  /** The days for which the security log is kept. */
  securityLogDays?: number;
  /** Roles that may not sign in with a password alone. */
  secondFactorRoles?: Role[];
  /** The demo company, which real work is not for. */
  isDemo?: true;
  /** The steps that a new firm leaves out; accounts that never saw any have none. */
  movingIn?: MovingInChoice;
};

export const accounts = pgTable('accounts', {
  /** From a sequence of the directory, as no two may have the same wherever they are kept. */
  id: integer('id').primaryKey().default(sql`nextval('directory.account_ids')`),
  name: text('name').notNull(),
  /** An IANA name; days and date filters are meant in it. */
  timeZone: text('time_zone').notNull().default('Europe/London'),
  country: text('country').notNull().default('United Kingdom'),
  settings: jsonb('settings').$type<AccountSettings>().notNull().default({}),
  /** Bytes that uploads may take, set by the operator; null: as for all accounts. */
  uploadQuota: bigint('upload_quota', { mode: 'number' }),
  /** For so long a session of the back office may be unused. A column, since every request asks for it. */
  sessionIdleMinutes: integer('session_idle_minutes').notNull().default(longestIdleMinutes),
  createdAt: createdAt(),
  /** The number of the change that made it, below which nothing of it can be forgotten; null for accounts of before. */
  firstChange: bigint('first_change', { mode: 'number' }).default(sql`change_number()`),
});

/** The column with the account that a row belongs to. */
export const ofAccount = () =>
  integer('account_id')
    .notNull()
    .references(() => accounts.id);

export const clients = pgTable(
  'clients',
  {
    id: id(),
    accountId: ofAccount(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    address: jsonb('address').$type<AddressFields>(),
    notes: text('notes'),
    ref: text('ref'),
    prices: jsonb('prices').$type<Price[]>().notNull().default([]),
    reportContents: jsonb('report_contents').$type<OwnContents>().notNull().default({}),
    /** In their reports; null for the firm's. */
    brandColour: text('brand_colour'),
    archivedAt: instant('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);

export const users = pgTable(
  'users',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references((): AnyPgColumn => accounts.id),
    name: text('name').notNull(),
    /** The name of an erased person that finished reports go on to print; null for everybody else. */
    printedName: text('printed_name'),
    email: text('email').notNull(),
    /** A PHC string (argon2id); null until the person has chosen a password. */
    passwordHash: text('password_hash'),
    role: integer('role').$type<Role>().notNull(),
    /** Set for the client role: whose properties this person sees. */
    clientId: integer('client_id'),
    /** Set for a service user, which is no person: the application that acts as it (decision 051). */
    applicationId: integer('application_id'),
    phone: text('phone'),
    homePostcode: text('home_postcode'),
    /** The middle of its sector; null where it is not known. */
    homeLat: doublePrecision('home_lat'),
    homeLng: doublePrecision('home_lng'),
    workingHours: jsonb('working_hours').$type<WorkingHours>().notNull().default([]),
    timeOff: jsonb('time_off').$type<TimeOff>().notNull().default([]),
    /** Postcode areas and districts, and types of inspection, that they take; empty for all. */
    areas: jsonb('areas').$type<string[]>().notNull().default([]),
    inspectionTypes: jsonb('inspection_types').$type<number[]>().notNull().default([]),
    colour: text('colour').$type<StaffColour>(),
    /** Whether they are e-mailed when a report comes to them to type or to review. */
    handOverEmails: boolean('hand_over_emails').notNull().default(true),
    /** Whether they are e-mailed in the evening what they have on the next day. */
    dayEmails: boolean('day_emails').notNull().default(true),
    /** When the latest invitation was made, and until when it works; it has no end once it was accepted or withdrawn. */
    invitedAt: instant('invited_at'),
    invitedUntil: instant('invited_until'),
    /** When they first chose a way to sign in. */
    joinedAt: instant('joined_at'),
    archivedAt: instant('archived_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    // Across the installation it is the directory that tells them apart.
    uniqueIndex('users_email').on(table.accountId, sql`lower(${table.email})`),
    // The migration says that it refers to `applications`, which are declared later.
    uniqueIndex('users_application').on(table.accountId, table.applicationId),
    refersTo(clients, table, table.clientId),
  ],
);

/** By which somebody's visits are read in a calendar of their own: one link each. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: integer('account_id').notNull(),
    userId: integer('user_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    uniqueIndex('calendar_feeds_token').on(table.accountId, table.tokenHash),
    refersTo(users, table, table.userId),
  ],
);
