/** Members of staff: /staff. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { StaffChange, StaffDraft, StaffMember, StaffPath, StaffQuery } from '#contract/person.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import { addStaffMember, changeStaffMember, removeStaffMember } from './operations.ts';
import { presentStaffMember } from './present.ts';

export const staffRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['Staff'];

  api.get('/staff', {
    schema: {
      operationId: 'listStaff',
      tags,
      summary: 'Members of staff by name, with their hours and time off',
      querystring: StaffQuery,
      response: { 200: envelope(StaffMember) },
    },
    handler: async (request) => {
      const { caller, query } = request;
      const page = pageOf(query);
      const list = await request.store.staff.list(caller.accountId, query.archived === 'true', page);
      return listAnswer(request, page, list, presentStaffMember);
    },
  });

  api.get('/staff/:staff_id', {
    schema: {
      operationId: 'getStaffMember',
      tags,
      summary: 'A member of staff',
      params: StaffPath,
      response: { 200: StaffMember },
    },
    handler: async (request, reply) => {
      const row = await request.store.staff.get(request.caller.accountId, request.params.staff_id);
      return sendVersioned(request, reply, row.version, presentStaffMember(row));
    },
  });

  api.post('/staff', {
    schema: {
      operationId: 'createStaffMember',
      tags,
      summary: 'Add a member of staff',
      body: StaffDraft,
      response: { 200: StaffMember },
    },
    handler: async (request, reply) => {
      const row = await addStaffMember(request.store, request.caller, request.body);
      return sendVersioned(request, reply, row.version, presentStaffMember(row));
    },
  });

  api.put('/staff/:staff_id', {
    schema: {
      operationId: 'updateStaffMember',
      tags,
      summary: 'Change a member of staff; roles are for administrators',
      params: StaffPath,
      body: StaffChange,
      response: { 200: StaffMember },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const row = await changeStaffMember(request.store, caller, params.staff_id, body, (current) =>
        checkVersion(request, current.version, () => presentStaffMember(current)),
      );
      return sendVersioned(request, reply, row.version, presentStaffMember(row));
    },
  });

  api.delete('/staff/:staff_id', {
    schema: {
      operationId: 'deleteStaffMember',
      tags,
      summary: 'Archive a member of staff, who can no longer sign in',
      params: StaffPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      await removeStaffMember(request.store, caller, params.staff_id, (current) =>
        checkVersion(request, current.version, () => presentStaffMember(current)),
      );
      return sendNothing(reply);
    },
  });
};
