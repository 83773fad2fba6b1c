/** Members of staff: /staff. */
import type { FastifyPluginAsync } from 'fastify';
import { StaffChange, StaffDraft, StaffMember, StaffPath, StaffQuery } from '#contract/person.ts';
import { addListRoutes } from '../account-list.ts';
import { addStaffMember, changeStaffMember, removeStaffMember } from './operations.ts';
import { presentStaffMember } from './present.ts';

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
      read: ({ store, caller }, { archived }, page) => store.staff.list(caller.accountId, archived === 'true', page),
    },
    get: { summary: 'A member of staff', read: ({ store, caller }, id) => store.staff.get(caller.accountId, id) },
    create: {
      summary: 'Add a member of staff',
      body: StaffDraft,
      write: ({ store, caller }, body) => addStaffMember(store, caller, body),
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
};
