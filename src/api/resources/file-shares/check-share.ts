/** Faults of a file share that only the clock and the store can judge: all at once. */
import type * as z from 'zod';
import type { FileShareDraft } from '#contract/file-share.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { Members } from '../../validator.ts';
import { unknown } from '../inspections/faults.ts';

const DAY = 86_400_000;
const STANDARD_DAYS = 30;
const MOST_DAYS = 366;

type ShareToCheck = Pick<z.output<typeof FileShareDraft>, 'inspection_id' | 'expires_at'> &
  Pick<Members<typeof FileShareDraft>, 'attachment_ids'>;

const isRead = (id: number | undefined): id is number => id !== undefined;

/** The inspection must be of the account and the files of its report: others look like what never was. */
export async function checkShare(
  store: StoreTransaction,
  accountId: number,
  { inspection_id: id, attachment_ids: files = [], expires_at: end }: ShareToCheck,
): Promise<{ inspection: InspectionRow; expiresAt: string }> {
  const inspection = await store.inspections.get({ accountId, clientId: null }, id).catch(undefinedWhenAbsent);
  const foreign = new Set(await store.fileShares.findForeign(accountId, id, files.filter(isRead)));
  const faults = files.flatMap((file, at) =>
    isRead(file) && foreign.has(file)
      ? [unknown(`/attachment_ids/${at}`, `This inspection has no attachment ${file}.`)]
      : [],
  );
  if (inspection === undefined) faults.unshift(unknown('/inspection_id', `There is no inspection ${id}.`));
  if (end !== undefined) faults.push(...expiryFaults(end));
  if (inspection === undefined || faults.length > 0) throw invalid(...faults);
  return { inspection, expiresAt: end ?? new Date(Date.now() + STANDARD_DAYS * DAY).toISOString() };
}

/** The same of the members that are valid when others are not. */
export async function checkShareMembers(
  store: StoreTransaction,
  accountId: number,
  { inspection_id: id, attachment_ids: files, expires_at: end }: Members<typeof FileShareDraft>,
): Promise<void> {
  if (id !== undefined)
    await checkShare(store, accountId, { inspection_id: id, attachment_ids: files, expires_at: end });
  else if (end !== undefined) throw invalid(...expiryFaults(end));
}

export function expiryFaults(end: string): Fault[] {
  const days = (Date.parse(end) - Date.now()) / DAY;
  if (days <= 0) return [{ pointer: '/expires_at', code: 'past', detail: 'The end must lie in the future.' }];
  if (days <= MOST_DAYS) return [];
  return [{ pointer: '/expires_at', code: 'too_late', detail: 'The end must lie within a year from now.' }];
}

function undefinedWhenAbsent(error: unknown): undefined {
  if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
}
