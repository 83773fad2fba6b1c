/** What narrows the list of properties. */
import { Button } from '#web/ui/button.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import styles from './properties.module.css';
import { isFiltered, type PropertySearch } from './property-search.ts';

type Props = { search: PropertySearch; onChange: (search: PropertySearch) => void; end?: React.ReactNode };

export function PropertyFilters({ search, onChange, end }: Props) {
  return (
    <search className={styles.filters} aria-label="Filter properties">
      <SearchInput
        label="Address or postcode"
        value={search.address}
        onSearch={(address) => onChange({ ...search, address, page: 1 })}
      />
      {isFiltered(search) && (
        <Button variant="quiet" onClick={() => onChange({ ...search, address: '', clientIds: [], tags: [], page: 1 })}>
          Clear all
        </Button>
      )}
      <div className={styles.end}>{end}</div>
    </search>
  );
}
