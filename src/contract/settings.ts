/** The settings of an account: its name and time zone, and the look and fixed texts of its reports. */
import * as z from 'zod';
import { mostCommentDays } from '#domain/comment-window.ts';
import { inspectionTypes, isInspectionType } from '#domain/inspection-type.ts';
import { highestFirst, longestPrefix, mostDigits } from '#domain/firm/ref-numbering.ts';
import { furnishings } from '#domain/property/property-words.ts';
import { answerChoices } from '#domain/message/appointment-answer.ts';
import { fewestSecurityLogDays, mostSecurityLogDays } from '#domain/security-event.ts';
import { FeeRules, ShownFeeRules } from './account/fee-rules.ts';
import { pdfContents, Prices, ShownPrices } from './account/terms.ts';
import { onlyPicture } from './account/only-picture.ts';
import { noticeLengths } from './property/tenancy.ts';
import {
  Bounded,
  codeWords,
  Colour,
  EmailAddress,
  Id,
  LINE,
  open,
  PARAGRAPH,
  RequiredText,
  Text,
  Version,
  orWords,
} from './wire.ts';

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && /^[A-Z]/.test(name);
  } catch {
    return false;
  }
};

const Brand = z
  .object({
    colour: Colour,
    address: Text(1000),
    phone: Text(60),
    email: z.union([z.literal(''), EmailAddress]),
    website: Text(LINE),
  })
  .partial();
const printedTypes = `Types of inspection whose PDFs carry it: ${codeWords(inspectionTypes)}; empty for all`;
const Disclaimer = z.object({
  title: RequiredText(LINE),
  text: Text(PARAGRAPH),
  type_ids: z
    .array(z.int().refine(isInspectionType, { error: 'must be a type of inspection' }))
    .max(20)
    .optional()
    .describe(printedTypes),
});
const Term = z.object({ term: RequiredText(LINE), meaning: Text(2000) });
const UsualItems = z.object({
  room: Text(LINE).describe('What the name of a room contains, with commas between several; empty for all other rooms'),
  items: z.array(RequiredText(LINE)).max(200).describe('Names, in their order'),
});
const Abbreviation = z.object({ short: RequiredText(20), long: RequiredText(LINE) });
const Notification = z.object({ subject: RequiredText(LINE), text: RequiredText(PARAGRAPH) });

const beds = z.int().min(0).max(100).nullable();
const TemplateRule = z
  .object({
    template_id: Id,
    type_id: z.int().refine(isInspectionType, { error: 'must be a type of inspection' }).nullable().optional(),
    client_id: Id.nullable().optional(),
    beds_from: beds.optional(),
    beds_to: beds.optional(),
    furnished: z.enum(furnishings).nullable().optional(),
  })
  .refine(({ beds_from: from, beds_to: to }) => from == null || to == null || from <= to, {
    path: ['beds_to'],
    error: 'must not be less than the bedrooms from which it counts',
  });
const refNumbering = {
  prefix: Text(longestPrefix).describe('Stands before the number'),
  first: z.int().min(0).max(highestFirst).describe('The number of the first inspection that is numbered'),
  digits: z.int().min(1).max(mostDigits).describe('Shorter numbers begin with noughts'),
};
const numbered =
  'The references that inspections get which are created with `numbered`: a prefix and a running number, in which some may be left out; null when there are none';

const weekStart = z.int().min(1).max(7).describe('First day of the week in the back office: 1 Monday to 7 Sunday');

const answers = z
  .enum(answerChoices)
  .describe(
    'The answers that contacts may give on the page which the e-mails about an appointment lead to: `confirm` it alone, ask for `another_time` as well, or `take_time`: one at which its clerk is free',
  );

const worded = {
  brand: Brand,
  disclaimers: z.array(Disclaimer).max(50),
  glossary: z.array(Term).max(500),
  abbreviations: z.array(Abbreviation).max(500),
  phrases: z.array(RequiredText(1000)).max(2000),
  rooms: z.array(RequiredText(LINE)).max(500).meta({ description: 'Names suggested for rooms' }),
  captions: z.array(RequiredText(LINE)).max(200).meta({
    description: 'Captions suggested for photographs; `{item}` or `{room}` at the beginning is the name of theirs',
  }),
  usual_items: z.array(UsualItems).max(100).meta({ description: 'Names suggested for the items of a room' }),
  template_rules: z.array(TemplateRule).max(100),
  show_responsibility: z.boolean().meta({
    description:
      'Whether check-out reports print who is responsible for an action; some firms leave that to the parties',
  }),
  notifications: z
    .record(Bounded(60), Notification)
    .meta({ description: 'Texts of e-mails by their kind; those left out have the standard text' }),
  appointment_answers: answers,
  comment_days: z
    .int()
    .min(0)
    .max(mostCommentDays)
    .meta({ description: 'Days a complete report takes comments and signatures, from its completion' }),
  pdf_contents: z.object(pdfContents).partial(),
  prices: Prices,
  fee_rules: FeeRules,
  ref_numbering: z.object(refNumbering).nullable().describe(numbered),
  notice_lengths: z.object(noticeLengths.members).describe(noticeLengths.words),
  week_starts_on: weekStart,
  security_log_days: z
    .int()
    .min(fewestSecurityLogDays)
    .max(mostSecurityLogDays)
    .meta({ description: 'Days for which the security log is kept; administrators change it, in the back office' }),
};

