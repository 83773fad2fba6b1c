/** The keys of a home on its page: each set, where it is, and the way to hand it over. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { createKeySetMutation, listKeySetsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeySetPanel } from './key-set-panel.tsx';
import styles from './keys.module.css';

type Props = {
  propertyId: number;
  canWrite: boolean;
  /** Somebody came for the keys: the set that is out is open. */
  isAsked?: boolean;
};

export function KeysPanel({ propertyId, canWrite, isAsked = false }: Props) {
  const { data } = useQuery(listKeySetsOptions({ query: { property_id: propertyId, per_page: 100 } }));
  const [chosenId, setOpenId] = useState<number | null>();
  const askedId = isAsked ? data?.data.find(({ holder }) => holder !== 'office')?.id : undefined;
  const openId = chosenId === undefined ? askedId : (chosenId ?? undefined);
  const [isAdding, setAdding] = useState(false);
  const create = useMutation(createKeySetMutation());
  return (
    <Panel
      title="Keys"
      actions={
        canWrite && (
          <Button size="sm" icon={<Plus />} onClick={() => setAdding(true)}>
            Add keys
          </Button>
        )
      }
    >
      {data === undefined && <Skeleton height="3rem" />}
      {data?.data.length === 0 && <p className={styles.note}>None are kept yet. Bookings then say where they are.</p>}
      <ul>
        {data?.data.map((set) => (
          <li key={set.id} className={styles.row}>
            <div className={styles.main}>
              <span className={styles.what}>{set.tag}</span>
              <span className={styles.note}>{set.holds}</span>
            </div>
            <span className={styles.where}>
              {set.where}
              {set.overdue && <Tag>Overdue</Tag>}
            </span>
            <Button size="sm" aria-label={`Open the keys ${set.tag}`} onClick={() => setOpenId(set.id)}>
              Open
            </Button>
          </li>
        ))}
      </ul>
      {openId !== undefined && (
        <KeySetPanel
          key={openId}
          id={openId}
          listed={data?.data.find(({ id }) => id === openId)}
          onClose={() => setOpenId(null)}
        />
      )}
      {isAdding && (
        <KeyDialog
          propertyId={propertyId}
          onClose={() => setAdding(false)}
          onSave={async (body) => {
            await create.mutateAsync({ body });
            await afterWrite('keySet');
            return true;
          }}
        />
      )}
    </Panel>
  );
}
