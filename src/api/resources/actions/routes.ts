/** Actions of an item: …/items/:item_id/actions. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { Action, ActionDraft } from '#contract/report.ts';
import { Empty, IdParameter } from '#contract/wire.ts';
import type { ActionFields } from '#store/reports/actions.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { AuditChange } from '#store/schema/event.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { sendNothing } from '../../no-body.ts';
import { presentAction } from '../report/present.ts';
import { changeReport, type HomeOptions, tellReportVersion } from '../report/report-home.ts';

/** Missing comments are cleared; both spellings of the responsibility are taken. */
function acceptAction(body: z.output<typeof ActionDraft>): ActionFields {
  return {
    action: body.action,
    responsibility: body.responsibility ?? body.responsbility ?? '',
    comments: body.comments ?? null,
  };
}

export const actionRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  const parts = buildActionParts(api, { home });
  createActionRoute(parts);
  updateActionRoute(parts);
  deleteActionRoute(parts);
};

type ActionParts = ReturnType<typeof buildActionParts>;
type ItemIds = { reportId: number; itemId: number };
type Note = (action: string, changes: AuditChange[]) => Promise<void>;
type ItemRequest = Pick<FastifyRequest, 'store' | 'caller'> & { params: { room_id: number; item_id: number } };

/** Shared by the operations on actions. */
function buildActionParts(api: RouteApi, { home }: HomeOptions) {
  const actions = `${home.base}/rooms/:room_id/items/:item_id/actions`;
  const ItemPath = home.path.extend({ room_id: IdParameter, item_id: IdParameter });
  const ActionPath = ItemPath.extend({ action_id: IdParameter });
  /** Does work on an item that is in that room of that report; `note` enters it in the trail. */
  const write = async <Result>(
    { store, caller, params }: ItemRequest,
    reply: FastifyReply,
    work: (tx: StoreTransaction, ids: ItemIds, note: Note) => Promise<Result>,
  ): Promise<Result> => {
    const written = await changeReport(store, caller, home.homeOf(params), async (tx, standing) => {
      const { reportId } = standing;
      const { room_id: roomId, item_id: itemId } = params;
      await tx.items.get(caller.accountId, { reportId, roomId, itemId });
      return work(tx, { reportId, itemId }, (action, changes) =>
        tx.reports.noteChange(caller, standing, { action, subject: { type: 'item', id: itemId }, changes }),
      );
    });
    return tellReportVersion(reply, written);
  };
  return { api, home, actions, ItemPath, ActionPath, write };
}

function createActionRoute({ api, home, actions, ItemPath, write }: ActionParts): void {
  api.post(actions, {
    schema: {
      operationId: home.operation('create', 'Action'),
      summary: 'Say what needs doing to an item',
      params: ItemPath,
      body: ActionDraft,
      response: { 200: Action },
    },
    handler: async (request, reply) => {
      const row = await write(request, reply, async (tx, ids, note) => {
        const added = await tx.actions.add(request.caller.accountId, ids, acceptAction(request.body));
        await note('report.actions_added', [{ field: 'actions', from: null, to: [added.action] }]);
        return added;
      });
      return sendVersioned(request, reply, row.version, presentAction(row));
    },
  });
}

function updateActionRoute({ api, home, actions, ActionPath, write }: ActionParts): void {
  api.put(`${actions}/:action_id`, {
    schema: {
      operationId: home.operation('update', 'Action'),
      summary: 'Change an action; leaving out the comments clears them',
      params: ActionPath,
      body: ActionDraft,
      response: { 200: Action },
    },
    handler: async (request, reply) => {
      const { accountId } = request.caller;
      const row = await write(request, reply, async (tx, ids, note) => {
        const action = { ...ids, actionId: request.params.action_id };
        const current = await tx.actions.get(accountId, action);
        checkVersion(request, current.version, () => presentAction(current));
        const wanted = acceptAction(request.body);
        const changes = changesBetween<Record<string, unknown>>({ ...current }, wanted);
        if (changes.length === 0) return current;
        const changed = await tx.actions.change(accountId, action, wanted);
        await note('report.action_changed', changes);
        return changed;
      });
      return sendVersioned(request, reply, row.version, presentAction(row));
    },
  });
}

function deleteActionRoute({ api, home, actions, ActionPath, write }: ActionParts): void {
  api.delete(`${actions}/:action_id`, {
    schema: {
      operationId: home.operation('delete', 'Action'),
      summary: 'Delete an action',
      params: ActionPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { accountId } = request.caller;
      await write(request, reply, async (tx, ids, note) => {
        const action = { ...ids, actionId: request.params.action_id };
        const current = await tx.actions.get(accountId, action);
        checkVersion(request, current.version, () => presentAction(current));
        await tx.actions.remove(accountId, action);
        await note('report.actions_removed', [{ field: 'actions', from: [current.action], to: null }]);
      });
      return sendNothing(reply);
    },
  });
}
