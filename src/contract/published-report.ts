/** A finished report: its sealed versions, what the holders of its key read, and the comments and signatures that they may send. */
import * as z from 'zod';
import { pdfTypes } from '#domain/pdf-type.ts';
import { commentVerdicts, reportParties } from '#domain/report-party.ts';
import { InspectionType } from './inspection.ts';
import { PublishedSignature, ReaderOfReport } from './inspections/report-signing.ts';
import { Address } from './property.ts';
import { OptionSetOfRoom, ReportMetadata } from './report.ts';
import { Bounded, Id, IdParameter, Instant, LINE, open, RequiredText } from './wire.ts';

export const ReportVersion = open({
  version: z.int().describe('Its number, from 1 in each report'),
  occasion: z.string().meta({
    description:
      'When it was sealed: at completion, or later, for reports that were finished before versions were sealed',
    examples: ['completion', 'later'],
  }),
  sealed_at: Instant.describe('When it was sealed'),
  sealed_by: open({ id: Id, name: z.string().describe('Their name') })
    .nullable()
    .describe('The person who completed the report; null for one that was sealed later'),
  sha256: z.string().describe('SHA-256 of its content as canonical JSON (RFC 8785), in hex'),
  position: z.int().describe("Its place in the account's append-only log (RFC 9162), from 0"),
  taken_back_at: Instant.nullable().describe(
    'When its completion was taken back, before anybody outside had it; null for all that were issued',
  ),
  kept: z.boolean().describe('False once its content has gone by the rules of retention'),
}).meta({ id: 'ReportVersion' });

export const ReportVersionContent = ReportVersion.extend({
  content: z.looseObject({}).nullable().meta({
    description: 'Everything that is printed, as it was sealed; null once it has gone by the rules of retention',
  }),
}).meta({ id: 'ReportVersionContent' });

export const ReportVersionPath = z.object({ inspection_id: IdParameter, version: IdParameter });

const Party = z.enum(reportParties).optional().meta({
  description: 'On whose side: tenant, landlord, agent or other. Needed by the key; a link of your own says it',
});

export const PublishedComment = open({
  id: Id,
  item_id: Id.nullable().describe('The item it is about; null for the report as a whole'),
  about: z.string().nullable().meta({ description: 'The item in words; null: the report as a whole' }),
  author: z.string().describe('Name of who wrote it'),
  role: z.string().describe('On whose side they are: tenant, landlord, agent or other'),
  is_own_link: z
    .boolean()
    .describe(
      'Whether it came by the link of its author alone; otherwise the name is as somebody with the key gave it',
    ),
  text: z.string().describe('The comment'),
  reply: z.string().nullable().meta({ description: "The office's reply; null before" }),
  replied_at: Instant.nullable().describe('When the office replied; null before'),
  verdict: z
    .string()
    .nullable()
    .meta({
      description: 'Whether the office accepts the comment; null while it has not said',
      examples: [...commentVerdicts],
    }),
  created_at: Instant.describe('When it was written'),
}).meta({ id: 'PublishedComment' });

const PublishedAttachment = open({
  id: Id,
  type: z.string(),
  url: z.string().meta({ description: 'A signed link' }),
  renditions: z.record(z.string(), z.string()).nullable(),
  description: z.string().nullable(),
  taken_at: Instant.nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  duration: z.int().nullable(),
  filename: z.string().nullable(),
  media_type: z.string(),
}).meta({ id: 'PublishedAttachment' });
const PublishedItem = open({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  condition: z.unknown(),
  actions: z.array(
    open({
      action: z.string().describe('The work to be done'),
      responsibility: z.string().describe('The person responsible'),
      comments: z.string().nullable().describe('Comments; null when there are none'),
    }),
  ),
  attachments: z.array(PublishedAttachment),
}).meta({ id: 'PublishedItem' });
const PublishedRoom = open({
  id: Id,
  name: z.string(),
  block_type: z.string(),
  option_set: OptionSetOfRoom.nullable(),
  items: z.array(PublishedItem),
  attachments: z.array(PublishedAttachment),
}).meta({ id: 'PublishedRoom' });

