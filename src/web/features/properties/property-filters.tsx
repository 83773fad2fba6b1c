/** The filters of the list of properties. */
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import type { SelectOption } from '#web/ui/fields/input.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import type { List } from '#web/ui/table/use-list.ts';
import { AreaFilter } from '#web/forms/area/area-filter.tsx';
import type { PropertySearch } from './property-search.ts';

type Props = {
  list: List<PropertySearch>;
  /** Empty for who may not see the clients. */
  clients: readonly SelectOption[];
  tags: readonly string[];
};

export function PropertyFilters({ list: { search, narrow }, clients, tags }: Props) {
  return (
    <>
      <SearchInput label="Address or postcode" value={search.address} onSearch={(address) => narrow({ address })} />
      <AreaFilter value={search.area} onChange={(area) => narrow({ area })} />
      {clients.length > 0 && (
        <ChoiceFilter
          label="Client"
          options={clients}
          value={search.clientIds.map(String)}
          onChange={(ids) => narrow({ clientIds: ids.map(Number) })}
        />
      )}
      {tags.length > 0 && (
        <ChoiceFilter
          label="Tag"
          options={tags.map((tag) => ({ value: tag, label: tag }))}
          value={search.tags}
          onChange={(chosen) => narrow({ tags: chosen })}
        />
      )}
    </>
  );
}
