/** What narrows the list of properties. */
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import type { SelectOption } from '#web/ui/fields/input.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import styles from './properties.module.css';
import { isFiltered, type PropertySearch } from './property-search.ts';

type Props = {
  search: PropertySearch;
  onChange: (search: PropertySearch) => void;
  /** Empty for who may not see the clients. */
  clients: readonly SelectOption[];
  tags: readonly string[];
  /** At the right. */
  end?: ReactNode;
};

export function PropertyFilters({ search, onChange, clients, tags, end }: Props) {
  return (
    <search className={styles.filters} aria-label="Filter properties">
      <SearchInput
        label="Address or postcode"
        value={search.address}
        onSearch={(address) => onChange({ ...search, address, page: 1 })}
      />
      {clients.length > 0 && (
        <ChoiceFilter
          label="Client"
          options={clients}
          value={search.clientIds.map(String)}
          onChange={(ids) => onChange({ ...search, clientIds: ids.map(Number), page: 1 })}
        />
      )}
      {tags.length > 0 && (
        <ChoiceFilter
          label="Tag"
          options={tags.map((tag) => ({ value: tag, label: tag }))}
          value={search.tags}
          onChange={(chosen) => onChange({ ...search, tags: chosen, page: 1 })}
        />
      )}
      {isFiltered(search) && (
        <Button variant="quiet" onClick={() => onChange({ ...search, address: '', clientIds: [], tags: [], page: 1 })}>
          Clear all
        </Button>
      )}
      <div className={styles.end}>{end}</div>
    </search>
  );
}
