/** The rows of an import: faults in their cells, mended here, and for each duplicate a choice. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImportField } from '#domain/import/field-parts.ts';
import type { ImportKind } from '#domain/import/import-kind.ts';
import { listImportRowsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Import, ImportRow } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { grouped } from '#web/ui/grouped.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { choicesParam, listUrl } from '#web/ui/table/list-search.ts';
import { Pager } from '#web/ui/table/pager.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { useImportFields } from './import-fields.ts';
import { ImportRowLine } from './import-row-line.tsx';
import styles from './imports.module.css';
import { useNextFault } from './use-next-fault.ts';

const onlyKinds = ['all', 'faulty', 'duplicate', 'failed', 'kept'] as const;
type Only = (typeof onlyKinds)[number];
const rowUrl = listUrl({ filters: { only: choicesParam('only', onlyKinds) } });

/** The kinds that this import has rows of, the most urgent first. */
function kindsOf({ state, plan, done }: Import): { value: Only; label: string }[] {
  const kinds: { value: Only; label: string; count: number }[] =
    state === 'draft'
      ? [
          { value: 'faulty', label: 'With faults', count: plan.faulty },
          { value: 'duplicate', label: 'There already', count: plan.duplicates },
        ]
      : [
          { value: 'kept', label: 'Left as they are', count: done.kept },
          { value: 'failed', label: 'Failed', count: done.failed },
        ];
  const present = kinds.filter(({ count }) => count > 0);
  return [
    ...present.map(({ value, label, count }) => ({ value, label: `${label} (${grouped(count)})` })),
    { value: 'all', label: `All (${grouped(plan.rows)})` },
  ];
}

export function ImportRows({ one }: { one: Import }) {
  const table = useRef<HTMLElement>(null);
  const kinds = kindsOf(one);
  const { search, narrow, change } = useList(rowUrl);
  const { page, perPage } = search;
  const [chosen] = search.only;
  const only = kinds.some(({ value }) => value === chosen) ? chosen : (kinds[0]?.value ?? 'all');
  const { data, isPlaceholderData } = useQuery({
    ...listImportRowsOptions({
      path: { import_id: one.id },
      query: { page, per_page: perPage, ...(only !== 'all' && only !== undefined && { only }) },
    }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });
  const focusing = useNextFault(data, table);
  const matched = new Set(one.columns.map(({ field }) => field));
  const faulty = new Set(data?.data.flatMap((row) => row.faults.map(({ field }) => field)));
  // A foreign postcode is mended by its country.
  if (faulty.has('postcode')) faulty.add('country');
  // One of several homes at an address is named by its reference, and one of several with a reference by its address.
  if (faulty.has('property_line1')) faulty.add('property_ref');
  if (faulty.has('property_ref')) faulty.add('property_line1').add('property_postcode');
  const fields = useImportFields(one.kind as ImportKind).filter(
    ({ name, isRequired }) => matched.has(name) || faulty.has(name) || isRequired === true,
  );
  // Faults first, so that nobody has to look for them at the side.
  const ordered = fields.toSorted((one, other) => Number(faulty.has(other.name)) - Number(faulty.has(one.name)));
  return (
    <Panel title="Rows">
      <div className={styles.stack}>
        <Segmented
          label="Which rows"
          value={only ?? 'all'}
          options={kinds}
          onChange={(value) => narrow({ only: [value as Only] })}
        />
        {data === undefined ? (
          <Skeleton height="12rem" />
        ) : (
          <>
            <section
              ref={table}
              {...focusing}
              className={styles.scroller}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and imported rows have no fields
              tabIndex={0}
              aria-label="Rows and their columns"
              aria-busy={isPlaceholderData || undefined}
            >
              <Rows one={one} rows={data.data} fields={ordered} />
            </section>
            <Pager
              {...data.pagination}
              noun="rows"
              nounOfOne="row"
              page={page}
              onPage={(next) => change({ page: next }, { asStep: true })}
              onPerPage={(size) => narrow({ perPage: size })}
            />
          </>
        )}
      </div>
    </Panel>
  );
}

type RowsProps = { one: Import; rows: readonly ImportRow[]; fields: readonly ImportField[] };

function Rows({ one, rows, fields }: RowsProps) {
  return (
    <table className={classNames(styles.table, styles.stacked)} aria-label="Rows">
      <thead>
        <tr>
          <th>Line</th>
          <th>{one.state === 'draft' ? 'Becomes' : 'Became'}</th>
          {fields.map(({ name, label }) => (
            <th key={name}>{label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ImportRowLine key={row.number} one={one} row={row} fields={fields} />
        ))}
      </tbody>
    </table>
  );
}
