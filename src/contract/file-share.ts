/** File shares: links that show a report's PDF, or chosen files of it, to anyone who holds the link. */
import * as z from 'zod';
import { attachmentTypes } from '#domain/attachment-type.ts';
import { pdfTypes } from '#domain/pdf-type.ts';
import { ShortAddress } from './property.ts';
import {
  Bounded,
  DateTime,
  EmailAddress,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listQuery,
  open,
  orWords,
  Text,
  UpdatedSort,
} from './wire.ts';

export const FileShare = open({
  id: Id,
  inspection_id: Id.describe('The inspection whose report is shared'),
  attachment_ids: z.array(Id).meta({ description: 'The files that are shared, in this order; empty for a PDF' }),
  pdf_type: z
    .string()
    .nullable()
    .meta({ description: 'The PDF that is shared, always of the report as it is when it is opened; null for files' }),
  url: z
    .string()
    .nullable()
    .meta({
      description:
        'The link, which needs no account; null once it is revoked, or when the person of a client who made it no longer sees the report',
      examples: ['http://localhost:8080/s/12-Vn3xq0cUo8aH1tWbZ5yE7rKjD2sLgM4p'],
    }),
  name: z
    .string()
    .nullable()
    .meta({ description: 'Whom or what the link is for; null unless given', examples: ['Our insurer'] }),
  made_by: open({
    id: Id,
    name: z.string().describe('Name'),
    client_id: Id.nullable().describe('The client that the person belongs to; null for staff'),
  })
    .nullable()
    .describe('The person who made the link; null if that is not known'),
  recipient: z
    .string()
    .nullable()
    .meta({ description: 'The person to whom the link was e-mailed; null when nobody got it' }),
  expires_at: Instant.describe('When the link ends'),
  revoked_at: Instant.nullable().describe('When the link was revoked; null if it was not'),
  opened_count: z.int().meta({ description: 'How often the link was opened, not counting prefetches' }),
  last_opened_at: Instant.nullable().describe('When it was last opened; null if never'),
  created_at: Instant.describe('When it was made'),
}).meta({ id: 'FileShare' });

export const MOST_SHARED_FILES = 200;

const Expiry = DateTime.meta({ description: 'In the future, at most a year ahead; 30 days ahead unless given' });
const Recipient = EmailAddress.nullable().meta({
  description: 'An e-mail address, which is sent the link; null sends nothing. People of clients pass it on themselves',
});

const Name = Text(LINE)
  .nullable()
  .meta({ description: 'Whom or what the link is for; people of clients have to say it', examples: ['Our insurer'] });

export const FileShareDraft = z
  .object({
    inspection_id: Id,
    attachment_ids: z
      .array(Id)
      .min(1)
      .max(MOST_SHARED_FILES)
      .superRefine((ids, context) => {
        ids.forEach((id, at) => {
          if (ids.indexOf(id) < at) context.addIssue({ code: 'custom', path: [at], message: 'is there already' });
        });
      })
      .optional()
      .meta({ description: 'Files of this inspection’s report; either these or `pdf_type`' }),
    pdf_type: z.enum(pdfTypes).optional().describe('The PDF to share; either this or `attachment_ids`'),
    name: Name.optional(),
    recipient: Recipient.optional(),
    expires_at: Expiry.optional(),
  })
  .superRefine(({ attachment_ids, pdf_type }, context) => {
    if (attachment_ids === undefined && pdf_type === undefined)
      context.addIssue({ code: 'custom', path: ['attachment_ids'], message: 'or pdf_type must name the shared files' });
    if (attachment_ids !== undefined && pdf_type !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['pdf_type'],
        message: 'cannot be shared together with attachment_ids',
      });
  })
  .meta({ id: 'FileShareDraft' });

/** Omitted members are kept. */
export const FileShareChange = z
  .object({ name: Name, recipient: Recipient, expires_at: Expiry })
  .partial()
  .meta({ id: 'FileShareChange' });
export const FileSharePath = z.object({ file_share_id: IdParameter });
export const FileShareQuery = z.object({ ...listQuery(30), sort: UpdatedSort, inspection_id: filter(IdParameter) });

/** The token of a link. It is checked by its signature, so any other text is merely unknown. */
export const ShareToken = Bounded(100).meta({ description: 'The part of the link after /s/' });
export const SharedFilesPath = z.object({ token: ShareToken });
export const SharedPdfPath = SharedFilesPath.extend({ pdf_id: IdParameter });

export const SharedPdf = open({
  id: Id,
  type: z.string().describe('The kind of PDF: FULL, CHANGES or ACTIONS'),
  state: z.string().meta({
    description: 'How far it is: queued, running, ready or failed',
    examples: ['queued', 'running', 'ready', 'failed'],
  }),
  progress: z.int().meta({ description: 'How far it is, in per cent' }),
  bytes: z.int().nullable().describe('Size of the file; null until it is ready'),
  pages: z.int().nullable().describe('Pages; null until it is ready'),
  url: z
    .string()
    .nullable()
    .meta({ description: 'Where it is read, and saved with `?download`; null until it is ready' }),
}).meta({ id: 'SharedPdf' });

export const SharedFile = open({
  id: Id,
  name: z.string().describe('Name of the file'),
  type: z
    .string()
    .meta({ description: `${orWords(attachmentTypes)}, by the content of the file`, examples: [...attachmentTypes] }),
  media_type: z.string(),
  description: z.string().nullable(),
  taken_at: Instant.nullable(),
  bytes: z.int().nullable().meta({ description: 'Null for pictures, which are made upright when they are read' }),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string().meta({ description: '`?download` saves it. No link works any longer once the share has ended' }),
  thumbnail_url: z.string().nullable().meta({ description: 'The picture, 320 pixels wide; null for other files' }),
}).meta({ id: 'SharedFile' });

export const SharedFiles = open({
  company: z.string().describe('Name of the account that shares'),
  time_zone: z.string().meta({ description: 'IANA name; days are meant in it', examples: ['Europe/London'] }),
  inspection: open({
    type: z.string().describe('The type in words, such as Inventory'),
    address: ShortAddress,
    conduct_date: z
      .string()
      .nullable()
      .describe('When it was carried out: a date, or a date-time with offset; null when not given'),
  }).describe('The inspection whose report is shared'),
  expires_at: Instant.describe('When the link ends'),
  pdf: SharedPdf.nullable().describe('The PDF that is shared; null when files are'),
  files: z.array(SharedFile).describe('The files that are shared, in their order'),
}).meta({ id: 'SharedFiles' });
