/** Members of staff: /staff. */
import type { FastifyPluginAsync } from 'fastify';
import { StaffChange, StaffDraft, StaffMember, StaffPath, StaffQuery } from '#contract/person.ts';
import { archivedOf } from '../../list-answer.ts';
import { addListRoutes } from '../account-list.ts';
import { inviterOf } from '../invitations/operations.ts';
import { addInvitationRoutes } from '../invitations/routes.ts';
import {
  addStaffMember,
  changeStaffMember,
  inviteStaffMember,
  makeStaffResetLink,
  removeStaffMember,
  withdrawStaffInvitation,
} from './operations.ts';
import { presentStaffMember, readAs } from './present.ts';

export const staffRoutes: FastifyPluginAsync = async (api) => {
  addListRoutes(api, {
    path: '/staff',
    parameter: 'staff_id',
    many: 'Staff',
    one: 'StaffMember',
    record: StaffMember,
    present: presentStaffMember,
    params: StaffPath,
    list: {
      summary: 'Members of staff by name, with their hours and time off',
      query: StaffQuery,
      read: async ({ store, caller }, { archived, q, sort }, page) => {
        const found = await store.staff.list(caller.accountId, { archived: archivedOf(archived), q, sort }, page);
        return { ...found, rows: found.rows.map((row) => readAs(caller, row)) };
      },
    },
    get: {
      summary: 'A member of staff',
      read: async ({ store, caller }, id) => readAs(caller, await store.staff.get(caller.accountId, id)),
    },
    create: {
      summary: 'Add a member of staff, who is invited to sign in',
      body: StaffDraft,
      write: (request, body) => addStaffMember(request.store, inviterOf(request), body),
    },
    update: {
      summary: 'Change a member of staff; roles are for administrators',
      body: StaffChange,
      write: ({ store, caller, server }, id, body, check) =>
        changeStaffMember(store, caller, id, body, check, server.settings),
    },
    delete: {
      summary: 'Archive a member of staff, who can no longer sign in',
      write: ({ store, caller }, id, check) => removeStaffMember(store, caller, id, check),
    },
  });
  addInvitationRoutes(api, {
    path: '/staff/:staff_id',
    params: StaffPath,
    record: StaffMember,
    ids: { invite: 'inviteStaffMember', withdraw: 'withdrawStaffInvitation', reset: 'resetStaffPassword' },
    who: 'a member of staff',
    present: presentStaffMember,
    invite: (request, { staff_id: id }) => inviteStaffMember(request.store, inviterOf(request), id),
    withdraw: ({ store, caller }, { staff_id: id }) => withdrawStaffInvitation(store, caller, id),
    reset: (request, { staff_id: id }) => makeStaffResetLink(request.store, inviterOf(request), id),
  });
};
