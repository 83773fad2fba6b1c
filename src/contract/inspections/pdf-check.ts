/** Whether a PDF that somebody holds is one that was made here, and still the latest: asked by the hash of its bytes alone. */
import * as z from 'zod';
import { pdfStandings } from '#domain/correction/pdf-standing.ts';
import { pdfTypes } from '#domain/pdf-type.ts';
import { Bounded, Instant, LINE, open, orWords } from '../wire.ts';

export const PdfCheckPath = z.object({
  sha256: Bounded(LINE)
    .regex(/^[0-9a-fA-F]{64}$/, { error: 'must be a SHA-256 in hex, of 64 digits and letters from a to f' })
    .describe('SHA-256 of the bytes of the PDF, in hex'),
});

const VersionNumber = z.int().nullable();

export const PdfCheck = open({
  standing: z.string().meta({
    description: `${orWords(pdfStandings)}: it is the report as it is now, the same version from before the newest comments and signatures, a version that was corrected since, a draft, of a report that was withdrawn, or of one that is no longer kept`,
    examples: [...pdfStandings],
  }),
  company: z.string().describe('The company that made it'),
  made_at: Instant.describe('When it was made'),
  type: z
    .string()
    .nullable()
    .meta({
      description: 'Which PDF of the report it is; null when the report is no longer kept',
      examples: [...pdfTypes],
    }),
  version: VersionNumber.describe('The version of the report that it shows; null for a draft, or when it is not kept'),
  sealed_at: Instant.nullable().describe('When that version was sealed; null when there is none'),
  latest_version: VersionNumber.describe('The latest version of the report; null when there is none'),
  latest_sealed_at: Instant.nullable().describe('When the latest version was sealed; null when there is none'),
  under_correction: z.boolean().describe('Whether the report is being corrected just now'),
}).meta({ id: 'PdfCheck' });
