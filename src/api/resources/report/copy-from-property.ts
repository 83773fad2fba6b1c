/** A report takes over the rooms of the latest finished report of a property. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CopiedReport, CopyFromProperty, CopyFromPropertyPath, CopyFromPropertyQuery } from '#contract/report.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { Pair } from '#store/reports/report-copy.ts';
import type { ReportTree } from '#store/reports/report-tree.ts';
import { buildReportPresenter } from './present.ts';
import { changeReport, tellReportVersion, type Written } from './report-home.ts';

type Copied = { tree: ReportTree; roomIds: Set<number>; attachments: Pair[]; removedFiles: number[] };

function fileIdsOf({ rooms }: ReportTree): number[] {
  return rooms
    .flatMap((room) => [room, ...room.items])
    .flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId));
}

async function copyFromProperty(
  store: Store,
  caller: Caller,
  { inspectionId, propertyId }: { inspectionId: number; propertyId: number },
  mode: Mode,
): Promise<Written<Copied>> {
  const { accountId } = caller;
  return changeReport(store, caller, { kind: 'inspection', id: inspectionId }, async (tx, standing) => {
    const { reportId } = standing;
    await tx.properties.get(caller, propertyId);
    const sourceId = await tx.reports.findLatestOfProperty(accountId, propertyId);
    if (sourceId === undefined) {
      throw new Refusal('no_source_report', 'This property has no Complete or Closed report to copy from.');
    }
    const removedFiles = mode === 'append' ? [] : fileIdsOf(await tx.reports.getTree(accountId, reportId));
    if (mode === 'reset') await tx.reports.removeRooms(accountId, reportId);
    const { rooms, attachments } = await tx.reports.copyRooms(accountId, {
      fromReportId: sourceId,
      toReportId: reportId,
    });
    await tx.reports.noteChange(caller, standing, {
      action: 'report.copied_from_property',
      subject: { type: 'inspection', id: inspectionId },
      changes: [
        { field: 'source_property_id', from: null, to: propertyId },
        { field: 'mode', from: null, to: mode },
      ],
    });
    const tree = await tx.reports.getTree(accountId, reportId);
    return { tree, roomIds: new Set(rooms.map(({ to }) => to)), attachments, removedFiles };
  });
}

type Mode = 'append' | 'reset';

/** Rooms are lost by the wrong one: who says two things is asked. */
function modeOf(inBody: Mode | undefined, inQuery: Mode | undefined): Mode {
  if (inBody !== undefined && inQuery !== undefined && inBody !== inQuery)
    throw invalid({ parameter: 'mode', code: 'contradiction', detail: `mode is ${inBody} in the body.` });
  return inBody ?? inQuery ?? 'append';
}

export const copyFromPropertyRoutes: FastifyPluginAsyncZod = async (api) => {
  const { presentRoom } = buildReportPresenter(api);

  // The published interface has the path in two forms.
  for (const [operationId, path] of [
    ['copyFromProperty', '/inspections/:inspection_id/report/copy-from-property/:source_property_id'],
    ['copyFromPropertyByShortPath', '/inspections/:inspection_id/copy-from-property/:source_property_id'],
  ] as const) {
    api.put(path, {
      schema: {
        operationId,
        summary: "Copy the rooms of a property's latest finished report",
        params: CopyFromPropertyPath,
        querystring: CopyFromPropertyQuery,
        body: CopyFromProperty,
        response: { 200: CopiedReport },
      },
      config: { repeats: true },
      handler: async ({ caller, params, query, body, store }, reply) => {
        const of = { inspectionId: params.inspection_id, propertyId: params.source_property_id };
        const written = await copyFromProperty(store, caller, of, modeOf(body?.mode ?? undefined, query.mode));
        const copied = tellReportVersion(reply, written);
        await api.library.removeUnused(store, caller.accountId, copied.removedFiles);
        return {
          rooms: copied.tree.rooms.filter(({ id }) => copied.roomIds.has(id)).map(presentRoom),
          attachments: Object.fromEntries(copied.attachments.map(({ from, to }) => [String(from), to])),
        };
      },
    });
  }
};
