/** PDFs of a report, made in the background. */
import * as z from 'zod';
import { pdfTypes } from '#domain/pdf-type.ts';
import { Id, IdParameter, Instant, open, orWords } from './wire.ts';

export const PdfRequest = z
  .object({
    type: z
      .enum(pdfTypes)
      .default('FULL')
      .describe(
        'FULL prints everything, CHANGES what differs from the report it started from, ACTIONS what needs doing',
      ),
  })
  .nullish();
export const PdfReady = open({
  type: z.string().describe(`The kind of PDF: ${orWords(pdfTypes)}`),
  url: z.string().describe('Signed link to the file, good for a day; needs no bearer'),
}).meta({ id: 'PdfReady' });

export const Pdf = open({
  id: Id,
  type: z.string().describe('The kind of PDF: FULL, CHANGES or ACTIONS'),
  state: z.string().meta({
    description: 'How far it is: queued, running, ready or failed',
    examples: ['queued', 'running', 'ready', 'failed'],
  }),
  progress: z.int().meta({ description: 'How far it is, in per cent' }),
  current: z.boolean().meta({ description: 'Made from the report as it is now' }),
  report_version: z.int().describe('How often the report had been changed when it was made'),
  version: z.int().nullable().describe('The sealed version it was made from; null for a draft'),
  bytes: z.int().nullable().describe('Size of the file; null until it is ready'),
  pages: z.int().nullable().describe('Pages; null until it is ready'),
  standard: z.string().nullable().describe('PDF standard it conforms to, such as PDF/A; null until it is ready'),
  sha256: z.string().nullable().describe('SHA-256 of the file; null until it is ready'),
  failure: z.string().nullable().describe('Why it could not be made; null unless `state` is failed'),
  requested_at: Instant.describe('When it was asked for'),
  ready_at: Instant.nullable().describe('When it was ready; null before'),
  url: z.string().nullable().meta({ description: 'Signed link to the file, good for a day; null until it is ready' }),
}).meta({ id: 'Pdf' });

export const PdfPath = z.object({ inspection_id: IdParameter, pdf_id: IdParameter });
