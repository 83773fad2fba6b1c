/** Bodies that succeed, of operations on clients, staff and how a firm moves in: a part of `../sample-requests.ts`. */
import { types } from '#domain/inspection-type.ts';
import { heldTime, plannedDay } from './given-bulk-change.ts';
import type { Ids } from '../everything-parts.ts';
import { sampleCertificate } from '../samples/signing-certificate.ts';

const address = { line1: '3 Clarence Parade', city: 'Portsmouth', postcode: 'PO5 3AA' };

export const peopleSamples = {
  handOverStaffWork: ({ inspection, clerk }: Ids) => ({ inspections: [{ id: inspection, clerk: { id: clerk } }] }),
  createBulkChange: ({ inspection, clerk }: Ids) => ({
    action: 'assign_clerk',
    staff_id: clerk,
    inspections: [{ id: inspection }],
  }),
  createSchedulePlan: ({ clerk }: Ids) => ({ staff_id: clerk, from: plannedDay, to: plannedDay }),
  applySchedulePlan: ({ plannedInspection, staff }: Ids) => ({
    visits: [{ inspection_id: plannedInspection, staff_id: staff }],
  }),
  createSlotHold: ({ clerk, property }: Ids) => ({
    staff_id: clerk,
    conduct_date: heldTime.replace('T10', 'T14'),
    minutes: 90,
    property_id: property,
    type_id: types.checkOut,
  }),
  createOffer: ({ visitToOffer, clerk }: Ids) => ({
    inspection_id: visitToOffer,
    staff_ids: [clerk],
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  }),
  putOwnViews: () => ({ views: [{ name: 'Harbour', filter: { q: 'harbour' } }] }),
  putFirmViews: () => ({ views: [{ name: 'This week', filter: { when: 'this-week' } }] }),
  createClient: () => ({ name: 'Langstone Homes', email: 'office@example.com', address }),
  updateClient: () => ({ phone: '023 9200 0000' }),
  mergeClient: ({ spareClient }: Ids) => ({ into: spareClient, dry_run: true }),
  createClientPerson: () => ({ name: 'Lena Landlord', email: `landlord-${crypto.randomUUID()}@example.com` }),
  updateClientPerson: () => ({ phone: '07700 900001' }),
  createStaffMember: () => ({ name: 'Cleo Clerk', email: `clerk-${crypto.randomUUID()}@example.com`, role: 4 }),
  updateStaffMember: () => ({ phone: '07700 900000' }),
  updateMailServer: () => ({
    host: 'mail.harbour.example',
    port: 587,
    user_name: 'office@harbour.example',
    password: 'a password of the mail server',
    sender: 'office@harbour.example',
  }),
  updateSigningCertificate: () => ({ pem: sampleCertificate.pem, passphrase: sampleCertificate.passphrase }),
  updateMovingIn: () => ({ steps: [{ key: 'clients', skipped: true }] }),
};
