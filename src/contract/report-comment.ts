/** The office's view of a finished report's comments, signatures and openings. */
import * as z from 'zod';
import { openingKinds } from '#domain/message/opening-kind.ts';
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

export const ReportOpening = open({
  id: Id,
  at: Instant.describe('When'),
  kind: z.string().meta({
    description: `${openingKinds.join(', ')}: the report by its key or by a link of somebody's own, a new key, its PDF by somebody without an account, a link that was shared, or a file of it. Repeated openings of one version by one link from one place are noted once an hour.`,
  }),
  version: z
    .int()
    .nullable()
    .meta({ description: 'The sealed version that was shown; null for other files, and before this was noted' }),
  pdf_type: z.string().nullable().meta({ description: 'The PDF; null for the report itself' }),
  report_link_id: Id.nullable().describe("The contact's own link that was opened, perhaps gone with its contact"),
  file_share_id: Id.nullable().describe('The shared link that was opened'),
  link_name: z.string().nullable().meta({ description: 'The name of the shared link, as its maker calls it' }),
  sent_to: z
    .string()
    .nullable()
    .meta({ description: 'The address that the link was sent to; null for the key, and for one that was copied' }),
  person: z.string().nullable().meta({
    description: 'Whose own link it was, or who gave it a new key, by their name then; null for other visitors',
  }),
  network: z
    .string()
    .nullable()
    .meta({ description: 'Roughly from where: the network of the visitor', examples: ['192.0.2.0/24'] }),
  browser: z
    .string()
    .nullable()
    .meta({ description: 'The browser and the system, as far as it says', examples: ['Firefox on Windows'] }),
}).meta({ id: 'ReportOpening' });
