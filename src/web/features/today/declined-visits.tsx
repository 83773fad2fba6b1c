/** Visits that their clerk declined, until they have another one. */
import { useQuery } from '@tanstack/react-query';
import { states } from '#domain/inspection-state.ts';
import { paths } from '#web/paths.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { InspectionLines } from './inspection-lines.tsx';
import { declinedQuery, MOST_LINES } from './today-queries.ts';

export function DeclinedVisits() {
  const { data } = useQuery(listInspectionsOptions({ query: { ...declinedQuery, per_page: MOST_LINES } }));
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Panel title="Declined by their clerk">
      <InspectionLines
        inspections={data.data}
        none=""
        noteOf={({ declined }) => (declined == null ? null : `${declined.clerk.name}: “${declined.reason}”`)}
        rest={{
          href: `${paths.inspections()}?unassigned=true&state=${states.pending}&sort=conduct_date`,
          total: data.pagination.totalRecords,
        }}
      />
    </Panel>
  );
}
