/** Proposals: the visits, steps and certificates that fall due at homes, and their booking. */
import * as z from 'zod';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { certificateKinds, certificateNames } from '#domain/property/certificate.ts';
import { proposalKinds, proposalOutcomes } from '#domain/property/proposal.ts';
import { InspectionDraft } from '../inspection.ts';
import {
  CalendarDay,
  codesOf,
  codeWords,
  filter,
  Id,
  IdParameter,
  LINE,
  open,
  orWords,
  RequiredText,
} from '../wire.ts';

const kindWords = codeWords(certificateNames);

export const Proposal = open({
  key: z.string().meta({ description: 'Its name in `POST /proposals/book` and `decide`', examples: ['visit-3-12-2'] }),
  kind: z.enum(proposalKinds).describe('The step that falls due'),
  due_on: z.string().describe('The day that is proposed; of a certificate the last one on which it is good'),
  nominal_on: z.string().describe('The day by the calendar, from which a recurring visit may have moved'),
  type: open({ id: z.int().meta(codesOf(inspectionTypes)), name: z.string().describe('Its name') })
    .nullable()
    .describe('The inspection to book; null for a step that is none'),
  property: open({
    id: Id,
    address: open({
      line1: z.string().describe('House number and street'),
      line2: z.string().nullable().describe('Second line; null when not given'),
      city: z.string().describe('Town'),
      postcode: z.string().describe('Postcode'),
    }).describe('Its address'),
  }).describe('The property'),
  tenancy_id: Id.nullable().describe('The tenancy that it belongs to; null for a certificate'),
  recurring_visit: open({ id: Id, name: z.string().describe('Its name') })
    .nullable()
    .describe('The rule of a recurring visit; null for others'),
  certificate: open({ id: Id, kind: z.enum(certificateKinds).describe(kindWords) })
    .nullable()
    .describe('The certificate that runs out; null for others'),
  outcome: z.enum(proposalOutcomes).nullable().describe('Null while it is open'),
  inspection_id: Id.nullable().describe('The inspection that was booked for it; null when none is'),
}).meta({ id: 'Proposal', description: 'A visit or a step that falls due at a home' });

export const ProposalQuery = z
  .object({
    from: filter(CalendarDay).meta({
      description: 'From this day; 60 days ago unless it is given, and certificates from any day',
    }),
    until: filter(CalendarDay).meta({
      description: 'To this day; six weeks ahead unless it is given, and steps after a notice to any day',
    }),
    outcome: filter(z.enum([...proposalOutcomes, 'open', 'any'])).meta({
      description: 'Open ones, unless it is given',
    }),
    property_id: filter(IdParameter).meta({ description: 'Of this property alone' }),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    error: 'must not be earlier than from',
  });

const key = RequiredText(80).describe('The `key` of an open proposal');

export const ProposalDecision = z
  .object({
    key: RequiredText(80).describe('The `key` of a proposal'),
    outcome: z
      .enum(['done', 'dropped', 'open'])
      .describe(`What becomes of it: ${orWords(['done in another way', 'dropped', 'open again'])}`),
    reason: RequiredText(LINE)
      .optional()
      .describe('Why no certificate is needed any more, for the log of its home: a certificate is not dropped without'),
  })
  .meta({ id: 'ProposalDecision' });

const { conduct_date, conduct_date_option, clerk, time_to_complete } = InspectionDraft.shape;
export const ProposalBooking = z
  .object({
    key,
    conduct_date,
    conduct_date_option: conduct_date_option.describe('0 confirmed, 1 not confirmed; 1 unless it is given'),
    clerk: clerk.describe('The clerk; without one it is Pending'),
    time_to_complete: time_to_complete.describe(
      'How long it takes; left out, as long as such visits usually take here',
    ),
  })
  .meta({ id: 'ProposalBooking' });
