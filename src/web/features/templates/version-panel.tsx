/** One version of a template beside the list: what it changed, its rooms, and bringing it back. */
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getTemplateVersionOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { restoreTemplateVersion } from '#web/queries/generated/sdk.gen.ts';
import type { Template, TemplateVersionContents } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Details } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { differenceLine, versionName, whoText } from './version-text.ts';
import styles from './versions.module.css';

type Props = { template: Template; versionId: number; onClose: () => void };

export function VersionPanel({ template, versionId, onClose }: Props) {
  const path = { template_id: template.id, version_id: versionId };
  const { data: version, error, refetch } = useQuery({ ...getTemplateVersionOptions({ path }), staleTime: 0 });
  const [isBusy, setBusy] = useState(false);
  const isOpen = !template.system && template.archived_at == null;

  const askRestore = async ({ number }: TemplateVersionContents) => {
    const text =
      'Its name, rooms and items come back as they were then. The template as it is now stays here as a version.';
    if (!(await confirm({ title: `Bring back version ${number}?`, text, action: 'Bring it back' }))) return;
    setBusy(true);
    try {
      await restoreTemplateVersion({ path });
      showToast({ text: `Version ${number} is back.` });
      onClose();
      await afterWrite('template');
    } catch (failure) {
      showToast({ tone: 'failed', text: `It did not come back. ${errorText(failure)}` });
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={version === undefined ? 'Version' : versionName(version)}
      at="panel"
      onClose={onClose}
      footer={
        isOpen && version?.is_current === false ? (
          <Button variant="primary" icon={<RotateCcw />} isBusy={isBusy} onClick={() => void askRestore(version)}>
            Bring this version back
          </Button>
        ) : undefined
      }
    >
      {version !== undefined ? (
        <Version version={version} />
      ) : error === null ? (
        <Skeleton height="16rem" />
      ) : (
        <ErrorState title="The version could not be read" onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorState>
      )}
    </Dialog>
  );
}

function Version({ version }: { version: TemplateVersionContents }) {
  const { differences, rooms } = version;
  return (
    <>
      <Details
        items={[
          { label: 'By', value: whoText(version) },
          { label: 'From', value: <DateTime at={version.began_at} /> },
          { label: 'To', value: <DateTime at={version.ended_at} /> },
          ...(version.restored_from === null
            ? []
            : [{ label: 'What came back', value: `Version ${version.restored_from}` }]),
        ]}
      />
      <h3 className={styles.heading}>What changed</h3>
      <Differences number={version.number} differences={differences} />
      <h3 className={styles.heading}>Rooms and items</h3>
      {rooms.length === 0 && <p>It had no rooms.</p>}
      {rooms.map(({ id, name, items, option_set: set }) => (
        <details key={id} className={styles.room}>
          <summary>
            {name} <span className={styles.count}>{items.length === 1 ? '1 item' : `${items.length} items`}</span>
          </summary>
          {set !== null && <p className={styles.set}>Answered by {set.name}</p>}
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id}>
                {item.name}
                {item.description !== null && <span className={styles.description}>{item.description}</span>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

type Changed = Pick<TemplateVersionContents, 'number' | 'differences'>;

function Differences({ number, differences }: Changed) {
  if (differences === null && number === 1) return <p>The template began like this.</p>;
  if (differences === null) return <p>The version before it is not kept.</p>;
  if (differences.length === 0) return <p>Nothing yet.</p>;
  return (
    <ul className={styles.differences}>
      {differences.map(differenceLine).map(({ text, values }, at) => (
        // Two items of one room may have one name.
        <li key={at}>
          {text}
          {values.map(({ label, from, to }) => (
            <span key={label} className={styles.value}>
              {label}: <del>{from}</del> <ins>{to}</ins>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
