/** The settings of an account: its name and time zone, and the look and standing texts of its reports. */
import * as z from 'zod';
import { mostCommentDays } from '#domain/comment-window.ts';
import { EmailAddress, LINE, open, PARAGRAPH, RequiredText, Text } from './wire.ts';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Z]/.test(name);
  } catch {
    return false;
  }
};

const Brand = z
  .object({
    colour: z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: 'must be a colour such as #1f6f6b' }),
    address: Text(1000),
    phone: Text(60),
    email: z.union([z.literal(''), EmailAddress]),
    website: Text(LINE),
  })
  .partial();
const Disclaimer = z.object({ title: RequiredText(LINE), text: Text(PARAGRAPH) });
const Term = z.object({ term: RequiredText(LINE), meaning: Text(2000) });
const Abbreviation = z.object({ short: RequiredText(20), long: RequiredText(LINE) });
const Notification = z.object({ subject: RequiredText(LINE), text: RequiredText(PARAGRAPH) });

const worded = {
  brand: Brand,
  disclaimers: z.array(Disclaimer).max(50),
  glossary: z.array(Term).max(500),
  abbreviations: z.array(Abbreviation).max(500),
  phrases: z.array(RequiredText(1000)).max(2000),
  rooms: z.array(RequiredText(LINE)).max(500).meta({ description: 'Names suggested for rooms' }),
  show_responsibility: z.boolean().meta({
    description:
      'Whether check-out reports print who is responsible for an action; some firms leave that to the parties',
  }),
  notifications: z
    .record(z.string().max(60), Notification)
    .meta({ description: 'Texts of e-mails by their kind; those left out have the standard text' }),
  comment_days: z
    .int()
    .min(0)
    .max(mostCommentDays)
    .meta({ description: 'Days a complete report takes comments and signatures, from its completion' }),
};

export const AccountSettings = open({
  id: z.int(),
  name: z.string(),
  time_zone: z.string().meta({ description: 'IANA name; days are meant in it', examples: ['Europe/London'] }),
  country: z.string(),
  brand: open({
    colour: z.string().optional(),
    address: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    website: z.string().optional(),
  }),
  disclaimers: z.array(open({ title: z.string(), text: z.string() })),
  glossary: z.array(open({ term: z.string(), meaning: z.string() })),
  abbreviations: z.array(open({ short: z.string(), long: z.string() })),
  phrases: z.array(z.string()),
  rooms: z.array(z.string()),
  notifications: z.record(z.string(), open({ subject: z.string(), text: z.string() })),
  show_responsibility: z.boolean().meta({ description: 'Whether check-out reports print who is responsible' }),
  comment_days: z.int().meta({ description: 'Days a complete report takes comments and signatures' }),
}).meta({ id: 'AccountSettings' });

/** Omitted members are kept; each given one is replaced whole. */
export const AccountSettingsChange = z
  .object({
    name: RequiredText(LINE),
    time_zone: z.string().max(LINE).refine(isTimeZone, { error: 'must be an IANA time zone' }),
    country: RequiredText(LINE),
    ...worded,
  })
  .partial()
  .meta({ id: 'AccountSettingsChange' });
