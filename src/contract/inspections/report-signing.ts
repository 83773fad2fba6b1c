/** Signatures under a finished report: links that are one contact's own, codes, and what was signed, declined or witnessed. */
import * as z from 'zod';
import { confirmations, signatureOutcomes } from '#domain/message/signature-outcome.ts';
import { drawingFault, longestDrawing, signatureBox } from '#domain/signature-drawing.ts';
import { Bounded, EmailAddress, Id, IdParameter, Instant, open, orWords, RequiredText, Text } from '../wire.ts';

const role = z.string().describe('On whose side they are: tenant, landlord, agent or other');

export const PublishedSignature = open({
  id: Id,
  name: z.string().describe('Name of who signed'),
  role,
  outcome: z
    .string()
    .meta({ description: `What came of it: ${orWords(signatureOutcomes)}`, examples: [...signatureOutcomes] }),
  method: z.string().meta({
    description: 'How it was made: drawn or typed; none without a signature',
    examples: ['drawn', 'typed', 'none'],
  }),
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
  confirmation: z.string().meta({
    description:
      'How it is known who it was: by a code sent to their address, in person before the witness, or by their word alone (with the key, in earlier days)',
    examples: [...confirmations],
  }),
  witness: z.string().nullable().describe('Name of the member of staff before whom it was given; null otherwise'),
  reason: z.string().nullable().describe('Why they declined, or were not there; null when nothing was said'),
  signed_at: Instant.describe('When they signed'),
}).meta({ id: 'PublishedSignature' });

export const ReaderOfReport = open({
  name: z.string().describe('Their name'),
  role,
  sends_codes_to: z.string().meta({
    description: 'Their address as far as they need to know it, to which a code is sent before they sign',
    examples: ['a***@example.com'],
  }),
  outcome: z
    .string()
    .nullable()
    .describe(`Their answer to this version so far: ${orWords(signatureOutcomes)}; null before there is any`),
});

type Drawn = {
  outcome?: string | undefined;
  method?: string | null | undefined;
  drawing?: string | null | undefined;
  accepts_declaration?: boolean | undefined;
};

const handwriting = {
  method: z
    .enum(['drawn', 'typed'])
    .nullable()
    .optional()
    .describe('Whether the signature is drawn, or the typed name is it; none without a signature'),
  drawing: Bounded(longestDrawing)
    .nullable()
    .optional()
    .meta({
      description: `When drawn: path data of M, L, C and numbers in a box of ${signatureBox.width} by ${signatureBox.height}`,
      examples: ['M40 120C60 40 90 40 110 120L180 90'],
    }),
  accepts_declaration: z
    .boolean()
    .optional()
    .describe('Agreement to the declaration of the report, which a signature needs'),
  reason: Text(1000).nullable().optional().describe('Why they decline, or are not there'),
};

/** A signature needs all of its parts, and another outcome none of them. */
function checkParts(
  { outcome = 'signed', method, drawing, accepts_declaration: accepts }: Drawn,
  context: z.RefinementCtx,
): void {
  const fault = (member: string, message: string) => context.addIssue({ code: 'custom', path: [member], message });
  if (outcome !== 'signed') {
    if (method != null || drawing != null)
      fault(method == null ? 'drawing' : 'method', 'must be left out without a signature');
    return;
  }
  if (method == null) fault('method', 'is required');
  const ofDrawing = method === 'drawn' ? drawnFault(drawing) : typedFault(drawing);
  if (method != null && ofDrawing !== undefined) fault('drawing', ofDrawing);
  if (accepts !== true) fault('accepts_declaration', 'Signing needs your agreement to the declaration.');
}

function drawnFault(drawing: string | null | undefined): string | undefined {
  return drawing == null ? 'is required' : drawingFault(drawing);
}

function typedFault(drawing: string | null | undefined): string | undefined {
  return drawing == null ? undefined : 'must be left out when the name is typed';
}

export const SignatureDraft = z
  .object({
    outcome: z.enum(['signed', 'declined']).optional().describe('A signature, unless it is declined'),
    ...handwriting,
    code: RequiredText(20).describe('The code that was sent to your address'),
  })
  .superRefine(checkParts);

export const SignatureInPerson = z
  .object({
    contact_id: Id.describe('The contact of the inspection who signs, declines or is not there'),
    outcome: z.enum(signatureOutcomes).describe(`What came of it: ${orWords(signatureOutcomes)}`),
    ...handwriting,
  })
  .superRefine(checkParts)
  .meta({
    id: 'SignatureInPerson',
    description: 'Given on the device of the member of staff who asks, and witnesses it',
  });

export const SignatureCode = open({
  sent_to: z
    .string()
    .meta({ description: 'Where it was sent, as far as its owner needs to know', examples: ['a***@example.com'] }),
  ends_at: Instant.describe('Until when it can be used'),
}).meta({ id: 'SignatureCode' });

export const LinkRequest = z.object({
  email: EmailAddress.describe('Your address, as the company has it'),
});

export const ReportLink = open({
  id: Id,
  contact: open({ id: Id, name: z.string().describe('Their name'), role }).describe('Whose link it is'),
  sent_to: z.string().describe('The address that it was sent to'),
  sent_at: Instant.describe('When it was made and sent'),
  opened_count: z.int().describe('On how many visits it was opened; readings within half an hour are one'),
  last_opened_at: Instant.nullable().describe('When it was opened last; null before'),
  revoked_at: Instant.nullable().describe('When somebody revoked it; null before'),
  is_open: z
    .boolean()
    .describe('Whether it opens the report: not once it is revoked, or its contact has another address'),
}).meta({ id: 'ReportLink' });

export const ReportLinkPath = z.object({ inspection_id: IdParameter, link_id: IdParameter });
