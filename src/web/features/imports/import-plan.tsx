/** The dry run of an import: what would become of its rows, the choices, and the start. */
import { useState } from 'react';
import { importKindWords, type ImportKind } from '#domain/import/import-kind.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { deleteImport, startImport, updateImport } from '#web/queries/generated/sdk.gen.ts';
import type { Import } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { CheckField, Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/input.tsx';
import { grouped } from '#web/ui/grouped.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './imports.module.css';

export const choiceOptions = (kind: string) => [
  { value: 'skip', label: 'Leave out' },
  { value: 'update', label: 'Update what is there' },
  // Nobody can be two people with one address.
  ...(kind === 'staff' ? [] : [{ value: 'new', label: 'Add another' }]),
];

export function ImportPlan({ one, onRemoved }: { one: Import; onRemoved: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Change>({});
  const proof = useProof();
  const { plan } = one;
  const words = importKindWords[one.kind as ImportKind];
  const wanted = plan.add + plan.update;
  const path = { import_id: one.id };

  async function act(work: () => Promise<unknown>, failed: string) {
    setBusy(true);
    try {
      await work();
      await afterWrite('import');
    } catch (error) {
      showToast({ tone: 'failed', text: `${failed} ${errorText(error)}` });
    }
    setBusy(false);
  }
  /** A choice shows at once: to count 10,000 rows anew takes the service a moment. */
  async function change(body: Change) {
    setAsked(body);
    await act(() => updateImport({ path, body }), 'It was not saved.');
    setAsked({});
  }

  async function throwAway() {
    const question = {
      title: 'Throw this import away?',
      text: `The ${grouped(plan.rows)} rows that were read are forgotten. Nothing of them was written.`,
      action: 'Throw it away',
      isDanger: true,
    };
    if (!(await confirm(question))) return;
    await act(async () => {
      await deleteImport({ path });
      onRemoved();
    }, 'It is still there.');
  }

  return (
    <Panel title="What would happen">
      {proof.proofDialog}
      <dl className={styles.figures}>
        <Figure label="Added" count={plan.add} />
        <Figure label="Updated" count={plan.update} />
        <Figure label="Left out" count={plan.skip} />
        <Figure label="With faults" count={plan.faulty} />
      </dl>
      <div className={styles.stack}>
        <Choices one={{ ...one, ...asked }} onChange={(body) => void change(body)} />
        <div className={styles.buttons}>
          <Button onClick={() => void throwAway()}>Throw away</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={wanted === 0 || (plan.faulty > 0 && !one.leave_out_faulty)}
            onClick={() => void act(() => proof.attempt(() => startImport({ path })), 'It was not started.')}
          >
            Import {grouped(wanted)} {wanted === 1 ? words.one : words.many}
          </Button>
        </div>
        {plan.faulty > 0 && !one.leave_out_faulty && (
          <p className={styles.quiet}>Mend the rows with faults below, or leave them out.</p>
        )}
      </div>
    </Panel>
  );
}

type Change = Parameters<typeof updateImport>[0]['body'];

function Choices({ one, onChange }: { one: Import; onChange: (body: Change) => void }) {
  const { plan } = one;
  const { many } = importKindWords[one.kind as ImportKind];
  return (
    <>
      {plan.duplicates > 0 && (
        <Field
          label={`${grouped(plan.duplicates)} of these ${many} ${plan.duplicates === 1 ? 'is' : 'are'} there already, or twice in the file`}
        >
          {(control) => (
            <Select
              {...control}
              value={one.duplicates}
              options={choiceOptions(one.kind)}
              onChange={({ target }) => onChange({ duplicates: target.value as 'skip' })}
            />
          )}
        </Field>
      )}
      {(plan.faulty > 0 || one.leave_out_faulty) && (
        <CheckField label="Leave out the rows with faults">
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={one.leave_out_faulty}
              onChange={({ target }) => onChange({ leave_out_faulty: target.checked })}
            />
          )}
        </CheckField>
      )}
      {one.kind === 'staff' && (
        <CheckField
          label="Invite them to sign in"
          hint="By e-mail, or by links for you to pass on while none is sent from here. Otherwise invite them later."
        >
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={one.invite}
              onChange={({ target }) => onChange({ invite: target.checked })}
            />
          )}
        </CheckField>
      )}
    </>
  );
}

export function Figure({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{grouped(count)}</dd>
    </div>
  );
}
