/** The payload of each kind of event for webhooks: ids and state, never secrets or signed links. */
import * as z from 'zod';
import { signatureOutcomes } from '#domain/message/signature-outcome.ts';
import { attachmentTypes } from '#domain/attachment-type.ts';
import { lifecycleVerbs } from '#domain/inspection-state.ts';
import type { EventKind, FoundKind } from '#domain/message/event-kind.ts';
import { pdfTypes } from '#domain/pdf-type.ts';
import { Deletion } from '../change.ts';
import { InspectionState, InspectionType } from '../inspection.ts';
import { Id, open, orWords } from '../wire.ts';

type Told = { when: string; data: z.ZodObject };

const ofProperty = open({ property_id: Id.describe('The property') });
const ofInspection = open({
  inspection_id: Id.describe('The inspection'),
  property_id: Id.describe('Its property'),
  state: InspectionState.describe('The state it is in now'),
  type: InspectionType.describe('Its purpose'),
  clerk_id: Id.nullable().describe('Its clerk; null while nobody is assigned'),
});
const version = z.int().describe('The version that it had when this was found');
const ofReport = open({
  inspection_id: Id.optional().describe('The inspection whose report it is in; absent for a template'),
  template_id: Id.optional().describe('The template that it is in; absent for an inspection'),
  version,
});
const changed = z.array(z.string()).describe('Names of what changed, such as `conduct_date`');

export const webhookEvents: Record<EventKind, Told> = {
  'pdf.generated': {
    when: 'A PDF that was asked for and had to be made is ready',
    data: open({
      inspection_id: Id.describe('The inspection whose report it is'),
      pdf: open({
        id: Id,
        type: z.string().describe(`The kind of PDF: ${orWords(pdfTypes)}`),
        url: z.string().describe('Address of the API that redirects to the file; needs a bearer with `reports.read`'),
      }).describe('The PDF'),
    }),
  },
  'inspection.created': { when: 'An inspection was created', data: ofInspection },
  'inspection.updated': {
    when: 'Members of an inspection, its contacts or what its report starts from changed',
    data: ofInspection.extend({ changed }),
  },
  'inspection.assigned': { when: 'An inspection was given a clerk', data: ofInspection },
  'inspection.cancelled': { when: 'An inspection was cancelled', data: ofInspection },
  'inspection.state_changed': {
    when: 'An inspection went from one state to another',
    data: ofInspection.extend({
      verb: z
        .string()
        .optional()
        .describe(
          `The step that moved it: ${orWords([...lifecycleVerbs, 'unstart', 'uncomplete', 'restore'])}; absent when a clerk was given or taken`,
        ),
      from: InspectionState.optional().describe('The state before; absent when a clerk was given or taken'),
    }),
  },
  'report.completed': { when: 'A report became Complete', data: ofInspection },
  'report.commented': {
    when: 'Somebody commented on a finished report, or the office answered',
    data: ofInspection.extend({
      comment_id: Id.describe('The comment'),
      answered: z.boolean().optional().describe('True when the office answered; absent for a new comment'),
    }),
  },
  'report.signed': {
    when: 'Somebody signed a finished report, declined to, or was not there to sign it',
    data: ofInspection.extend({
      signature_id: Id.describe('The signature'),
      outcome: z.string().describe(`What came of it: ${orWords(signatureOutcomes)}`),
    }),
  },
  'property.created': { when: 'A property was created', data: ofProperty },
  'property.updated': { when: 'A property, its meters or its contacts changed', data: ofProperty },
  'attachment.created': {
    when: 'A file was uploaded to a report or to a meter',
    data: open({
      attachment_id: Id.describe('The attachment'),
      type: z.string().describe(`${orWords(attachmentTypes)}, by the content of the file`),
      inspection_id: Id.optional().describe('The inspection whose report it is in; absent for a meter'),
      room_id: Id.nullable().optional().describe('Its room; null for the report itself, absent for a meter'),
      item_id: Id.nullable().optional().describe('Its item; null for none, absent for a meter'),
      property_id: Id.optional().describe('The property of its meter; absent for a report'),
      meter_id: Id.optional().describe('Its meter; absent for a report'),
    }),
  },
  ...foundEvents(),
};

/** Rows that were added or changed, as they stand: several changes shortly after each other are told once. */
function foundEvents() {
  return {
    'room.updated': {
      when: 'A room of a report was added or changed',
      data: ofReport.extend({ room_id: Id.describe('The room') }),
    },
    'item.updated': {
      when: 'An item of a report was added or changed; at most once a minute for an item',
      data: ofReport.extend({ item_id: Id.describe('The item'), room_id: Id.describe('Its room') }),
    },
    'action.updated': {
      when: 'An action of a report was added or changed',
      data: ofReport.extend({
        action_id: Id.describe('The action'),
        item_id: Id.describe('Its item'),
        room_id: Id.describe('Its room'),
      }),
    },
    'contact.updated': {
      when: 'A contact of a property or an inspection was added or changed',
      data: open({
        contact_id: Id.describe('The contact'),
        property_id: Id.optional().describe('Its property; absent for a contact of an inspection'),
        inspection_id: Id.optional().describe('Its inspection; absent for a contact of a property'),
        version,
      }),
    },
    'client.updated': {
      when: 'A client was added, changed, archived or brought back',
      data: open({ client_id: Id.describe('The client'), version }),
    },
    'meter.updated': {
      when: 'A meter was added, or it, its readings or its pictures changed',
      data: open({ meter_id: Id.describe('The meter'), property_id: Id.describe('Its property'), version }),
    },
    'record.deleted': {
      when: 'Something was deleted, as `GET /deletions` tells it',
      data: Deletion.omit({ deleted_at: true }),
    },
  } satisfies Record<FoundKind, Told>;
}
