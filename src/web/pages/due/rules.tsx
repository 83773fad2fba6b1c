/** /due/recurring-visits: the rules by which visits recur during tenancies. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Repeat } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ruleColumns, ruleList, ruleUrl, typeWord } from '#web/features/falling-due/rule-columns.tsx';
import { type RuleBody, RuleDialog, ruleLabels } from '#web/features/falling-due/rule-dialog.tsx';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createRecurringVisitMutation,
  deleteRecurringVisitMutation,
  listRecurringVisitsOptions,
  updateRecurringVisitMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { RecurringVisit } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { findRows, pageOfRows, readRows } from '#web/ui/table/whole-answer.ts';
import { useLatest } from '#web/ui/use-latest.ts';

export function Component() {
  const { data: rules } = useQuery({ ...listRecurringVisitsOptions(), throwOnError: whenEmpty });
  const canWrite = useCanManage('inspections.write');
  const [open, setOpen] = useState<{ rule: RecurringVisit | undefined }>();
  const create = useMutation(createRecurringVisitMutation());
  const update = useMutation(updateRecurringVisitMutation());
  const handleRemove = useRemoval();
  const { save, conflictDialog } = useConflict(ruleLabels, typeWord);

  async function handleSave(body: RuleBody): Promise<boolean> {
    const before = open?.rule;
    const saved =
      before === undefined
        ? await create.mutateAsync({ body })
        : await save({
            before,
            body,
            send: (changes, headers) =>
              update.mutateAsync({ path: { recurring_visit_id: before.id }, body: changes, headers }),
          });
    if (saved !== undefined) await afterWrite('recurringVisit');
    return saved !== undefined;
  }

  const list = useList(ruleUrl);
  const remove = useLatest(handleRemove);
  const columns = useMemo(
    () =>
      ruleColumns(
        canWrite ? { onChange: (rule) => setOpen({ rule }), onRemove: (rule) => void remove.current(rule) } : undefined,
      ),
    [canWrite, remove],
  );
  const found = rules && findRows(rules, list.search, ruleList);
  const add = canWrite && (
    <Button icon={<Plus />} onClick={() => setOpen({ rule: undefined })}>
      Add recurring visit
    </Button>
  );
  return (
    <ListPart
      title="Recurring visits"
      noun={['recurring visit', 'recurring visits']}
      actions={rules !== undefined && rules.length > 0 && add}
      list={list}
      answer={found && pageOfRows(found, list.search)}
      isStale={false}
      exporting={found && exportOf('recurring_visits', readRows(found))}
      columns={columns}
      rowName={({ name }) => name}
      rowHref={() => paths.recurringVisits()}
      onOpen={canWrite ? (rule) => setOpen({ rule }) : undefined}
      filters={<SearchInput label="Name or type" value={list.search.q} onSearch={(q) => list.narrow({ q })} />}
      none={{
        icon: <Repeat />,
        title: 'No visits recur yet.',
        text: 'A rule proposes visits during tenancies, such as one each quarter from their first day.',
        action: add,
      }}
      noMatch={{ text: 'Every word has to occur in the name or the type.' }}
    >
      {open && <RuleDialog rule={open.rule} onClose={() => setOpen(undefined)} onSave={handleSave} />}
      {conflictDialog}
    </ListPart>
  );
}

function useRemoval() {
  const remove = useMutation(deleteRecurringVisitMutation());
  return async (rule: RecurringVisit): Promise<void> => {
    const isSure = await confirm({
      title: `Remove ${rule.name}?`,
      text: 'Nothing is proposed by it any more. Visits that were booked stay.',
      action: 'Remove',
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ path: { recurring_visit_id: rule.id } });
    } catch (error) {
      showToast({ tone: 'failed', text: `${rule.name} is still here. ${errorText(error)}` });
    }
    await afterWrite('recurringVisit');
  };
}
