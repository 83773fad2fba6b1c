/** A finished report: its sealed versions, what the holders of its key read, and the comments and signatures that they may send. */
import * as z from 'zod';
import { pdfTypes } from '#domain/pdf-type.ts';
import { commentVerdicts, reportParties } from '#domain/report-party.ts';
import { drawingFault, longestDrawing, signatureBox } from '#domain/signature-drawing.ts';
import { InspectionType } from './inspection.ts';
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
  kept: z.boolean().describe('False once its content has gone by the rules of retention'),
}).meta({ id: 'ReportVersion' });

export const ReportVersionContent = ReportVersion.extend({
  content: z.looseObject({}).nullable().meta({
    description: 'Everything that is printed, as it was sealed; null once it has gone by the rules of retention',
  }),
}).meta({ id: 'ReportVersionContent' });

export const ReportVersionPath = z.object({ inspection_id: IdParameter, version: IdParameter });

const Party = z.enum(reportParties).meta({ description: 'On whose side: tenant, landlord, agent or other' });

export const PublishedComment = open({
  id: Id,
  item_id: Id.nullable().describe('The item it is about; null for the report as a whole'),
  about: z.string().nullable().meta({ description: 'The item in words; null: the report as a whole' }),
  author: z.string().describe('Name of who wrote it'),
  role: z.string().describe('On whose side they are: tenant, landlord, agent or other'),
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

export const PublishedSignature = open({
  id: Id,
  name: z.string().describe('Name of who signed'),
  role: z.string().describe('On whose side they are: tenant, landlord, agent or other'),
  method: z.string().meta({ description: 'How it was made: drawn or typed', examples: ['drawn', 'typed'] }),
  drawing: z
    .string()
    .nullable()
    .meta({
      description: `The drawing as SVG path data in a box of ${signatureBox.width} by ${signatureBox.height}; null when typed`,
    }),
  declaration: z.string().meta({ description: 'The words that were agreed to' }),
  report_version: z.int().meta({ description: 'How often the report had been changed when it was signed' }),
  version: z
    .int()
    .nullable()
    .meta({ description: 'The sealed version that was signed; null for one from before versions were sealed' }),
  signed_at: Instant.describe('When they signed'),
}).meta({ id: 'PublishedSignature' });

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
}).meta({ id: 'PublishedReport' });

export const CommentDraft = z.object({
  author: RequiredText(LINE).describe('Your name'),
  role: Party,
  text: RequiredText(4000).describe('The comment'),
  item_id: Id.nullable().optional().meta({ description: 'An item of the report; none: the report as a whole' }),
});

export const SignatureDraft = z
  .object({
    name: RequiredText(LINE).describe('Your name'),
    role: Party,
    method: z.enum(['drawn', 'typed']).describe('Whether the signature is drawn, or the typed name is it'),
    drawing: Bounded(longestDrawing)
      .nullable()
      .optional()
      .meta({
        description: `When drawn: path data of M, L, C and numbers in a box of ${signatureBox.width} by ${signatureBox.height}`,
        examples: ['M40 120C60 40 90 40 110 120L180 90'],
      }),
    accepts_declaration: z
      .literal(true, { error: 'Signing needs your agreement to the declaration.' })
      .describe('Your agreement to the declaration of the report'),
  })
  .superRefine(({ method, drawing = null }, context) => {
    const fault = method === 'typed' ? typedFault(drawing) : drawnFault(drawing);
    if (fault !== undefined) context.addIssue({ code: 'custom', path: ['drawing'], message: fault });
  });

function drawnFault(drawing: string | null): string | undefined {
  return drawing === null ? 'is required' : drawingFault(drawing);
}

function typedFault(drawing: string | null): string | undefined {
  return drawing === null ? undefined : 'must be left out when the name is typed';
}

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
  report_key: Bounded(LINE).meta({ description: 'The key in the link of the report' }),
});
export const PublishedPdfPath = PublishedReportPath.extend({
  pdf_type: z.enum(pdfTypes).meta({ description: 'The kind of PDF' }),
});
