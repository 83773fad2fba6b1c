/** Saved views under other names, in another order, or gone. */
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { MOST_NAME } from '#domain/firm/saved-view.ts';
import { errorText } from '#web/queries/api-error.ts';
import type { SavedViews } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { TextInput } from '#web/ui/fields/input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { type Owner, putViews } from './use-views.ts';
import type { ViewDraft } from './view-search.ts';
import styles from './views.module.css';

type Props = { views: SavedViews; isManager: boolean; onClose: () => void };
type Lists = Record<Owner, readonly ViewDraft[]>;

const titles: Record<Owner, string> = { own: 'Mine', firm: 'The firm’s' };

export function ArrangeViews({ views, isManager, onClose }: Props) {
  const [lists, setLists] = useState<Lists>({ own: views.own.views, firm: views.firm.views });
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const owners: Owner[] = isManager ? ['own', 'firm'] : ['own'];

  async function handleSave() {
    setBusy(true);
    try {
      let read = views;
      for (const owner of owners)
        if (lists[owner] !== views[owner].views) read = await putViews(owner, read, lists[owner]);
      onClose();
    } catch (error) {
      setBusy(false);
      setFault(errorText(error));
    }
  }

  return (
    <Dialog
      title="Arrange views"
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => void handleSave()}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {fault !== undefined && <p role="alert">{fault}</p>}
        {owners
          .filter((owner) => views[owner].views.length > 0)
          .map((owner) => (
            <ViewList
              key={owner}
              title={titles[owner]}
              list={lists[owner]}
              onChange={(list) => setLists({ ...lists, [owner]: list })}
            />
          ))}
      </div>
    </Dialog>
  );
}

type ListProps = { title: string; list: readonly ViewDraft[]; onChange: (list: readonly ViewDraft[]) => void };

function ViewList({ title, list, onChange }: ListProps) {
  const id = useId();

  function move(at: number, to: number) {
    const moved = list[at];
    if (moved === undefined) return;
    onChange(list.toSpliced(at, 1).toSpliced(to, 0, moved));
    announce(`${moved.name} is number ${to + 1} of ${list.length}.`);
    // The button goes along with its row.
    requestAnimationFrame(() => document.getElementById(`${id}-${to}-${to < at ? 'up' : 'down'}`)?.focus());
  }

  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {list.length === 0 && <p className={styles.quiet}>None is left.</p>}
      <ol className={styles.rows}>
        {list.map((view, at) => (
          <li key={at}>
            <TextInput
              aria-label={`Name of view ${at + 1}`}
              maxLength={MOST_NAME}
              value={view.name}
              onChange={(event) => onChange(list.with(at, { ...view, name: event.target.value }))}
            />
            <IconButton
              id={`${id}-${at}-up`}
              size="sm"
              label={`Move ${view.name} up`}
              icon={<ArrowUp />}
              aria-disabled={at === 0}
              onClick={() => at > 0 && move(at, at - 1)}
            />
            <IconButton
              id={`${id}-${at}-down`}
              size="sm"
              label={`Move ${view.name} down`}
              icon={<ArrowDown />}
              aria-disabled={at === list.length - 1}
              onClick={() => at < list.length - 1 && move(at, at + 1)}
            />
            <IconButton
              size="sm"
              label={`Delete ${view.name}`}
              icon={<Trash2 />}
              onClick={() => onChange(list.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
