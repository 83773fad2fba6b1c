/** /properties/<id>/tenancies: who lives there from when to when, and who leaves. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { CertificatesPanel } from '#web/features/falling-due/certificates-panel.tsx';
import { DraftedSteps } from '#web/features/falling-due/drafted-steps.tsx';
import { type TenancyBody, TenancyDialog } from '#web/features/tenancies/tenancy-dialog.tsx';
import { TenancyList } from '#web/features/tenancies/tenancy-list.tsx';
import styles from '#web/features/tenancies/tenancies.module.css';
import {
  bodyOfTenancy,
  type MissingDay,
  tenancyLabels,
  tenancyText,
  valuesOfTenancy,
} from '#web/features/tenancies/tenancy-values.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createTenancyMutation,
  deleteTenancyMutation,
  listPropertyContactsOptions,
  listTenanciesOptions,
  updateTenancyMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Tenancy } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { useProperty } from './property.tsx';

const readTenancy = (tenancy: Tenancy) => ({ ...bodyOfTenancy(valuesOfTenancy(tenancy)), version: tenancy.version });

export function Component() {
  const { id } = useProperty();
  const path = { property_id: id };
  const { data: tenancies } = useQuery({ ...listTenanciesOptions({ path }), throwOnError: whenEmpty });
  const { data: contacts = [] } = useQuery(listPropertyContactsOptions({ path }));
  const canWrite = useCanManage('properties.write');
  const [open, setOpen] = useState<{ tenancy: Tenancy | undefined; at?: MissingDay | undefined }>();
  const create = useMutation(createTenancyMutation());
  const update = useMutation(updateTenancyMutation());
  const handleRemove = useRemoval(id);
  const nameOf = (value: unknown) => contacts.find((contact) => contact.id === value)?.name ?? String(value);
  const valueWord = (value: unknown, name: string) => {
    if (name === 'contact_ids') return (value as number[]).map(nameOf).join(', ') || 'Nobody';
    return name === 'notice_by' ? undefined : dateText(String(value));
  };
  const { save, conflictDialog } = useConflict(tenancyLabels, String, { valueWord });

  async function handleSave(body: TenancyBody): Promise<boolean> {
    const before = open?.tenancy;
    const saved =
      before === undefined
        ? await create.mutateAsync({ path, body })
        : await save({
            before: readTenancy(before),
            body,
            present: readTenancy,
            send: (changes, headers) =>
              update.mutateAsync({ path: { ...path, tenancy_id: before.id }, body: changes, headers }),
          });
    if (saved !== undefined) await afterWrite('tenancy');
    return saved !== undefined;
  }

  if (tenancies === undefined) return <Skeleton height="8rem" />;
  const add = (
    <Button icon={<Plus />} onClick={() => setOpen({ tenancy: undefined })}>
      Add tenancy
    </Button>
  );
  return (
    <>
      {tenancies.length === 0 ? (
        <EmptyState icon={<KeyRound />} title="No tenancies yet." action={canWrite && add}>
          The days of a tenancy say when visits fall due, and a notice when somebody has to check out.
        </EmptyState>
      ) : (
        <>
          {canWrite && <div className={styles.bar}>{add}</div>}
          <TenancyList
            tenancies={tenancies}
            onEdit={canWrite ? (tenancy, at) => setOpen({ tenancy, at }) : undefined}
            onRemove={canWrite ? (tenancy) => void handleRemove(tenancy) : undefined}
            renderSteps={(tenancy) => <DraftedSteps tenancy={tenancy} />}
          />
        </>
      )}
      <div className={styles.below}>
        <CertificatesPanel propertyId={id} canWrite={canWrite} />
      </div>
      {open && (
        <TenancyDialog
          tenancy={open.tenancy}
          opensAt={open.at}
          contacts={contacts}
          onClose={() => setOpen(undefined)}
          onSave={handleSave}
        />
      )}
      {conflictDialog}
    </>
  );
}

function useRemoval(propertyId: number) {
  const remove = useMutation(deleteTenancyMutation());
  return async (tenancy: Tenancy): Promise<void> => {
    const isSure = await confirm({
      title: `Remove the tenancy ${tenancyText(tenancy, today())}?`,
      text: 'Its people stay contacts of the property, and visits that were booked stay as they are.',
      action: 'Remove',
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ path: { property_id: propertyId, tenancy_id: tenancy.id } });
    } catch (error) {
      showToast({ tone: 'failed', text: `The tenancy is still here. ${errorText(error)}` });
    }
    await afterWrite('tenancy');
  };
}