export const AccountSettings = open({
  id: z.int().describe('Id of the account'),
  version: Version,
  name: z.string().describe('Name of the firm'),
  time_zone: z.string().meta({ description: 'IANA name; days are meant in it', examples: ['Europe/London'] }),
  country: z.string().describe('Country that addresses have unless another is given'),
  brand: open({
    colour: z.string().optional().describe('Colour of headings, such as #1f6f6b'),
    address: z.string().optional().describe('Postal address, in lines'),
    phone: z.string().optional().describe('Telephone number'),
    email: z.string().optional().describe('E-mail address'),
    website: z.string().optional().describe('Website'),
  }).describe('How the firm looks and is reached, on reports and in e-mails'),
  disclaimers: z
    .array(
      open({
        title: z.string().describe('Heading'),
        text: z.string().describe('Text'),
        type_ids: z.array(z.int()).optional().describe(printedTypes),
      }),
    )
    .describe('Texts that reports carry, in their order'),
  glossary: z
    .array(open({ term: z.string().describe('The term'), meaning: z.string().describe('Its meaning') }))
    .describe('Terms that reports explain'),
  abbreviations: z
    .array(
      open({ short: z.string().describe('The short form'), long: z.string().describe('The words that it stands for') }),
    )
    .describe('Short forms that the editor writes out'),
  phrases: z.array(z.string()).describe('Sentences that the editor suggests'),
  rooms: z.array(z.string()).describe('Names that the editor suggests for rooms'),
  captions: z
    .array(z.string())
    .describe('Captions that the editor suggests for photographs: those of the trade until the firm writes its own'),
  usual_items: z
    .array(
      open({
        room: z
          .string()
          .describe('What the name of a room contains, with commas between several; empty for all other rooms'),
        items: z.array(z.string()).describe('Names, in their order'),
      }),
    )
    .describe('Names that the editor suggests for the items of a room: those of the entry that names it best'),
  template_rules: z
    .array(
      open({
        template_id: Id.describe('The template'),
        type_id: z
          .int()
          .nullable()
          .describe(`The type of inspection: ${codeWords(inspectionTypes)}; null for all`),
        client_id: Id.nullable().describe('The client; null for all'),
        beds_from: z.int().nullable().describe('From so many bedrooms; null for any'),
        beds_to: z.int().nullable().describe('To so many bedrooms; null for any'),
        furnished: z
          .string()
          .nullable()
          .describe(`${orWords(furnishings)}; null for any`),
      }),
    )
    .optional()
    .describe(
      'The template that the forms of the back office choose first: that of the first rule that fits. An inspection that is created without a template has none, whatever they say',
    ),
  notifications: z
    .record(
      z.string(),
      open({ subject: z.string().describe('Subject line'), text: z.string().describe('Text, with placeholders') }),
    )
    .describe('Texts of e-mails by their kind; those left out have the standard text'),
  appointment_answers: answers.optional(),
  show_responsibility: z.boolean().meta({ description: 'Whether check-out reports print who is responsible' }),
  comment_days: z.int().meta({ description: 'Days a complete report takes comments and signatures' }),
  pdf_contents: open(pdfContents).describe('Parts that PDFs of reports print or leave out'),
  prices: ShownPrices.nullable().describe(
    'Prices that are suggested when an inspection is booked; null for everybody but managers',
  ),
  fee_rules: ShownFeeRules,
  ref_numbering: open(refNumbering).nullable().optional().describe(numbered),
  notice_lengths: open(noticeLengths.members).optional().describe(noticeLengths.words),
  week_starts_on: weekStart.optional(),
  security_log_days: z.int().meta({ description: 'Days for which the security log is kept' }),
  untrusted_proxy: z
    .string()
    .nullable()
    .optional()
    .describe(
      'For administrators: the proxy that this request came through and that TRUSTED_PROXIES does not name, so that everybody behind it counts as one address; null when there is none',
    ),
}).meta({ id: 'AccountSettings' });

/** Omitted members are kept; each given one is replaced whole. */
export const AccountSettingsChange = z
  .object({
    name: RequiredText(LINE),
    time_zone: Bounded(LINE).refine(isTimeZone, { error: 'must be an IANA time zone' }),
    country: RequiredText(LINE),
    ...worded,
  })
  .partial()
  .meta({ id: 'AccountSettingsChange' });

export const Logo = open(onlyPicture).meta({ id: 'Logo' });

const Bytes = z.int().describe('Bytes');

export const AccountStorage = open({
  used: Bytes.describe('Bytes of all originals that people have sent, each counted once however often it is shown'),
  allowed: z.int().nullable().describe('Bytes that these may take; null: as much as there is room for'),
  expected: Bytes.describe('Bytes of announced files that have not come yet'),
  by_type: open({
    IMAGE: Bytes.describe('Bytes of pictures'),
    VIDEO: Bytes.describe('Bytes of films'),
    AUDIO: Bytes.describe('Bytes of recordings'),
    FILE: Bytes.describe('Bytes of documents'),
  }).describe('`used` by type of attachment'),
  pdfs: Bytes.describe('Bytes of PDFs, which the service makes and nobody has to make room for'),
}).meta({ id: 'AccountStorage' });
