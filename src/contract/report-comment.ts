/** The office's view of a finished report's comments, signatures and openings. */
import * as z from 'zod';
import { commentVerdicts } from '#domain/report-party.ts';
import { PublishedSignature } from './inspections/report-signing.ts';
import { PublishedComment } from './published-report.ts';
import { Id, IdParameter, Instant, listQuery, open, Text, UpdatedSort } from './wire.ts';

export const ReportComment = PublishedComment.extend({
  replied_by: z.string().nullable().meta({ description: 'Name of who answered last' }),
  version: z.int().meta({ description: 'The version that `If-Match` compares' }),
}).meta({ id: 'ReportComment' });

export const ReportCommentChange = z
  .object({
    reply: Text(4000).nullable(),
    verdict: z.enum(commentVerdicts).nullable(),
  })
  .partial()
  .meta({ id: 'ReportCommentChange', description: 'Members left out are kept; null takes them back' });

export const ReportSignature = PublishedSignature.extend({
  contact_id: Id.nullable().describe('The contact of the inspection who it was; null where that is not known'),
  code_sent_to: z.string().nullable().describe('The address to which their code was sent; null without one'),
  address: z.string().nullable().meta({ description: 'Network address it came from' }),
  user_agent: z.string().nullable().describe("The browser's own name for itself; null when it gave none"),
  is_current: z.boolean().meta({ description: 'Whether the report is still the version that was signed' }),
}).meta({ id: 'ReportSignature' });

export const ReportCommentPath = z.object({ inspection_id: IdParameter, comment_id: IdParameter });
export const SharingListQuery = z.object({ ...listQuery(30), sort: UpdatedSort });

/** Kinds of the security log, whose words they share. */
export const openingKinds = [
  'report_key.opened',
  'report_link.opened',
  'report_key.rotated',
  'pdf.downloaded',
  'share.opened',
  'share.downloaded',
] as const;

export const ReportOpening = open({
  id: Id,
  at: Instant.describe('When'),
  kind: z.string().meta({
    description: `${openingKinds.join(', ')}: the report by its key or by a link of somebody's own, a new key, its PDF by somebody without an account, a link that was shared, or a file of it. Repeated openings from one place are noted once an hour.`,
  }),
  file_share_id: Id.nullable().describe('The link that was opened; null where it was the key'),
  pdf_type: z.string().nullable().meta({ description: 'The PDF; null for the report itself' }),
  network: z
    .string()
    .nullable()
    .meta({ description: 'Roughly from where: the network of the visitor', examples: ['192.0.2.0/24'] }),
  browser: z
    .string()
    .nullable()
    .meta({ description: 'The browser and the system, as far as it says', examples: ['Firefox on Windows'] }),
  person: z
    .string()
    .nullable()
    .meta({ description: 'Who gave it a new key, or whose own link it was; null for other visitors' }),
}).meta({ id: 'ReportOpening' });
