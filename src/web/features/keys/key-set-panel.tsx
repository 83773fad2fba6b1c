/** One set of keys beside the list: where it is, its picture and its log; it is handed over and taken back here. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { roles } from '#domain/role.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  deleteKeySetMutation,
  getKeySetOptions,
  updateKeySetMutation,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { KeySet } from '#web/queries/generated/types.gen.ts';
import { useCan, useCanManage, useSession } from '#web/session/session.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { KeyDialog, type KeySetBody } from './key-dialog.tsx';
import { KeyLog } from './key-log.tsx';
import { KeyPhoto } from './key-photo.tsx';
import { homeText, keySetLabels } from './key-words.ts';
import styles from './keys.module.css';
import { type Move, MoveDialog } from './move-dialog.tsx';

type Props = {
  id: number;
  /** As the list has it already. */
  listed: KeySet | undefined;
  onClose: () => void;
};

export function KeySetPanel({ id, listed, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    ...getKeySetOptions({ path: { key_set_id: id } }),
    placeholderData: listed,
  });
  const canWrite = useCanManage('properties.write');
  const { role } = useSession();
  const canMove = useCan('properties.write') && (canWrite || role === roles.clerk);
  const [open, setOpen] = useState<Move | 'change'>();
  return (
    <>
      <Dialog
        title={data === undefined ? 'Keys' : `Keys ${data.tag}`}
        at="panel"
        onClose={onClose}
        footer={
          data !== undefined && (
            <>
              {canWrite && <RemoveButton set={data} onRemoved={onClose} />}
              {canWrite && (
                <Button icon={<Pencil />} onClick={() => setOpen('change')}>
                  Change
                </Button>
              )}
              {canMove && data.holder !== 'office' && <Button onClick={() => setOpen('out')}>Pass on</Button>}
              {canMove && (
                <Button variant="primary" onClick={() => setOpen(data.holder === 'office' ? 'out' : 'back')}>
                  {data.holder === 'office' ? 'Hand over' : 'Take back'}
                </Button>
              )}
            </>
          )
        }
      >
        {data !== undefined ? (
          <KeySetDetails set={data} canWrite={canWrite} />
        ) : error === null ? (
          <Skeleton height="12rem" />
        ) : (
          <ErrorState title="These keys could not be shown." onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        )}
      </Dialog>
      {data !== undefined && open === 'change' && <Change set={data} onClose={() => setOpen(undefined)} />}
      {data !== undefined && (open === 'out' || open === 'back') && (
        <MoveDialog set={data} direction={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function KeySetDetails({ set, canWrite }: { set: KeySet; canWrite: boolean }) {
  const where = `${set.where.slice(0, 1).toUpperCase()}${set.where.slice(1)}`;
  return (
    <div className={styles.stack}>
      <p className={styles.now} data-overdue={set.overdue}>
        {where}
      </p>
      <Details
        items={[
          { label: 'Property', value: <Link to={paths.property(set.property.id)}>{homeText(set)}</Link> },
          { label: keySetLabels.holds, value: set.holds },
          { label: keySetLabels.key_count, value: String(set.key_count) },
          { label: keySetLabels.place, value: set.place },
        ]}
      />
      <KeyPhoto set={set} canWrite={canWrite} />
      <KeyLog setId={set.id} />
    </div>
  );
}

const readSet = ({ property, tag, holds, key_count, place, version }: KeySet) => ({
  property_id: property.id,
  tag,
  holds,
  key_count,
  place,
  version,
});

function Change({ set: now, onClose }: { set: KeySet; onClose: () => void }) {
  /** As it was when the form was opened: what others save meanwhile is told of, not put back. */
  const [set] = useState(now);
  const update = useMutation(updateKeySetMutation());
  const { save, conflictDialog } = useConflict(keySetLabels);
  return (
    <>
      <KeyDialog
        set={set}
        onClose={onClose}
        onSave={async (body: KeySetBody) => {
          const saved = await save({
            before: readSet(set),
            body,
            present: readSet,
            send: (changes, headers) => update.mutateAsync({ path: { key_set_id: set.id }, body: changes, headers }),
          });
          if (saved !== undefined) await afterWrite('keySet');
          return saved !== undefined;
        }}
      />
      {conflictDialog}
    </>
  );
}

function RemoveButton({ set, onRemoved }: { set: KeySet; onRemoved: () => void }) {
  const remove = useMutation(deleteKeySetMutation());
  const handleRemove = async () => {
    const isSure = await confirm({
      title: `Remove the keys ${set.tag}?`,
      text: 'Their log goes with them. The audit trail of the property keeps who had them.',
      action: 'Remove',
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await remove.mutateAsync({ path: { key_set_id: set.id } });
      onRemoved();
    } catch (error) {
      showToast({ tone: 'failed', text: `The keys are still here. ${errorText(error)}` });
    }
    await afterWrite('keySet');
  };
  return <IconButton label={`Remove the keys ${set.tag}`} icon={<Trash2 />} onClick={() => void handleRemove()} />;
}
