/** Operations on clients, staff, and how a firm moves in. A part of the table in `operations.ts`. */
import type { Operation } from './audiences.ts';

// An application that chooses the address of a person can read what they read.
const clientPersonWrite = {
  scopes: ['clients.write'],
  who: 'managers',
  firstParty: true,
  extension: true,
} as const satisfies Operation;

export const peopleOperations = {
  listClients: { scopes: ['clients.read'], who: 'staff', extension: true },
  getClient: { scopes: ['clients.read'], who: 'staff', extension: true },
  createClient: { scopes: ['clients.write'], who: 'managers', extension: true },
  upsertClient: { scopes: ['clients.write'], who: 'managers', extension: true },
  updateClient: { scopes: ['clients.write'], who: 'managers', extension: true },
  deleteClient: { scopes: ['clients.write'], who: 'managers', extension: true },
  // It moves properties, people and the ids of every application, and changes what people of both see.
  getClientLogo: { scopes: ['clients.read'], who: 'staff', extension: true },
  createClientLogo: { scopes: ['clients.write'], who: 'managers', extension: true },
  deleteClientLogo: { scopes: ['clients.write'], who: 'managers', extension: true },
  mergeClient: { scopes: ['clients.write'], who: 'managers', firstParty: true, extension: true },
  listClientPeople: { scopes: ['clients.read'], who: 'staff', extension: true },
  getClientPerson: { scopes: ['clients.read'], who: 'staff', extension: true },
  createClientPerson: clientPersonWrite,
  updateClientPerson: { scopes: ['clients.write'], who: 'managers', extension: true },
  deleteClientPerson: { scopes: ['clients.write'], who: 'managers', extension: true },
  inviteClientPerson: clientPersonWrite,
  withdrawClientInvitation: clientPersonWrite,
  resetClientPassword: clientPersonWrite,

  listStaff: { scopes: ['staff.read'], who: 'staff', extension: true },
  getStaffMember: { scopes: ['staff.read'], who: 'staff', extension: true },
  getStaffSignature: { scopes: ['staff.read'], who: 'managers', firstParty: true, extension: true },
  createStaffMember: { scopes: ['staff.write'], who: 'administrators', extension: true },
  // Everybody may change their own phone, hours and password; roles and administrators are for administrators.
  updateStaffMember: { scopes: ['staff.write'], who: 'staff', extension: true },
  deleteStaffMember: { scopes: ['staff.write'], who: 'managers', extension: true },
  // The inspections of somebody who leaves, and their archiving, at once.
  handOverStaffWork: { scopes: ['staff.write', 'inspections.write'], who: 'managers', extension: true },
  // Other applications may invite reviewers, clerks and typists, and never see the link.
  inviteStaffMember: { scopes: ['staff.write'], who: 'administrators', extension: true },
  withdrawStaffInvitation: { scopes: ['staff.write'], who: 'administrators', extension: true },
  resetStaffPassword: { scopes: ['staff.write'], who: 'administrators', firstParty: true, extension: true },

  // It opens an account of this installation to its holder.
  createSetUpLink: { scopes: ['staff.write'], who: 'administrators', firstParty: true, extension: true },
  getMovingIn: { scopes: ['templates.read'], who: 'managers', extension: true },
  updateMovingIn: { scopes: ['templates.write'], who: 'managers', extension: true },
} as const satisfies Record<string, Operation>;
