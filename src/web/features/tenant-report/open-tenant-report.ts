/** Opens the report behind a link: the service's values, overlaid by unsent answers from this device. */
import type { TenantReport } from '#web/queries/generated/types.gen.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import { WAITING, WaitingDisk } from '#web/report/sync/disk.ts';
import { Queue } from '#web/report/sync/queue.ts';
import { takeOverTenant } from '#web/report/sync/take-over-older.ts';
import { asReport } from './as-report.ts';
import { buildTenantApi, type TenantApi } from './tenant-api.ts';

/** The owner of the rows on this device: nobody signs in, account and inspection tell them apart. */
const ownerOf = ({ company }: TenantReport) => `${company.id ?? 0}/tenant`;

export type OpenReport = {
  /** As it was read last; rooms and items are the store's. */
  head: TenantReport;
  api: TenantApi;
  report: ReportStore;
  queue: Queue;
  reload: () => Promise<TenantReport>;
  close: () => void;
};

export async function openTenantReport(token: string): Promise<OpenReport> {
  const api = buildTenantApi(token);
  const head = await api.read();
  const inspectionId = head.inspection.id;
  const report = new ReportStore(inspectionId, asReport(head));
  const readAgain = async () => {
    const now = await api.read();
    report.replace(asReport(now));
    return now;
  };
  const reload = async () => {
    const now = await readAgain();
    await queue.followDisk();
    return now;
  };
  const owner = ownerOf(head);
  const queue = new Queue({
    report,
    disk: new WaitingDisk(WAITING, takeOverTenant(owner, inspectionId)),
    owner,
    send: api.send,
    readAgain: async () => void (await readAgain()),
    onSentElsewhere: () => void reload().catch(() => undefined),
  });
  if (head.writable) await queue.overlay();
  return { head, api, report, queue, reload, close: () => queue.close() };
}
