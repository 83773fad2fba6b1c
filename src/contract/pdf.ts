/** PDFs of a report, made in the background. */
import * as z from 'zod';
import { pdfTypes } from '#domain/pdf-type.ts';
import { Id, IdParameter, Instant, open } from './wire.ts';

export const PdfRequest = z.object({ type: z.enum(pdfTypes).default('FULL') }).nullish();
export const PdfReady = open({ type: z.string(), url: z.string() }).meta({ id: 'PdfReady' });

export const Pdf = open({
  id: Id,
  type: z.string(),
  state: z.string().meta({ examples: ['queued', 'running', 'ready', 'failed'] }),
  progress: z.int().meta({ description: 'Per cent' }),
  current: z.boolean().meta({ description: 'Made from the report as it is now' }),
  report_version: z.int(),
  bytes: z.int().nullable(),
  pages: z.int().nullable(),
  standard: z.string().nullable(),
  sha256: z.string().nullable(),
  failure: z.string().nullable(),
  requested_at: Instant,
  ready_at: Instant.nullable(),
  url: z.string().nullable().meta({ description: 'A signed link when ready' }),
}).meta({ id: 'Pdf' });

export const PdfPath = z.object({ inspection_id: IdParameter, pdf_id: IdParameter });
