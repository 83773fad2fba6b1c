/** Actions of an item: …/items/:item_id/actions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import { Action, ActionDraft } from '#contract/report.ts';
import { Empty, IdParameter } from '#contract/wire.ts';
import type { ActionFields } from '#store/reports/actions.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { ReportStanding } from '#store/reports/report-standing.ts';
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

/** The item that the actions belong to, if it is in that room of that report. */
async function getItem(
  tx: StoreTransaction,
  accountId: number,
  { reportId }: ReportStanding,
  { room_id: roomId, item_id: itemId }: { room_id: number; item_id: number },
) {
  const { item } = await tx.items.get(accountId, { reportId, roomId, itemId });
  return { reportId, itemId: item.id };
}

export const actionRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  const parts = buildActionParts(api, { home });
  createActionRoute(parts);
  updateActionRoute(parts);
  deleteActionRoute(parts);
};

type ActionParts = ReturnType<typeof buildActionParts>;

/** Shared by the operations on actions. */
function buildActionParts(api: RouteApi, { home }: HomeOptions) {
  const actions = `${home.base}/rooms/:room_id/items/:item_id/actions`;
  const ItemPath = home.path.extend({ room_id: IdParameter, item_id: IdParameter });
  const ActionPath = ItemPath.extend({ action_id: IdParameter });
  return { api, home, actions, ItemPath, ActionPath };
}

function createActionRoute({ api, home, actions, ItemPath }: ActionParts): void {
  api.post(actions, {
    schema: {
      operationId: home.operation('create', 'Action'),
      summary: 'Say what needs doing to an item',
      params: ItemPath,
      body: ActionDraft,
      response: { 200: Action },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const written = await changeReport(request.store, caller, home.homeOf(params), async (tx, standing) => {
        const { accountId } = caller;
        const item = await getItem(tx, accountId, standing, params);
        const added = await tx.actions.add(accountId, item, acceptAction(body));
        await tx.reports.noteChange(caller, standing, {
          action: 'report.actions_added',
          subject: { type: 'item', id: item.itemId },
          changes: [{ field: 'actions', from: null, to: [added.action] }],
        });
        return added;
      });
      const row = tellReportVersion(reply, written);
      return sendVersioned(request, reply, row.version, presentAction(row));
    },
  });
}

function updateActionRoute({ api, home, actions, ActionPath }: ActionParts): void {
  api.put(`${actions}/:action_id`, {
    schema: {
      operationId: home.operation('update', 'Action'),
      summary: 'Change an action; leaving out the comments clears them',
      params: ActionPath,
      body: ActionDraft,
      response: { 200: Action },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const written = await changeReport(request.store, caller, home.homeOf(params), async (tx, standing) => {
        const { accountId } = caller;
        const item = await getItem(tx, accountId, standing, params);
        const current = await tx.actions.get(accountId, { ...item, actionId: params.action_id });
        checkVersion(request, current.version, () => presentAction(current));
        const wanted = acceptAction(body);
        const changes = changesBetween<Record<string, unknown>>({ ...current }, wanted);
        if (changes.length === 0) return current;
        const changed = await tx.actions.change(accountId, { ...item, actionId: params.action_id }, wanted);
        await tx.reports.noteChange(caller, standing, {
          action: 'report.action_changed',
          subject: { type: 'item', id: item.itemId },
          changes,
        });
        return changed;
      });
      const row = tellReportVersion(reply, written);
      return sendVersioned(request, reply, row.version, presentAction(row));
    },
  });
}

function deleteActionRoute({ api, home, actions, ActionPath }: ActionParts): void {
  api.delete(`${actions}/:action_id`, {
    schema: {
      operationId: home.operation('delete', 'Action'),
      summary: 'Delete an action',
      params: ActionPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const deleted = await changeReport(request.store, caller, home.homeOf(params), async (tx, standing) => {
        const { accountId } = caller;
        const item = await getItem(tx, accountId, standing, params);
        const current = await tx.actions.get(accountId, { ...item, actionId: params.action_id });
        checkVersion(request, current.version, () => presentAction(current));
        await tx.actions.remove(accountId, { ...item, actionId: params.action_id });
        await tx.reports.noteChange(caller, standing, {
          action: 'report.actions_removed',
          subject: { type: 'item', id: item.itemId },
          changes: [{ field: 'actions', from: [current.action], to: null }],
        });
      });
      tellReportVersion(reply, deleted);
      return sendNothing(reply);
    },
  });
}
