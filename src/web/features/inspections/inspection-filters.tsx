/** The filters of the list of inspections. */
import { useQuery } from '@tanstack/react-query';
import { inspectionStates } from '#domain/inspection-state.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { roles } from '#domain/role.ts';
import { allStaffOptions, everyClientOptions } from '#web/queries/every-page.ts';
import { useRest } from '#web/ui/use-rest.ts';
import { useCan } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import type { List } from '#web/ui/table/use-list.ts';
import { AreaFilter } from '#web/forms/area/area-filter.tsx';
import { DateRangeFilter } from './date-range-filter.tsx';
import type { InspectionSearch } from './inspection-search.ts';
import { shortTypeName } from './inspection-text.ts';

const stateOptions = Object.entries(inspectionStates).map(([value, label]) => ({ value, label }));
const typeOptions = Object.entries(inspectionTypes).map(([value, name]) => ({
  value,
  label: shortTypeName({ id: Number(value), name }),
}));
const UNASSIGNED = 'unassigned';
/** Among the states, none of which has this number: a visit is ahead in the first two of them. Staff alone are told. */
const NOT_READY = '0';

const named = (all: readonly { id: number; name: string }[] = []) =>
  all.map(({ id, name }) => ({ value: String(id), label: name }));

export function InspectionFilters({ list: { search, narrow } }: { list: List<InspectionSearch> }) {
  const canSeeStaff = useCan('staff.read');
  const canSeeClients = useCan('clients.read');
  const isResting = useRest();
  const staff = useQuery({ ...allStaffOptions(), enabled: isResting && canSeeStaff });
  const clients = useQuery({ ...everyClientOptions(), enabled: isResting && canSeeClients });

  const people = (...wanted: number[]) => named(staff.data?.filter((one) => wanted.includes(one.role)));

  return (
    <>
      <SearchInput label="Address, ref or contact" value={search.q} onSearch={(q) => narrow({ q })} />
      <ChoiceFilter
        label="State"
        options={canSeeStaff ? [{ value: NOT_READY, label: 'Not ready' }, ...stateOptions] : stateOptions}
        value={[...(search.isNotReady ? [NOT_READY] : []), ...search.stateIds.map(String)]}
        onChange={(value) =>
          narrow({
            isNotReady: value.includes(NOT_READY),
            stateIds: value.map(Number).filter(Boolean),
          })
        }
      />
      <ChoiceFilter
        label="Type"
        options={typeOptions}
        value={search.typeIds.map(String)}
        onChange={(value) => narrow({ typeIds: value.map(Number) })}
      />
      <AreaFilter value={search.area} onChange={(area) => narrow({ area })} />
      <DateRangeFilter value={search.range} onChange={(range) => narrow({ range })} />
      {canSeeStaff && (
        <ChoiceFilter
          label="Clerk"
          options={[{ value: UNASSIGNED, label: 'Nobody yet' }, ...people(roles.clerk, roles.manager)]}
          value={[...(search.isUnassigned ? [UNASSIGNED] : []), ...search.clerkIds.map(String)]}
          onChange={(value) =>
            narrow({
              isUnassigned: value.includes(UNASSIGNED) && !search.isUnassigned,
              clerkIds: value.at(-1) === UNASSIGNED ? [] : value.filter((one) => one !== UNASSIGNED).map(Number),
            })
          }
        />
      )}
      {canSeeStaff && (
        <ChoiceFilter
          label="Typist"
          options={people(roles.typist)}
          value={search.typistIds.map(String)}
          onChange={(value) => narrow({ typistIds: value.map(Number) })}
        />
      )}
      {canSeeClients && (
        <ChoiceFilter
          label="Client"
          options={named(clients.data)}
          value={search.clientIds.map(String)}
          onChange={(value) => narrow({ clientIds: value.map(Number) })}
        />
      )}
      {search.templateIds.length > 0 && (
        <Button aria-pressed onClick={() => narrow({ templateIds: [] })}>
          Of one template
        </Button>
      )}
    </>
  );
}
