/** The way of a typist from one report to the next: those that are theirs or nobody's, the oldest appointment first. */
import { states } from '#domain/inspection-state.ts';
import { paths } from '#web/paths.ts';
import { afterInspectionWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { claimInspection } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

export const waitingJobs = { state_id: [states.processing], sort: 'conduct_date' as const };

type Standing = { personId: number /** The report that is open. */; openId?: number | undefined };

/** After the one that is open, and round to the start. */
export function nextJob(jobs: readonly Inspection[], { personId, openId }: Standing): Inspection | undefined {
  const at = jobs.findIndex(({ id }) => id === openId);
  return [...jobs.slice(at + 1), ...jobs.slice(0, at + 1)].find(
    ({ id, typist }) => id !== openId && (typist === null || typist.id === personId),
  );
}

type Way = { personId: number; go: (path: string) => unknown };

/** Opens it, claimed where nobody has it. */
export async function openNextJob({ personId, go }: Way): Promise<void> {
  try {
    const next = await findNextJob(personId);
    if (next === undefined) return void showToast({ text: 'No other report waits for you to be typed.' });
    if (next.allowed?.includes('claim') === true) {
      await claimInspection({ path: { inspection_id: next.id }, throwOnError: true });
      await afterInspectionWrite(next, 'inspection');
    }
    await go(paths.inspectionReport(next.id));
  } catch (error) {
    showToast({ tone: 'failed', text: errorText(error) });
  }
}

/** After a report was submitted. The next one is shown, and claimed only by a step of its own: the day may be over. */
export async function goOnAfterSubmit({ personId, go }: Way): Promise<void> {
  const next = await findNextJob(personId).catch(() => undefined);
  await go(next === undefined ? paths.transcription() : paths.inspectionReport(next.id));
}

async function findNextJob(personId: number): Promise<Inspection | undefined> {
  const openId = Number(/^\/inspections\/(\d+)/.exec(window.location.pathname)?.[1]);
  return nextJob(await queryClient.fetchQuery({ ...allInspectionsOptions(waitingJobs), staleTime: 0 }), {
    personId,
    openId,
  });
}
