/** Bodies that succeed, of operations on what an account keeps about people and writes to them: a part of `../sample-requests.ts`. */
import { spokenFields } from '#domain/dictation/spoken.ts';
import type { Ids } from '../everything-parts.ts';
export const dataSamples = {
  createReviewQuestion: ({ item, itemAttachment }: Ids) => ({
    item_id: item,
    attachment_id: itemAttachment,
    field: 'photo',
    text: 'Is this the same door?',
  }),
  updateReviewQuestion: () => ({ answer: 'Lower left' }),
  noteWaiting: () => ({ minutes: 40 }),
  waiveCharge: () => ({ kind: 'waiting', reason: 'The office had sent the wrong keys.' }),
  declineInspection: () => ({ reason: 'I am in Winchester until four.' }),
  sendTrialEmail: () => ({ subject: 'Appointment', text: 'Dear Ada' }),
  sendWaitingMessages: ({ inspection }: Ids) => ({
    inspections: [{ id: inspection }],
    messages: [
      {
        inspection_id: inspection,
        recipient: 'ann@example.com',
        subject: 'Another time',
        text: 'Dear Ann,\n\n{answer}',
      },
    ],
  }),
  tellPresence: () => ({ tab: 'tab-of-the-samples', is: 'here' }),
  createErasure: () => ({ email: 'nobody@example.com', dry_run: true }),
  createDisputePack: ({ finishedItem }: Ids) => ({
    claims: [{ item_id: finishedItem, cost: '120.00', age_years: 6, life_years: 10 }],
  }),
  createPersonExport: () => ({ email: 'nobody@example.com' }),
  rehearseRetention: () => ({ kind: 'emails', months: 24 }),
  updateRetention: () => ({ kind: 'emails', months: 24, count: 0 }),
  createListExport: () => ({ list: 'properties', format: 'csv', rows: 12 }),
  createImport: () => ({ kind: 'clients', name: 'clients.csv', columns: [{ heading: 'Client', field: 'name' }] }),
  updateImport: () => ({ duplicates: 'update' }),
  putImportRows: () => ({ rows: [{ number: 2, cells: { name: 'Langstone Homes' }, choice: 'new' }] }),
  mendImportFaults: () => ({ field: 'phone', text: 'none', to: '' }),
  updateLegalHold: () => ({ reason: 'A claim about the deposit.' }),
  updateInspectionHold: () => ({ reason: 'The tenant disputes the carpet.' }),
};

const toldAsSaid = 'Nothing is stored or looked up: every id is told as it was said.';
const leftOut =
  'A recording that is not of the report is left out: it may have been deleted while words were typed without a line.';
const spokenTo = ['updateItem', 'updateTemplateItem'].flatMap((operation) =>
  spokenFields.map((field) => [`${operation} /spoken/${field}/attachment_id`, leftOut]),
);
export const dataWithoutSample: Record<string, string> = {
  ...Object.fromEntries(spokenTo),
  'pairAttachment /earlier_id': 'The report did not start from another one, so every id is refused.',
  'tellPresence /room_id': toldAsSaid,
  'tellPresence /item_id': toldAsSaid,
};
