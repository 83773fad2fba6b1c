/** /properties/<id>/meters: their readings, now and before. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Gauge, Plus } from 'lucide-react';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { MeterDialog, toMeterBody } from '#web/features/meters/meter-dialog.tsx';
import { MeterList } from '#web/features/meters/meter-list.tsx';
import styles from '#web/features/properties/properties.module.css';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  createMeterMutation,
  deleteMeterMutation,
  listMetersOptions,
  updateMeterMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { useProperty } from './property.tsx';

type Open = { meter: Meter | undefined; isReading: boolean };

const labels = {
  type: 'Type',
  serial_no: 'Serial number',
  location: 'Location',
  supplier: 'Supplier',
  reading: 'Reading',
  date: 'Read on',
};
const valueWord = (value: unknown, name: string) => (name === 'date' ? dateTimeText(String(value)) : undefined);
const readMeter = (meter: Meter) => ({ ...toMeterBody(meter), version: meter.version });

export function Component() {
  const { id } = useProperty();
  const path = { property_id: id };
  const options = listMetersOptions({ path, query: { embed: 'previous_readings' } });
  const { data: meters } = useQuery({ ...options, throwOnError: whenEmpty });
  const { isManager, role } = useSession();
  const canWrite = useCan('properties.write') && (isManager || role === roles.clerk);
  const [open, setOpen] = useState<Open>();
  const create = useMutation(createMeterMutation());
  const update = useMutation(updateMeterMutation());
  const remove = useMutation(deleteMeterMutation());
  const { save, conflictDialog } = useConflict(labels, String, { valueWord });

  async function handleRemove(meter: Meter) {
    const isSure = await confirm({
      title: `Remove the ${meter.type} meter?`,
      text: 'Its readings go with it. Reports that were already written keep theirs.',
      action: 'Remove',
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ path: { ...path, meter_id: meter.id } });
      await afterWrite('meter');
    } catch (error) {
      showToast({ tone: 'failed', text: `The meter is still here. ${errorText(error)}` });
    }
  }

  if (meters === undefined) return <Skeleton height="8rem" />;
  const add = (
    <Button icon={<Plus />} onClick={() => setOpen({ meter: undefined, isReading: false })}>
      Add meter
    </Button>
  );

  return (
    <>
      {meters.length === 0 ? (
        <EmptyState icon={<Gauge />} title="No meters yet." action={canWrite && add}>
          Meters and their readings are offered in every report of this property.
        </EmptyState>
      ) : (
        <>
          {canWrite && <div className={styles.bar}>{add}</div>}
          <MeterList
            meters={meters}
            onRead={canWrite ? (meter) => setOpen({ meter, isReading: true }) : undefined}
            onEdit={canWrite ? (meter) => setOpen({ meter, isReading: false }) : undefined}
            onRemove={canWrite ? (meter) => void handleRemove(meter) : undefined}
          />
        </>
      )}
      {open && (
        <MeterDialog
          meter={open.meter}
          isReading={open.isReading}
          onClose={() => setOpen(undefined)}
          onSave={async (body) => {
            const { meter } = open;
            const saved =
              meter === undefined
                ? await create.mutateAsync({ path, body })
                : await save({
                    before: readMeter(meter),
                    body,
                    present: readMeter,
                    send: (changes, headers) =>
                      update.mutateAsync({ path: { ...path, meter_id: meter.id }, body: changes, headers }),
                  });
            if (saved === undefined) return false;
            await afterWrite('meter');
            return true;
          }}
        />
      )}
      {conflictDialog}
    </>
  );
}