export const PublishedReport = open({
  title: z.string().describe('Title of the report'),
  type: InspectionType.describe('The purpose of the inspection'),
  ref: z.string().nullable().describe('Reference of the inspection; null when not given'),
  company: open({
    name: z.string().describe('Name of the firm'),
    colour: z.string().nullable().describe('Its colour, such as #1f6f6b; null when not given'),
    logo_url: z.string().nullable().optional().describe('Signed link to its logo; null when there is none'),
    phone: z.string().nullable().describe('Telephone number; null when not given'),
    email: z.string().nullable().describe('E-mail address; null when not given'),
    website: z.string().nullable().describe('Website; null when not given'),
  }).describe('The firm that made the report'),
  brand: open({
    name: z.string().describe('Name of the firm, or of the client, that the logo belongs to'),
    colour: z.string().nullable().describe('Colour, such as #1f6f6b; null when neither has any'),
    logo_url: z.string().nullable().describe('Signed link to the logo; null when neither has any'),
  })
    .optional()
    .describe("The looks of the report: the client's own, where the firm lets them, and otherwise the firm's"),
  time_zone: z.string().describe('IANA time zone, such as Europe/London, in which days are meant'),
  address: Address.describe('Where the property is'),
  clerk: z.string().nullable().meta({ description: 'Name of who carried it out; null when nobody is assigned' }),
  conduct_date: z
    .string()
    .nullable()
    .describe('When it was carried out: a date, or a date-time with offset; null when not given'),
  completed_at: Instant.nullable().describe('When it became Complete; null while it is reopened'),
  version: z.int().describe('Number of the sealed version, from 1'),
  sealed_at: Instant.describe('When this version was sealed'),
  sealed_at_completion: z
    .boolean()
    .describe('False for a report that was finished before versions were sealed, and sealed later'),
  under_correction: z.boolean().describe('Whether it has been reopened: this is the last finished version'),
  notes: z.string().nullable().meta({ description: 'Notes for the reader; null when there are none' }),
  cover_url: z.string().nullable().describe('Signed link to the picture on its cover; null when there is none'),
  attachments: z.array(PublishedAttachment).meta({ description: 'Photos and other files of the report itself' }),
  rooms: z.array(PublishedRoom).describe('The rooms, in order'),
  summary: ReportMetadata.describe('Keys, manuals, alarms and meters'),
  pdf_types: z.array(z.string()).describe('The kinds of PDF that it can have'),
  declaration: open({ title: z.string().describe('Its heading'), text: z.string().describe('Its text') }).describe(
    'The words that a signature agrees to',
  ),
  comment_window: open({
    open: z.boolean().describe('Whether they are taken now'),
    until: Instant.nullable().describe('Until when; null when there is no end'),
  }).meta({
    description: 'Whether comments and signatures are taken, and until when',
  }),
  clerk_signature: open({
    name: z.string().describe('Name of the clerk who signed for the firm'),
    signed_at: Instant.describe('When the report was completed with it'),
    url: z.string().describe('Signed link to the picture of the signature'),
  })
    .nullable()
    .describe("The clerk's signature under the report; null when they keep none"),
  comments: z.array(PublishedComment).describe('Comments, in the order they came'),
  signatures: z.array(PublishedSignature).describe('Signatures, in the order they came'),
  reader: ReaderOfReport.nullable().describe('Whose own link it was opened by; null for the key'),
}).meta({ id: 'PublishedReport' });

export const CommentDraft = z.object({
  author: RequiredText(LINE).optional().describe('Your name. Needed by the key; a link of your own says it'),
  role: Party,
  text: RequiredText(4000).describe('The comment'),
  item_id: Id.nullable().optional().meta({ description: 'An item of the report; none: the report as a whole' }),
});

export const PublishedPdf = open({
  type: z.string().describe('The kind of PDF: FULL, CHANGES or ACTIONS'),
  state: z.string().meta({
    description: 'How far it is: absent until somebody asks for it, queued, running, ready or failed',
    examples: ['absent', 'queued', 'running', 'ready', 'failed'],
  }),
  progress: z.int().meta({ description: 'How far it is, in per cent' }),
  bytes: z.int().nullable().describe('Size of the file; null until it is ready'),
  pages: z.int().nullable().describe('Pages; null until it is ready'),
  url: z.string().nullable().meta({ description: 'Signed link to the file; null until it is ready' }),
}).meta({ id: 'PublishedPdf' });

export const PublishedReportPath = z.object({
  report_key: Bounded(LINE).meta({
    description: 'The key in the link of the report, or the token in a link of your own',
  }),
});
export const PublishedPdfPath = PublishedReportPath.extend({
  pdf_type: z.enum(pdfTypes).meta({ description: 'The kind of PDF' }),
});
