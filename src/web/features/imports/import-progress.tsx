/** How far an import is, what became of it, and its undoing. */
import { useState } from 'react';
import { UNDO_HOURS } from '#domain/import/import-kind.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { getImportOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { undoImport } from '#web/queries/generated/sdk.gen.ts';
import type { Import } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { Figure } from './import-plan.tsx';
import { isUnderWay, keptText, progressOf, type UndoPlan, undoText } from './import-words.ts';
import styles from './imports.module.css';
import { Uninvited } from './uninvited.tsx';

export function ImportProgress({ one }: { one: Import }) {
  const { done } = one;
  const isUndo = one.state === 'undoing' || one.state === 'undone';
  return (
    <Panel title={titleOf(one)}>
      <div className={styles.stack}>
        {isUnderWay(one) && (
          <>
            <p className={styles.quiet}>You can leave this page meanwhile.</p>
            <Progress label={isUndo ? 'Undoing the import' : 'Importing'} value={progressOf(one)} />
          </>
        )}
        <dl className={styles.figures}>
          {(!isUndo || done.added > 0) && <Figure label="Added" count={done.added} />}
          {(!isUndo || done.updated > 0) && <Figure label="Updated" count={done.updated} />}
          <Figure label="Left out" count={done.skipped} />
          {done.failed > 0 && <Figure label="Failed" count={done.failed} />}
          {isUndo && <Figure label="Taken back" count={done.undone} />}
          {isUndo && <Figure label="Left as they are" count={done.kept} />}
        </dl>
        {one.failure !== null && <p>{one.failure}</p>}
        <Uninvited one={one} />
        <Undo one={one} />
      </div>
    </Panel>
  );
}

function titleOf({ state }: Import): string {
  if (state === 'undone') return 'Undone';
  if (state === 'undoing') return 'Being undone';
  return state === 'done' ? 'Imported' : state === 'failed' ? 'Stopped' : 'Being imported';
}

function Undo({ one }: { one: Import }) {
  const [isBusy, setBusy] = useState(false);
  const { state, done, undo_until: until } = one;
  if ((state !== 'done' && state !== 'failed') || until === null) return null;
  const count = done.added + done.updated;
  if (count === 0) return null;
  if (one.undo !== undefined && isNothing(one.undo)) return <NothingToUndo plan={one.undo} />;

  async function undo() {
    const path = { import_id: one.id };
    setBusy(true);
    try {
      // Somebody may have used more of it since the page was read.
      const { undo: plan } = await queryClient.fetchQuery({ ...getImportOptions({ path }), staleTime: 0 });
      if (plan === undefined) showToast({ tone: 'failed', text: 'It can be undone no more.' });
      // The page has the plan now, and says so in place of the button.
      else if (isNothing(plan)) showToast({ tone: 'failed', text: undoText(plan).replace(/:$/, '.') });
      else if (await confirm(questionOf(plan))) {
        await undoImport({ path });
        await afterWrite('import');
      }
    } catch (error) {
      showToast({ tone: 'failed', text: `It was not undone. ${errorText(error)}` });
    }
    setBusy(false);
  }

  return (
    <div className={styles.buttons}>
      <Button isBusy={isBusy} onClick={() => void undo()}>
        Undo the import
      </Button>
      <p className={styles.quiet}>
        It can be undone for {UNDO_HOURS} hours, until <DateTime at={until} />.
      </p>
    </div>
  );
}

const isNothing = ({ added, updated }: UndoPlan): boolean => added + updated === 0;

function NothingToUndo({ plan }: { plan: UndoPlan }) {
  return (
    <div>
      <p>The import cannot be undone. {undoText(plan)}</p>
      <Kept plan={plan} />
    </div>
  );
}

function Kept({ plan }: { plan: UndoPlan }) {
  return (
    <ul className={styles.kept}>
      {plan.kept.map((one) => (
        <li key={one.reason}>{keptText(one)}</li>
      ))}
    </ul>
  );
}

const questionOf = (plan: UndoPlan) => ({
  title: 'Undo this import?',
  text: undoText(plan),
  renderMore: () => plan.kept.length > 0 && <Kept plan={plan} />,
  action: 'Undo the import',
  isDanger: true,
});
