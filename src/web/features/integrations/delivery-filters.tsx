/** The filters of the deliveries of a webhook: their inspection or message, how they went, and what they tell of. */
import { type DeliveredKind, deliveredKinds, type DeliveryState } from '#domain/message/event-kind.ts';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import type { List } from '#web/ui/table/use-list.ts';
import { eventText } from './event-words.ts';
import type { DeliverySearch } from './webhook-columns.tsx';

const stateOptions: { value: DeliveryState; label: string }[] = [
  { value: 'pending', label: 'On its way' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'parked', label: 'Given up' },
];
const kindOptions = deliveredKinds.map((value) => ({ value, label: eventText(value) }));

export function DeliveryFilters({ list: { search, narrow } }: { list: List<DeliverySearch> }) {
  return (
    <>
      <SearchInput label="Inspection or message id" value={search.q} onSearch={(q) => narrow({ q })} />
      <ChoiceFilter
        label="State"
        options={stateOptions}
        value={search.states}
        onChange={(value) => narrow({ states: value as DeliveryState[] })}
      />
      <ChoiceFilter
        label="Event"
        options={kindOptions}
        value={search.kinds}
        onChange={(value) => narrow({ kinds: value as DeliveredKind[] })}
      />
    </>
  );
}
