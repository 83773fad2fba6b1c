/** The search of the list of keys, and where they are. */
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { type KeyState, keyStates } from './keys-url.ts';

type Filters = { q?: string; state?: KeyState[] };
type Props = { q: string; state: readonly KeyState[]; onChange: (filters: Filters) => void };

const words: Record<KeyState, string> = { in: 'In', out: 'Out', overdue: 'Overdue' };
const options = [{ value: '', label: 'All' }, ...keyStates.map((value) => ({ value, label: words[value] }))];

export function KeyFilters({ q, state, onChange }: Props) {
  return (
    <>
      <SearchInput label="Tag, holder or address" value={q} onSearch={(text) => onChange({ q: text })} />
      <Segmented
        label="Which keys are shown"
        options={options}
        value={state[0] ?? ''}
        onChange={(value) => onChange({ state: keyStates.filter((one) => one === value) })}
      />
    </>
  );
}
