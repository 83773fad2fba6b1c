/**
 * A tenant's operations on the one report that the link opens. The first save starts the inspection, together with the
 * save.
 */
import type * as z from 'zod';
import type { TenantItemChange } from '#contract/tenant-report.ts';
import type { Tenant } from '#domain/caller.ts';
import {
  checkReportWritable,
  type InspectionStateCode,
  inspectionStates,
  isStartedByTenant,
} from '#domain/inspection-state.ts';
import { browserName } from '#domain/message/browser-name.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { Milestone } from '#store/inspections/inspections.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';
import type { AuditChange } from '#store/schema/event.ts';
import type { Services } from '../../plugins/request-store.ts';
import { addToReport } from '../attachments/add.ts';
import type { AttachmentTarget } from '../attachments/operations.ts';
import type { PlaceInReport } from '../attachments/place.ts';
import type { Upload } from '../attachments/upload.ts';
import { notifyWriters } from '../../notifications/notify-writers.ts';
import { inspectionEventData } from '../inspections/announce.ts';
import { changedFields, changeItem, type PlacedItem } from '../items/operations.ts';
import type { Written } from '../report/report-home.ts';

/** A house has some dozens. A holder of the link has no account, and could fill the disk. */
const MOST_PHOTOS = 500;

export const homeOf = ({ inspectionId }: Tenant): ReportHome => ({ kind: 'inspection', id: inspectionId });

export async function readTenantReport(store: Store, tenant: Tenant) {
  const { accountId, inspectionId } = tenant;
  const row = await store.inspections.get(tenant, inspectionId);
  const [account, { rooms, version }, added] = await Promise.all([
    store.people.getAccount(accountId),
    store.reports.getTree(accountId, row.reportId),
    store.tenantLinks.listAdded(accountId, row.reportId),
  ]);
  return { row, account, rooms, version, added };
}

export function saveTenantItem(
  store: Store,
  tenant: Tenant,
  place: { roomId: number; itemId: number },
  body: z.output<typeof TenantItemChange>,
  check: (current: PlacedItem) => void,
): Promise<Written<PlacedItem>> {
  const { description, condition } = body;
  return store.inTransaction(async (tx) => {
    const home = homeOf(tenant);
    await tx.reports.lock(tenant, home);
    const placed = await changeItem(
      tx,
      tenant,
      { home, ...place },
      (item, room) =>
        changedFields(item, room, {
          name: item.name,
          description: description === undefined ? item.description : description,
          condition,
        }),
      check,
    );
    await startIfFirst(tx, tenant);
    return placed;
  });
}

export async function addTenantPhoto(
  services: Services,
  tenant: Tenant,
  place: PlaceInReport,
  upload: Upload,
): Promise<Written<AttachmentRow>> {
  if (upload.file.type !== 'IMAGE') {
    await services.server.library.discard(upload.file);
    throw new Refusal('unsupported_media', 'Only photos are taken here.');
  }
  return addToReport(services, tenant, { home: homeOf(tenant), ...place }, upload, async (tx) => {
    await checkRoomForMore(tx, tenant);
    await startIfFirst(tx, tenant);
  });
}

async function checkRoomForMore(tx: StoreTransaction, tenant: Tenant): Promise<void> {
  const { reportId } = await tx.reports.getStanding(tenant, homeOf(tenant));
  if ((await tx.attachments.count(tenant.accountId, reportId)) < MOST_PHOTOS) return;
  throw new Refusal(
    'state_forbids',
    `This report has ${MOST_PHOTOS} photos, which is as many as it takes by this link.`,
  );
}

/** A photo of the tenant's own, at its place; anything else is as absent as what never was. */
export async function findOwnPhoto(store: Store, tenant: Tenant, id: number): Promise<AttachmentTarget> {
  const home = homeOf(tenant);
  const { reportId } = await store.reports.getStanding(tenant, home);
  const added = await store.tenantLinks.listAdded(tenant.accountId, reportId);
  const found = added.has(id) ? await store.attachments.find(tenant, id) : undefined;
  if (found === undefined) throw notFound('photo');
  const { roomId, itemId } = found.row;
  return { id, at: { home, place: { roomId, itemId } } };
}

async function startIfFirst(tx: StoreTransaction, tenant: Tenant): Promise<void> {
  const current = await tx.inspections.lock(tenant, tenant.inspectionId);
  if (isStartedByTenant(current)) await move(tx, tenant, current, { verb: 'start', to: 300, milestone: 'startedAt' });
}

export function submitTenantReport(
  store: Store,
  tenant: Tenant,
  { confirmation, browser }: { confirmation: string; browser: string | null },
  publicUrl: string,
): Promise<void> {
  return store.inTransaction(async (tx) => {
    const current = await tx.inspections.lock(tenant, tenant.inspectionId);
    checkReportWritable(current, tenant);
    await startIfFirst(tx, tenant);
    const started = await tx.inspections.get(tenant, tenant.inspectionId);
    // Printed with the report, which is handed on: in words, and without the browser's own line.
    const device = browser === null ? [] : [{ field: 'device', from: null, to: browserName(browser) }];
    const changes = [{ field: 'confirmation', from: null, to: confirmation }, ...device];
    await move(tx, tenant, started, { verb: 'submit', to: 350, milestone: 'submittedAt', changes });
    const row = await tx.inspections.get(tenant, tenant.inspectionId);
    await notifyWriters(tx, tenant, { before: started, row }, publicUrl);
  });
}

type Move = { verb: 'start' | 'submit'; to: InspectionStateCode; milestone: Milestone; changes?: AuditChange[] };

async function move(
  tx: StoreTransaction,
  tenant: Tenant,
  current: InspectionRow,
  { verb, to, milestone, changes = [] }: Move,
): Promise<void> {
  const { accountId, inspectionId: id } = tenant;
  await tx.inspections.change(accountId, id, { state: to }, { now: [milestone] });
  await tx.audit.add(tenant, {
    propertyId: current.propertyId,
    action: `inspection.${verb}`,
    subject: { type: 'inspection', id },
    changes: [{ field: 'state', from: current.state, to }, ...changes],
  });
  const row = await tx.inspections.get(tenant, id);
  const from = { id: current.state, name: inspectionStates[current.state] };
  await tx.events.add(accountId, 'inspection.state_changed', inspectionEventData(row, { verb, from }));
}
