/** /inspections/<id>/actions?responsible=Landlord&responsible=Agent: who is to do what, across the rooms of the report. */
import { useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { actionsByResponsibility, itemAnchor, type RoomWithActions } from '#web/features/finished-report/finished.ts';
import styles from '#web/features/finished-report/finished-report.module.css';
import { ActionGroups } from '#web/features/finished-report/report-summary.tsx';
import { paths } from '#web/paths.ts';
import { getReportOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Room } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useInspection } from './inspection.tsx';

export function Component() {
  const { id } = useInspection();
  const [params, setParams] = useSearchParams();
  // The editor keeps a report of its own, so what was read before may be old.
  const report = useQuery({
    ...getReportOptions({ path: { inspection_id: id } }),
    refetchOnMount: 'always',
    throwOnError: whenEmpty,
  });
  if (report.data === undefined) return <Skeleton height="12rem" />;

  const rooms = report.data.rooms.map(roomWithActions);
  const groups = actionsByResponsibility(rooms);
  const wanted = params.getAll('responsible');
  const isWanted = (one: string) => wanted.length === 0 || wanted.includes(one);
  const shown = rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => ({
      ...item,
      actions: item.actions.filter(({ responsibility }) => isWanted(responsibility)),
    })),
  }));

  return (
    <Panel
      title="Actions"
      actions={
        groups.length > 0 && (
          <ChoiceFilter
            label="Responsible"
            options={groups.map(([value, { length }]) => ({ value, label: `${value} (${length})` }))}
            value={wanted}
            onChange={(responsible) => setParams({ responsible }, { replace: true, preventScrollReset: true })}
          />
        )
      }
    >
      {groups.length === 0 ? (
        <EmptyState icon={<ListChecks />} title="No actions">
          Work to be done is noted at the item it is for, in the report.
        </EmptyState>
      ) : (
        <div className={styles.groups}>
          <ActionGroups
            rooms={shown}
            renderPlace={(item, words) => <Link to={`${paths.inspectionReport(id)}#${itemAnchor(item)}`}>{words}</Link>}
          />
        </div>
      )}
    </Panel>
  );
}

const roomWithActions = ({ name, items }: Room): RoomWithActions => ({
  name: name.value,
  items: items.map((item) => ({ id: item.id, name: item.name.value, actions: item.actions })),
});
