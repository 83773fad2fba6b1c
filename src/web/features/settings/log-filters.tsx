/** The filters of the security log: areas, a person, and days. */
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { SecurityArea } from '#domain/security-event.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { DayFilter } from '#web/ui/fields/day-filter.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import type { List } from '#web/ui/table/use-list.ts';
import type { LogSearch } from './log-search.ts';

const areaWords: Record<SecurityArea, string> = {
  sign_in: 'Signing in',
  people: 'People',
  applications: 'Applications and webhooks',
  settings: 'Settings',
  sharing: 'Sharing',
  files: 'Downloads',
  data: 'Exports and removals',
};
const areaOptions = Object.entries(areaWords).map(([value, label]) => ({ value, label }));

export function LogFilters({ list: { search, narrow } }: { list: List<LogSearch> }) {
  const staff = useQuery(allStaffOptions());
  const people = (staff.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const isListed = people.some(({ value }) => value === String(search.personId));
  return (
    <>
      <SearchInput label="What, who or where" value={search.q} onSearch={(q) => narrow({ q })} />
      <ChoiceFilter
        label="Area"
        options={areaOptions}
        value={search.areas}
        onChange={(value) => narrow({ areas: value as SecurityArea[] })}
      />
      <ChoiceFilter
        label="Person"
        options={people}
        value={isListed ? [String(search.personId)] : []}
        onChange={(value) => narrow({ personId: value.length === 0 ? undefined : Number(value.at(-1)) })}
      />
      {search.personId !== undefined && staff.data !== undefined && !isListed && (
        <Button aria-label="Only one person. Show all" onClick={() => narrow({ personId: undefined })}>
          Person {search.personId} <X size={14} aria-hidden />
        </Button>
      )}
      <DayFilter label="From" value={search.from} onChange={(from) => narrow({ from })} />
      <DayFilter label="Until" value={search.until} onChange={(until) => narrow({ until })} />
    </>
  );
}
