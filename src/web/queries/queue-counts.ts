/** The number of jobs in the queues that everybody who works on them watches; undefined until it is known. */
import { useQuery } from '@tanstack/react-query';
import { listInspectionsOptions } from './generated/@tanstack/react-query.gen.ts';

/** `state`: that of the inspections in the queue; `isOn`: for those who have the queue at all. */
export function useQueueCount(state: number, isOn: boolean): number | undefined {
  const { data } = useQuery({
    ...listInspectionsOptions({ query: { state_id: [state], per_page: 1 } }),
    enabled: isOn,
  });
  return data?.pagination.totalRecords;
}
