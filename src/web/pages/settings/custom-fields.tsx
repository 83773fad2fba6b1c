/** /settings/custom-fields?of=inspections&field=7: the fields that the firm has added to properties and inspections. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldColumns } from '#web/features/settings/custom-fields/field-columns.tsx';
import { FieldDialog } from '#web/features/settings/custom-fields/field-dialog.tsx';
import { fieldUrl, findFields, listedFields } from '#web/features/settings/custom-fields/field-list.ts';
import { FieldPanel } from '#web/features/settings/custom-fields/field-panel.tsx';
import { kinds, type Subject } from '#web/features/settings/custom-fields/field-words.ts';
import { paths } from '#web/paths.ts';
import {
  listInspectionCustomFieldsOptions,
  listPropertyCustomFieldsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { ChoiceFilter } from '#web/ui/fields/choice-filter.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { pageOfRows, readRows } from '#web/ui/table/whole-answer.ts';

const subjects: { value: Subject; label: string }[] = [
  { value: 'properties', label: 'Properties' },
  { value: 'inspections', label: 'Inspections' },
];

export function Component() {
  const list = useList(fieldUrl);
  const { subject, openId, q, kinds: chosen, isArchived } = list.search;
  const { data, isPlaceholderData } = useFields(subject);
  const fields = data && listedFields(data, subject);
  const found = fields && findFields(fields, list.search);
  const open = fields?.find(({ id }) => id === openId);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      Add a field
    </Button>
  );
  return (
    <ListPart
      title={`Fields of ${subject}`}
      noun={['field', 'fields']}
      actions={add}
      list={list}
      answer={found && pageOfRows(found, list.search)}
      isStale={isPlaceholderData}
      exporting={found && exportOf('custom_fields', readRows(found))}
      columns={fieldColumns}
      rowName={({ name }) => name}
      rowHref={({ id }) => `${paths.customFieldSettings()}?${fieldUrl.write({ ...list.search, openId: id })}`}
      openId={openId === undefined ? undefined : String(openId)}
      filters={
        <>
          <SearchInput label="Name" value={q} onSearch={(text) => list.narrow({ q: text })} />
          <Segmented
            label="Fields of"
            value={subject}
            options={subjects}
            onChange={(value) => list.change({ ...list.search, subject: value as Subject, page: 1 })}
          />
          <ChoiceFilter
            label="Kind"
            options={kinds}
            value={chosen}
            onChange={(value) => list.narrow({ kinds: value as typeof chosen })}
          />
          <Button aria-pressed={isArchived} onClick={() => list.narrow({ isArchived: !isArchived })}>
            Archived
          </Button>
        </>
      }
      none={{
        icon: <ListPlus />,
        title: 'No fields of your own yet.',
        text: `Forms of ${subject} ask for them in this order. A purchase order or the council would be one.`,
        action: add,
      }}
      noMatch={{ text: isArchived ? 'No field was archived.' : 'Every word has to occur in the name.' }}
    >
      {open && <FieldPanel key={open.id} field={open} onClose={() => list.change({ openId: undefined })} />}
      {isAdding && <FieldDialog subject={subject} onClose={() => setAdding(false)} />}
    </ListPart>
  );
}

function useFields(subject: Subject) {
  const shared = { placeholderData: keepPreviousData, throwOnError: whenEmpty, enabled: true };
  const query = { archived: 'any' as const };
  const ofProperties = useQuery({ ...listPropertyCustomFieldsOptions({ query }), ...shared });
  const ofInspections = useQuery({ ...listInspectionCustomFieldsOptions({ query }), ...shared });
  return subject === 'properties' ? ofProperties : ofInspections;
}
