/** /properties/<id>/meters: their registers, readings now and before, and photos. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Gauge, Plus } from 'lucide-react';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { MeterDialog, type MeterTask } from '#web/features/meters/meter-dialog.tsx';
import { MeterList } from '#web/features/meters/meter-list.tsx';
import { bodyOfMeter } from '#web/features/meters/meter-values.ts';
import { useMeterWrites } from '#web/features/meters/use-meter-writes.ts';
import styles from '#web/features/properties/properties.module.css';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { listMetersOptions, updateMeterMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { useProperty } from './property.tsx';

const labels = {
  type: 'Type',
  serial_no: 'Serial number',
  location: 'Location',
  supplier: 'Supplier',
  parent_id: 'Register of',
  reading: 'Reading',
  date: 'Read on',
};
const readMeter = (meter: Meter) => ({ ...bodyOfMeter(meter), version: meter.version });

export function Component() {
  const { id } = useProperty();
  const path = { property_id: id };
  const options = listMetersOptions({ path, query: { embed: 'previous_readings' } });
  const { data: meters } = useQuery({ ...options, throwOnError: whenEmpty });
  const { isManager, role } = useSession();
  const canWrite = useCan('properties.write') && (isManager || role === roles.clerk);
  const [task, setTask] = useState<MeterTask>();
  const { add, handleRemove, handleRemovePhoto, handleSendPhoto } = useMeterWrites(id);
  const update = useMutation(updateMeterMutation());
  const valueWord = (value: unknown, name: string) => {
    if (name === 'date') return dateTimeText(String(value));
    return name === 'parent_id' ? (meters?.find((meter) => meter.id === value)?.type ?? 'None') : undefined;
  };
  const { save, conflictDialog } = useConflict(labels, String, { valueWord });

  /** Whether it was saved: somebody who sees what another wrote meanwhile may go back. */
  async function saveChange(meter: Meter, body: object): Promise<boolean> {
    const saved = await save({
      before: readMeter(meter),
      body,
      present: readMeter,
      send: (changes, headers) => update.mutateAsync({ path: { ...path, meter_id: meter.id }, body: changes, headers }),
    });
    if (saved !== undefined) await afterWrite('meter');
    return saved !== undefined;
  }

  if (meters === undefined) return <Skeleton height="8rem" />;
  const addButton = (
    <Button icon={<Plus />} onClick={() => setTask({ kind: 'add' })}>
      Add meter
    </Button>
  );
  const actions = {
    onRead: (meter: Meter) => setTask({ kind: 'read', meter }),
    onEdit: (meter: Meter) => setTask({ kind: 'change', meter }),
    onAddRegister: (parent: Meter) => setTask({ kind: 'add-register', parent }),
    onRemove: (meter: Meter, registers: readonly Meter[]) => void handleRemove(meter, registers),
    onSendPhoto: handleSendPhoto,
    onRemovePhoto: handleRemovePhoto,
  };

  return (
    <>
      {meters.length === 0 ? (
        <EmptyState icon={<Gauge />} title="No meters yet." action={canWrite && addButton}>
          Meters and their readings are offered in every report of this property.
        </EmptyState>
      ) : (
        <>
          {canWrite && <div className={styles.bar}>{addButton}</div>}
          <MeterList meters={meters} actions={canWrite ? actions : undefined} />
        </>
      )}
      {task && (
        <MeterDialog
          task={task}
          parents={task.kind === 'change' ? possibleParents(meters, task.meter) : []}
          onClose={() => setTask(undefined)}
          onSave={async (body, registers) => {
            if (task.kind === 'change' || task.kind === 'read') return saveChange(task.meter, body);
            await add(body, registers);
            return true;
          }}
        />
      )}
      {conflictDialog}
    </>
  );
}

/** A meter with registers of its own is no register. */
function possibleParents(meters: readonly Meter[], meter: Meter): Meter[] {
  if (meters.some(({ parent_id }) => parent_id === meter.id)) return [];
  return meters.filter(({ id, parent_id }) => id !== meter.id && (parent_id === null || id === meter.parent_id));
}
