/** Faults of a file share that only the clock, the store and the role of its maker can judge: all at once. */
import type * as z from 'zod';
import type { FileShareChange, FileShareDraft } from '#contract/file-share.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { Members } from '../../validator.ts';
import { unknown } from '../inspections/faults.ts';

const DAY = 86_400_000;
const STANDARD_DAYS = 30;
const MOST_DAYS = 366;

type Draft = z.output<typeof FileShareDraft>;
type ShareToCheck = Pick<Draft, 'inspection_id' | 'expires_at' | 'name' | 'recipient'> &
  Pick<Members<typeof FileShareDraft>, 'attachment_ids'>;

const isRead = (id: number | undefined): id is number => id !== undefined;

/**
 * The inspection must be one whose report the viewer reads, and the files of that report: others look like what never
 * was. Staff read unfinished reports as well.
 */
export async function checkShare(
  store: StoreTransaction,
  viewer: Viewer,
  { inspection_id: id, attachment_ids: files = [], expires_at: end, ...words }: ShareToCheck,
): Promise<{ inspection: InspectionRow; expiresAt: string }> {
  const inspection = await findShareable(store, viewer, id);
  const foreign = new Set(await store.fileShares.findForeign(viewer.accountId, id, files.filter(isRead)));
  const faults = files.flatMap((file, at) =>
    isRead(file) && (foreign.has(file) || inspection === undefined)
      ? [unknown(`/attachment_ids/${at}`, `This inspection has no attachment ${file}.`)]
      : [],
  );
  if (inspection === undefined) faults.unshift(unknown('/inspection_id', `There is no inspection ${id}.`));
  if (end !== undefined) faults.push(...expiryFaults(end));
  faults.push(...wordFaults(viewer, { name: null, ...words }));
  if (inspection === undefined || faults.length > 0) throw invalid(...faults);
  return { inspection, expiresAt: end ?? new Date(Date.now() + STANDARD_DAYS * DAY).toISOString() };
}

async function findShareable(store: StoreTransaction, viewer: Viewer, id: number): Promise<InspectionRow | undefined> {
  try {
    await store.reports.getStanding(viewer, { kind: 'inspection', id });
    return await store.inspections.get(viewer, id);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The same of the members that are valid when others are not. */
export async function checkShareMembers(
  store: StoreTransaction,
  viewer: Viewer,
  { inspection_id: id, attachment_ids: files, expires_at: end, name, recipient }: Members<typeof FileShareDraft>,
): Promise<void> {
  if (id !== undefined)
    await checkShare(store, viewer, { inspection_id: id, attachment_ids: files, expires_at: end, name, recipient });
  else if (end !== undefined) throw invalid(...expiryFaults(end));
}

export function checkChangeMembers(viewer: Viewer, members: Members<typeof FileShareChange>): void {
  const faults = changeFaults(viewer, members);
  if (faults.length > 0) throw invalid(...faults);
}

export function changeFaults(viewer: Viewer, { expires_at: end, ...words }: Members<typeof FileShareChange>): Fault[] {
  return [...(end === undefined ? [] : expiryFaults(end)), ...wordFaults(viewer, words)];
}

function expiryFaults(end: string): Fault[] {
  const days = (Date.parse(end) - Date.now()) / DAY;
  if (days <= 0) return [{ pointer: '/expires_at', code: 'past', detail: 'The end must lie in the future.' }];
  if (days <= MOST_DAYS) return [];
  return [{ pointer: '/expires_at', code: 'too_late', detail: 'The end must lie within a year from now.' }];
}

/** People of a client are told apart by the names of their links, and send no e-mails in the name of the firm. */
function wordFaults(
  { clientId }: Viewer,
  { name, recipient }: { name?: string | null | undefined; recipient?: string | null | undefined },
): Fault[] {
  if (clientId === null) return [];
  const faults: Fault[] = [];
  if (name !== undefined && (name ?? '').trim() === '')
    faults.push({ pointer: '/name', code: 'required', detail: 'Say whom or what the link is for.' });
  if (recipient !== undefined && recipient !== null)
    faults.push({
      pointer: '/recipient',
      code: 'not_allowed',
      detail: 'Pass the link on yourself: it is not e-mailed.',
    });
  return faults;
}
