/** The queries that are fetched again after changes that the service has told of. */
import type { FeedKind } from '#domain/message/event-kind.ts';
import { type About, afterWrites, type Stale, type Written } from '../after-write.ts';
import type { Change } from '../generated/types.gen.ts';
import { queryClient } from '../query-client.ts';

/** An attachment comes and goes with its report, whose editor keeps its own display; one that was waited for has come. */
const staleAfter: Record<FeedKind, readonly Written[]> = {
  'pdf.generated': ['pdf'],
  'pdf.failed': ['pdf'],
  // For a list that does not know the PDF yet.
  'pdf.progress': ['pdf'],
  'inspection.created': ['inspection'],
  'inspection.updated': ['inspection', 'inspectionContact'],
  'inspection.assigned': ['inspection'],
  'inspection.cancelled': ['inspection'],
  'inspection.state_changed': ['inspection', 'reportVersion'],
  'report.completed': ['inspection', 'reportVersion', 'pdf'],
  'report.commented': ['reportComment'],
  'report.signed': ['reportSignature', 'reportLink'],
  'report.opened': ['reportLink', 'fileShare'],
  'report.questioned': ['reviewQuestion'],
  'property.created': ['property'],
  'property.updated': ['property', 'keySet', 'tenancy', 'certificate'],
  'attachment.created': ['expectedAttachment'],
};

/** Several changes of one action arrive together and are fetched once. */
const GATHER_MS = 150;

export function buildStaleness(signal: AbortSignal) {
  let stale: Stale[] = [];
  let timer: number | undefined;
  signal.addEventListener('abort', () => window.clearTimeout(timer));

  function fetchAgain() {
    // A change just made here is not on the service yet; fetched now, the display would jump back and forth.
    if (queryClient.isMutating() > 0) {
      timer = window.setTimeout(fetchAgain, GATHER_MS);
      return;
    }
    timer = undefined;
    const told = stale;
    stale = [];
    void afterWrites(told);
  }

  function add(more: Stale[]): void {
    stale.push(...more);
    if (stale.length > 0) timer ??= window.setTimeout(fetchAgain, GATHER_MS);
  }

  return {
    /** A kind this browser app does not know yet changes nothing that it shows. */
    after: (kind: string, data: Change['data']): void => {
      const about = readAbout(data);
      add((staleAfter[kind as FeedKind] ?? []).map((written) => ({ written, about })));
    },
    everything: (): void => add(Object.values(staleAfter).flatMap((all) => all.map((written) => ({ written })))),
  };
}

function readAbout({ inspection_id, property_id, changed }: Change['data']): About {
  // It has left another property, which is not told.
  const hasMoved = Array.isArray(changed) && changed.includes('property');
  return {
    ...(typeof inspection_id === 'number' && { inspection_id }),
    ...(typeof property_id === 'number' && !hasMoved && { property_id }),
  };
}
