/** /templates: the templates of the firm, and Keyturn's own. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inspectionTypeCodes, inspectionTypes } from '#domain/inspection-type.ts';
import { templateColumns, templateQuery, templateUrl } from '#web/features/templates/template-columns.tsx';
import { TemplateDialog } from '#web/features/templates/template-dialog.tsx';
import styles from '#web/features/templates/templates.module.css';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { listTemplatesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { createTemplate, listTemplates } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

const types = inspectionTypeCodes.map((code) => ({ value: String(code), label: inspectionTypes[code] }));

export function Component() {
  const list = useList(templateUrl);
  const navigate = useNavigate();
  const { q, typeId, isArchivedToo } = list.search;
  const query = templateQuery(list.search);
  const { data, isPlaceholderData } = useQuery({
    ...listTemplatesOptions({ query }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button variant="primary" icon={<Plus />} onClick={() => setAdding(true)}>
      New template
    </Button>
  );
  return (
    <ListPart
      title="Templates"
      noun={['template', 'templates']}
      actions={add}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf('templates', async (part) => (await listTemplates({ query: { ...query, ...part } })).data)}
      columns={templateColumns}
      rowName={({ name }) => name}
      rowHref={({ id }) => paths.template(id)}
      filters={
        <Filters q={q} typeId={typeId} isArchivedToo={isArchivedToo} onChange={(change) => list.narrow(change)} />
      }
      none={{
        icon: <LayoutTemplate />,
        title: 'No templates yet.',
        text: 'A report begins with the rooms and items of its template.',
        action: add,
      }}
      noMatch={{
        text: q === '' ? 'No template is offered for this type.' : 'Every word has to occur in the name.',
      }}
    >
      {isAdding && (
        <TemplateDialog
          onClose={() => setAdding(false)}
          onSave={async (body) => {
            const { data: made } = await createTemplate({ body });
            await afterWrite('template');
            setAdding(false);
            void navigate(paths.template(made.id));
          }}
        />
      )}
    </ListPart>
  );
}

type FilterValues = { q?: string; typeId?: number | undefined; isArchivedToo?: boolean };
type FiltersProps = FilterValues & { onChange: (change: FilterValues) => void };

function Filters({ q = '', typeId, isArchivedToo = false, onChange }: FiltersProps) {
  return (
    <>
      <SearchInput label="Name" value={q} onSearch={(text) => onChange({ q: text })} />
      <div className={styles.type}>
        <Select
          aria-label="Type of inspection"
          value={typeId === undefined ? '' : String(typeId)}
          options={types}
          emptyLabel="Every type"
          onChange={({ target }) => onChange({ typeId: target.value === '' ? undefined : Number(target.value) })}
        />
      </div>
      <Button aria-pressed={isArchivedToo} onClick={() => onChange({ isArchivedToo: !isArchivedToo })}>
        Archived too
      </Button>
    </>
  );
}
