/** A photograph of an open report beside those of the report that it started from; a pair that somebody makes is kept. */
import { errorText } from '#web/queries/api-error.ts';
import { pairAttachment } from '#web/queries/generated/sdk.gen.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { noteOwnVersion } from '#web/queries/report-versions.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ThenAndNow } from '#web/ui/photos/then-and-now.tsx';
import { useLikeliest } from '#web/ui/photos/use-likeliest.ts';
import type { Place } from '../model/report-entry.ts';
import type { ReportStore } from '../model/report-store.ts';
import { photosNow, photosThen, type ThenAndNow as Both } from './photos-then.ts';

type Props = { both: Both; place: Place; photo: Attachment; of: string; canTie: boolean };

export function ComparedPhoto({ both, place, photo, of, canTie }: Props) {
  const then = photosThen(both, place);
  const suggestedId = useLikeliest(photo, photosNow(both, place), then);
  return (
    <ThenAndNow
      then={then}
      now={photo}
      thenName={both.earlier?.name ?? 'Before'}
      of={of}
      suggestedId={suggestedId}
      tiedId={photo.earlier_id ?? null}
      onTie={canTie ? (earlierId) => tie(both.report, place, { id: photo.id, earlierId }) : undefined}
    />
  );
}

type Tied = { id: number; earlierId: number | null };

async function tie(report: ReportStore, place: Place, { id, earlierId }: Tied): Promise<void> {
  try {
    const { data, response } = await pairAttachment({
      path: { attachment_id: id },
      body: { earlier_id: earlierId },
      throwOnError: true,
    });
    noteOwnVersion(report.home, (header) => response.headers.get(header));
    report.putAttachment(place, id, data);
  } catch (error) {
    showToast({ tone: 'failed', text: `The pair was not kept: ${errorText(error)}` });
  }
}
