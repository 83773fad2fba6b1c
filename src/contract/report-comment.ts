/** Comments and signatures of a finished report, for the office. */
import * as z from 'zod';
import { commentVerdicts } from '#domain/report-party.ts';
import { PublishedComment, PublishedSignature } from './published-report.ts';
import { IdParameter, Page, perPage, Text } from './wire.ts';

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
  address: z.string().nullable().meta({ description: 'Network address it came from' }),
  user_agent: z.string().nullable().describe("The browser's own name for itself; null when it gave none"),
  is_current: z.boolean().meta({ description: 'Whether the report is still the version that was signed' }),
}).meta({ id: 'ReportSignature' });

export const ReportCommentPath = z.object({ inspection_id: IdParameter, comment_id: IdParameter });
export const SharingListQuery = z.object({ page: Page, per_page: perPage(30) });
