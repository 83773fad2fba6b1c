/** Meters: /properties/:property_id/meters. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Meter, MeterChange, MeterDraft, MeterListQuery, MeterPath, MeterQuery } from '#contract/meter.ts';
import { PropertyPath } from '#contract/property.ts';
import { Empty } from '#contract/wire.ts';
import type { MeterRow } from '#store/properties/meters.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { stepOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { buildAttachmentPresenter } from '../attachments/present.ts';
import { addMeter, changeMeter, checkMeterMembers, removeMeter } from './operations.ts';
import { presentMeter } from './present.ts';

export const meterRoutes: FastifyPluginAsyncZod = async (api) => {
  const parts = buildMeterParts(api);
  listMetersRoute(parts);
  getMeterRoute(parts);
  createMeterRoute(parts);
  updateMeterRoute(parts);
  deleteMeterRoute(parts);
};

type MeterParts = ReturnType<typeof buildMeterParts>;

/** Shared by the operations on meters. */
function buildMeterParts(api: RouteApi) {
  const presentAttachment = buildAttachmentPresenter(api);
  const present = async (
    { store, caller: { accountId } }: Pick<FastifyRequest, 'store' | 'caller'>,
    rows: MeterRow[],
    embed = '',
  ) => {
    const ids = rows.map(({ id }) => id);
    const attachments = await store.meters.listAttachments(accountId, ids);
    const wantsReadings = embed.split(',').includes('previous_readings');
    const readings = wantsReadings ? { readings: await store.meters.listReadings(accountId, ids) } : {};
    return rows.map((row) => presentMeter(row, { attachments, ...readings }, presentAttachment));
  };
  const presentOne = async (request: Pick<FastifyRequest, 'store' | 'caller'>, row: MeterRow, embed?: string) => {
    const [meter] = await present(request, [row], embed);
    if (meter === undefined) throw new Error('a row was not presented');
    return meter;
  };
  const check = (request: FastifyRequest) => (current: MeterRow, attachments: AttachmentRow[]) =>
    checkVersion(request, current.version, () => presentMeter(current, { attachments }, presentAttachment));
  return { api, present, presentOne, check };
}

function listMetersRoute({ api, present }: MeterParts): void {
  api.get('/properties/:property_id/meters', {
    schema: {
      operationId: 'listMeters',
      summary: 'Meters of a property',
      params: PropertyPath,
      querystring: MeterListQuery,
      response: { 200: z.array(Meter) },
    },
    handler: async (request) => {
      const { caller, params, query, store } = request;
      await store.properties.get(caller, params.property_id);
      const rows = await store.meters.list(caller.accountId, params.property_id);
      return present(request, await stepOf(request, 'meters', rows), query.embed);
    },
  });
}

function getMeterRoute({ api, presentOne }: MeterParts): void {
  api.get('/properties/:property_id/meters/:meter_id', {
    schema: {
      operationId: 'getMeter',
      summary: 'A meter',
      params: MeterPath,
      querystring: MeterQuery,
      response: { 200: Meter },
    },
    handler: async (request, reply) => {
      const { caller, params, query } = request;
      await request.store.properties.get(caller, params.property_id);
      const row = await request.store.meters.get(caller.accountId, {
        propertyId: params.property_id,
        id: params.meter_id,
      });
      return sendVersioned(request, reply, row.version, await presentOne(request, row, query.embed));
    },
  });
}

function createMeterRoute({ api, presentOne }: MeterParts): void {
  api.post('/properties/:property_id/meters', {
    schema: {
      operationId: 'createMeter',
      summary: 'Add a meter',
      params: PropertyPath,
      body: MeterDraft,
      response: { 200: Meter },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof MeterDraft>, path: z.output<typeof PropertyPath>) =>
        checkMeterMembers(store, caller, { propertyId: path.property_id }, members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const row = await addMeter(request.store, caller, params.property_id, body);
      return sendVersioned(request, reply, row.version, await presentOne(request, row));
    },
  });
}

function updateMeterRoute({ api, presentOne, check }: MeterParts): void {
  api.put('/properties/:property_id/meters/:meter_id', {
    schema: {
      operationId: 'updateMeter',
      summary: 'Change a meter; a replaced reading is kept among the previous ones',
      params: MeterPath,
      body: MeterChange,
      response: { 200: Meter },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof MeterChange>, path: z.output<typeof MeterPath>) =>
        checkMeterMembers(store, caller, { propertyId: path.property_id, id: path.meter_id }, members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const ids = { propertyId: params.property_id, id: params.meter_id };
      const row = await changeMeter(request.store, caller, ids, body, check(request));
      return sendVersioned(request, reply, row.version, await presentOne(request, row));
    },
  });
}

function deleteMeterRoute({ api, check }: MeterParts): void {
  api.delete('/properties/:property_id/meters/:meter_id', {
    schema: {
      operationId: 'deleteMeter',
      summary: 'Delete a meter with its readings',
      params: MeterPath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const ids = { propertyId: params.property_id, id: params.meter_id };
      await removeMeter(request.store, caller, ids, check(request));
      return sendNothing(reply);
    },
  });
}
