/** A finished report as the holders of its key read it, and the comments and signatures that they may send. */
import * as z from 'zod';
import { pdfTypes } from '#domain/pdf-type.ts';
import { reportParties } from '#domain/report-party.ts';
import { drawingFault, longestDrawing, signatureBox } from '#domain/signature-drawing.ts';
import { OptionSetOfRoom, ReportMetadata } from './report.ts';
import { Id, Instant, LINE, open, RequiredText } from './wire.ts';

const Party = z.enum(reportParties).meta({ description: 'On whose side: tenant, landlord, agent or other' });

export const PublishedComment = open({
  id: Id,
  item_id: Id.nullable(),
  about: z.string().nullable().meta({ description: 'The item in words; null: the report as a whole' }),
  author: z.string(),
  role: z.string(),
  text: z.string(),
  reply: z.string().nullable().meta({ description: 'Of the office' }),
  replied_at: Instant.nullable(),
  verdict: z
    .string()
    .nullable()
    .meta({ examples: ['accepted', 'rejected'] }),
  created_at: Instant,
}).meta({ id: 'PublishedComment' });

export const PublishedSignature = open({
  id: Id,
  name: z.string(),
  role: z.string(),
  method: z.string().meta({ examples: ['drawn', 'typed'] }),
  drawing: z
    .string()
    .nullable()
    .meta({ description: `SVG path data in a box of ${signatureBox.width} by ${signatureBox.height}` }),
  declaration: z.string().meta({ description: 'The words that were agreed to' }),
  report_version: z.int().meta({ description: 'The version of the report that was signed' }),
  signed_at: Instant,
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
});
const PublishedItem = open({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  condition: z.unknown(),
  actions: z.array(open({ action: z.string(), responsibility: z.string(), comments: z.string().nullable() })),
  attachments: z.array(PublishedAttachment),
});
const PublishedRoom = open({
  id: Id,
  name: z.string(),
  block_type: z.string(),
  option_set: OptionSetOfRoom.nullable(),
  items: z.array(PublishedItem),
  attachments: z.array(PublishedAttachment),
});

export const PublishedReport = open({
  title: z.string(),
  type: open({ id: z.int(), name: z.string() }),
  ref: z.string().nullable(),
  company: open({
    name: z.string(),
    colour: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
  }),
  time_zone: z.string(),
  address: open({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    county: z.string().nullable(),
    postcode: z.string(),
    country: z.string().nullable(),
  }),
  clerk: z.string().nullable().meta({ description: 'Who carried it out' }),
  conduct_date: z.string().nullable(),
  completed_at: Instant.nullable(),
  version: z.int(),
  notes: z.string().nullable().meta({ description: 'Notes for the reader' }),
  cover_url: z.string().nullable(),
  attachments: z.array(PublishedAttachment).meta({ description: 'Of the report itself' }),
  rooms: z.array(PublishedRoom),
  summary: ReportMetadata,
  pdf_types: z.array(z.string()),
  declaration: open({ title: z.string(), text: z.string() }),
  comment_window: open({ open: z.boolean(), until: Instant.nullable() }).meta({
    description: 'Whether comments and signatures are taken, and until when',
  }),
  comments: z.array(PublishedComment),
  signatures: z.array(PublishedSignature),
}).meta({ id: 'PublishedReport' });

export const CommentDraft = z.object({
  author: RequiredText(LINE),
  role: Party,
  text: RequiredText(4000),
  item_id: Id.nullable().optional().meta({ description: 'An item of the report; none: the report as a whole' }),
});

export const SignatureDraft = z
  .object({
    name: RequiredText(LINE),
    role: Party,
    method: z.enum(['drawn', 'typed']),
    drawing: z
      .string()
      .max(longestDrawing)
      .nullable()
      .optional()
      .meta({
        description: `When drawn: path data of M, L, C and numbers in a box of ${signatureBox.width} by ${signatureBox.height}`,
        examples: ['M40 120C60 40 90 40 110 120L180 90'],
      }),
    accepts_declaration: z.literal(true, { error: 'Signing needs your agreement to the declaration.' }),
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
  type: z.string(),
  state: z.string().meta({ examples: ['absent', 'queued', 'running', 'ready', 'failed'] }),
  progress: z.int().meta({ description: 'Per cent' }),
  bytes: z.int().nullable(),
  pages: z.int().nullable(),
  url: z.string().nullable().meta({ description: 'A signed link when ready' }),
}).meta({ id: 'PublishedPdf' });

export const PublishedReportPath = z.object({
  report_key: z.string().meta({ description: 'The key in the link of the report' }),
});
export const PublishedPdfPath = PublishedReportPath.extend({
  pdf_type: z.enum(pdfTypes).meta({ description: 'Which of the PDFs' }),
});
