/** The columns of the rules by which visits recur, and the URL of their list. */
import { Pencil, Trash2 } from 'lucide-react';
import { inspectionTypes, isInspectionType } from '#domain/inspection-type.ts';
import type { RecurringVisit } from '#web/queries/generated/types.gen.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { listUrl, textParam } from '#web/ui/table/list-search.ts';
import type { WholeList } from '#web/ui/table/whole-answer.ts';
import styles from './falling-due.module.css';

export const ruleUrl = listUrl({
  filters: { q: textParam('q') },
  sorts: ['name', '-name', 'type', '-type', 'every', '-every'],
});

export const typeWord = (code: number): string => (isInspectionType(code) ? inspectionTypes[code] : String(code));

export const ruleList: WholeList<RecurringVisit> = {
  textOf: ({ name, type_id: code }) => `${name} ${typeWord(code)}`,
  orders: {
    name: ({ name }) => name,
    type: ({ type_id: code }) => typeWord(code),
    every: ({ every_months: months }) => months,
  },
};

type Actions = { onChange: (rule: RecurringVisit) => void; onRemove: (rule: RecurringVisit) => void };

/** Without actions for who may only look. */
export const ruleColumns = (actions: Actions | undefined): readonly DataTableColumn<RecurringVisit>[] => [
  { id: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'type', header: 'Type', sort: 'type', cell: ({ type_id: code }) => typeWord(code) },
  { id: 'every', header: 'How often', sort: 'every', cell: everyText },
  ...(actions === undefined
    ? []
    : [
        {
          id: 'actions',
          header: 'Change',
          width: '7rem',
          isControl: true,
          cell: (rule: RecurringVisit) => <RuleActions rule={rule} actions={actions} />,
        },
      ]),
];

function RuleActions({ rule, actions }: { rule: RecurringVisit; actions: Actions }) {
  return (
    <span className={styles.actions}>
      <IconButton size="sm" label={`Change ${rule.name}`} icon={<Pencil />} onClick={() => actions.onChange(rule)} />
      <IconButton size="sm" label={`Remove ${rule.name}`} icon={<Trash2 />} onClick={() => actions.onRemove(rule)} />
    </span>
  );
}

function everyText({ every_months: months, jitter_days: days }: RecurringVisit): string {
  const every = months === 1 ? 'Every month' : `Every ${months} months`;
  return days === 0 ? every : `${every}, give or take ${days} ${days === 1 ? 'day' : 'days'}`;
}
