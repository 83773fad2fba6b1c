/** The page of a list, as its address says it. */
import { useSearchParams } from 'react-router';

export function usePageNumber(): [page: number, go: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  return [page, (next) => setParams(next === 1 ? {} : { page: String(next) })];
}
