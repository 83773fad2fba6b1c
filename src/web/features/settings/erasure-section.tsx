/** Erasing a person: first what would go and what would stay, then the erasure itself. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErasureDraft } from '#contract/security-event.ts';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { formerStaffOptions } from '#web/queries/every-page.ts';
import { createErasure } from '#web/queries/generated/sdk.gen.ts';
import type { CreateErasureData, Erasure } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { ErasureParts } from './erasure-parts.tsx';
import { nobody, PersonFields, type PersonValues, toPersonBody } from './person-fields.tsx';
import styles from './settings.module.css';

type Body = CreateErasureData['body'];

/** The form says who is meant in one of two ways. */
function faultsOf({ email, name, person_id: id }: PersonValues): Partial<Record<keyof PersonValues, string>> {
  const isTyped = email.trim() !== '' || name.trim() !== '';
  if (!isTyped && id === '') return { email: 'Give an address and a name, or choose somebody who has left.' };
  return isTyped && id !== '' ? { person_id: 'Choose nobody here, or leave address and name empty.' } : {};
}

export function ErasureSection() {
  const [rehearsed, setRehearsed] = useState<{ body: Body; told: Erasure }>();
  const [isBusy, setBusy] = useState(false);
  const { attempt, proofDialog } = useProof();
  const former = useQuery(formerStaffOptions());
  const form = useContractForm({ schema: ErasureDraft, initial: nobody, toBody: toPersonBody, faultsOf });
  // Told of one person, the next one is not erased.
  useEffect(() => {
    const watch = form.watch(() => setRehearsed(undefined));
    return () => watch.unsubscribe();
  }, [form]);

  const handleRehearsal = submitHandler(form, async (body) => {
    const { data } = await createErasure({ body: { ...body, dry_run: true } });
    setRehearsed({ body, told: data });
  });

  async function erase(body: Body) {
    const isSure = await confirm({
      title: 'Erase this person?',
      text: 'Everything listed goes for good. It cannot be brought back, but by restoring a backup.',
      action: 'Erase',
      isDanger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const erased = await attempt(() => createErasure({ body }));
      if (erased !== undefined) await tellErased(erased.data);
    } catch (error) {
      showToast({ tone: 'failed', text: `Nobody was erased. ${errorText(error)}` });
    }
    setBusy(false);
  }

  async function tellErased({ placeholder }: Erasure) {
    setRehearsed(undefined);
    form.reset(nobody);
    await afterWrite('erasure');
    showToast({ text: `Done. The name is now “${placeholder}”, but in finished reports and what is held.` });
  }

  const meant = ({ email, name, person_id: id }: Body) =>
    [name, email, former.data?.find((person) => person.id === id)?.name].filter(Boolean).join(', ');
  return (
    <Panel title="Erase a person">
      <p className={styles.quiet}>
        A name becomes “Erased person 12”, and addresses go, everywhere but in finished reports and in what is held:
        these are evidence. Give the address and the whole name of a tenant, landlord or agent, or choose somebody who
        has left.
      </p>
      <Form form={form} label="Erase a person" onSubmit={handleRehearsal}>
        <PersonFields people={former.data ?? []} peopleLabel="Or somebody who has left" />
        <FormActions>
          <SubmitButton variant="default">Show what would go</SubmitButton>
        </FormActions>
      </Form>
      {proofDialog}
      {rehearsed && (
        <div className={styles.told} aria-live="polite">
          <p>
            For <strong>{meant(rehearsed.body)}</strong>:
          </p>
          <ErasureParts told={rehearsed.told} />
          {rehearsed.told.gone.length > 0 && (
            <Button variant="danger" disabled={isBusy} onClick={() => void erase(rehearsed.body)}>
              Erase this person
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
