/** Shows others' changes of the open report around the person's place; fetched once the report is on display. */
import { followOthers } from '#web/report/sync/follow-others.ts';
import { showAround } from './follow-place.ts';
import type { Others } from './others.ts';
import { startPresence } from './presence.ts';
import { buildGoneHolder } from './hold-gone.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { ReportRequests } from '#web/report/requests/report-requests.ts';
import type { WhereaboutsKeeper } from '../whereabouts.ts';

export type FollowOptions = {
  report: ReportStore;
  whereabouts: WhereaboutsKeeper;
  requests: Pick<ReportRequests, 'readReport' | 'readRoom' | 'ids'>;
  /** Shown in the bar and at the rows. */
  others: Others;
  version: number | undefined;
  /** A part on display is gone. */
  onChange: () => void;
};

export type Following = ReturnType<typeof follow>;

export function follow({ report, whereabouts, requests, others, version, onChange }: FollowOptions) {
  const gone = buildGoneHolder({ report, whereabouts, onLeft: onChange });
  const show = (change: () => void) => showAround({ report, whereabouts, gone }, change);
  const { isDragging } = whereabouts;
  const stopFollowing = followOthers({ report, requests, show, isDragging, version, onChange });
  const stopPresence = startPresence({ report, ids: requests.ids, others });
  return {
    show,
    stop: () => {
      stopFollowing();
      stopPresence();
      gone.stop();
    },
  };
}
