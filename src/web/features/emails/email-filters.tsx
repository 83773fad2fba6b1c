/** What narrows the list of e-mails: how far they are, and the inspection they are about. */
import { X } from 'lucide-react';
import type { EmailState } from '#domain/message/email-state.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { type EmailSearch, isFiltered, withoutFilters } from './email-search.ts';
import styles from './emails.module.css';

type Props = {
  search: EmailSearch;
  /** What the chosen inspection is called. */
  about: string;
  onChange: (search: EmailSearch) => void;
};

const stateOptions: { value: EmailState; label: string }[] = [
  { value: 'failed', label: 'Not sent' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'kept', label: 'Kept here' },
];

export function EmailFilters({ search, about, onChange }: Props) {
  return (
    <search className={styles.filters} aria-label="Filter e-mails">
      <ChoiceFilter
        label="State"
        options={stateOptions}
        value={search.states}
        onChange={(value) => onChange({ ...search, states: value as EmailState[], page: 1 })}
      />
      {search.inspectionId !== undefined && (
        <Button
          className={styles.about}
          aria-label={`Of one inspection: ${about}. Show those of all`}
          onClick={() => onChange({ ...search, inspectionId: undefined, page: 1 })}
        >
          <span>{about}</span>
          <X size={14} aria-hidden />
        </Button>
      )}
      {isFiltered(search) && (
        <Button variant="quiet" onClick={() => onChange(withoutFilters(search))}>
          Clear all
        </Button>
      )}
    </search>
  );
}
