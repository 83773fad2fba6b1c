/** The filters of the list of e-mails: their recipient, their state, and the inspection they are about. */
import { X } from 'lucide-react';
import type { EmailState } from '#domain/message/email-state.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import type { List } from '#web/ui/table/use-list.ts';
import type { EmailSearch } from './email-search.ts';
import styles from './emails.module.css';

type Props = {
  list: List<EmailSearch>;
  /** The name of the chosen inspection. */
  about: string;
};

const stateOptions: { value: EmailState; label: string }[] = [
  { value: 'failed', label: 'Not sent' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'kept', label: 'Kept here' },
];

export function EmailFilters({ list: { search, narrow }, about }: Props) {
  return (
    <>
      <SearchInput label="Recipient" value={search.recipient} onSearch={(recipient) => narrow({ recipient })} />
      <ChoiceFilter
        label="State"
        options={stateOptions}
        value={search.states}
        onChange={(value) => narrow({ states: value as EmailState[] })}
      />
      {search.inspectionId !== undefined && (
        <Button
          className={styles.about}
          aria-label={`Only one inspection: ${about}. Show those of all`}
          onClick={() => narrow({ inspectionId: undefined })}
        >
          <span>{about}</span>
          <X size={14} aria-hidden />
        </Button>
      )}
    </>
  );
}
