/** The list that the URL speaks of, and the ways to another: Back, reload and a shared link all work. */
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { ListSearch, ListUrl } from './list-search.ts';

export type List<Search extends ListSearch> = {
  search: Search;
  /** Narrows or orders it, from the first page on: typing into a filter is one step back, not one for each letter. */
  narrow: (change: Partial<Search>) => void;
  /** Shows it otherwise; `asStep` makes a step that Back takes back. */
  change: (change: Partial<Search>, how?: { asStep: boolean }) => void;
  isFiltered: boolean;
  showAll: () => void;
};

export function useList<Search extends ListSearch>(url: ListUrl<Search>): List<Search> {
  const [params, setParams] = useSearchParams();
  const search = url.read(params);
  /** Asked for, and not in the address yet: a search and a click on a heading right after it are both meant. */
  const asked = useRef<{ over: URLSearchParams; search: Search }>(undefined);
  const newest = () => (asked.current?.over === params ? asked.current.search : search);
  const go = (next: Search, replace: boolean) => {
    asked.current = { over: params, search: next };
    setParams((before) => url.writeBeside?.(before, next) ?? url.write(next), { replace });
  };
  return {
    search,
    narrow: (change) => go({ ...newest(), ...change, page: 1 }, true),
    change: (change, { asStep } = { asStep: false }) => go({ ...newest(), ...change }, !asStep),
    isFiltered: url.isFiltered(search),
    showAll: () => go(url.withoutFilters(newest()), true),
  };
}
