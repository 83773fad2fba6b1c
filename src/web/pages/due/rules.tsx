/** /due/recurring-visits: the rules by which visits recur during tenancies. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Repeat, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { inspectionTypes, isInspectionType } from '#domain/inspection-type.ts';
import styles from '#web/features/falling-due/falling-due.module.css';
import { type RuleBody, RuleDialog, ruleLabels } from '#web/features/falling-due/rule-dialog.tsx';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createRecurringVisitMutation,
  deleteRecurringVisitMutation,
  listRecurringVisitsOptions,
  updateRecurringVisitMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { RecurringVisit } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';

const typeWord = (code: number) => (isInspectionType(code) ? inspectionTypes[code] : String(code));

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

  if (rules === undefined) return <Skeleton height="8rem" />;
  const add = canWrite && (
    <Button icon={<Plus />} onClick={() => setOpen({ rule: undefined })}>
      Add recurring visit
    </Button>
  );
  return (
    <>
      {rules.length === 0 ? (
        <EmptyState icon={<Repeat />} title="No visits recur yet." action={add}>
          A rule proposes visits during tenancies, such as one each quarter from their first day.
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>{add}</div>
          <ul className={styles.list}>
            {rules.map((rule) => (
              <li key={rule.id} className={styles.row}>
                <span className={styles.title}>{rule.name}</span>
                <span>{typeWord(rule.type_id)}</span>
                <span>{everyText(rule)}</span>
                <div className={styles.actions}>
                  {canWrite && (
                    <>
                      <IconButton
                        size="sm"
                        label={`Change ${rule.name}`}
                        icon={<Pencil />}
                        onClick={() => setOpen({ rule })}
                      />
                      <IconButton
                        size="sm"
                        label={`Remove ${rule.name}`}
                        icon={<Trash2 />}
                        onClick={() => void handleRemove(rule)}
                      />
                    </>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {open && <RuleDialog rule={open.rule} onClose={() => setOpen(undefined)} onSave={handleSave} />}
      {conflictDialog}
    </>
  );
}

function everyText({ every_months: months, jitter_days: days }: RecurringVisit): string {
  const every = months === 1 ? 'Every month' : `Every ${months} months`;
  return days === 0 ? every : `${every}, give or take ${days} ${days === 1 ? 'day' : 'days'}`;
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
