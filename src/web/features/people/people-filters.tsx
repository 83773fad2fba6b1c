/** The search of a list of people or clients, and the archived ones instead of the others. */
import { Button } from '#web/ui/controls/button.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';

type Props = {
  label: string;
  q: string;
  archived: boolean;
  onChange: (filters: { q?: string; archived?: boolean }) => void;
};

export function PeopleFilters({ label, q, archived, onChange }: Props) {
  return (
    <>
      <SearchInput label={label} value={q} onSearch={(text) => onChange({ q: text })} />
      <Button aria-pressed={archived} onClick={() => onChange({ archived: !archived })}>
        Archived
      </Button>
    </>
  );
}
