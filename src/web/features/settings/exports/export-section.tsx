/** Asking for a zip of what is kept about a person. */
import { useQuery } from '@tanstack/react-query';
import { PersonExportDraft } from '#contract/data-export.ts';
import { Form, FormActions, SubmitButton } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useProof } from '#web/forms/use-proof.tsx';
import { afterWrite } from '#web/queries/after-write.ts';
import { allStaffOptions, formerStaffOptions } from '#web/queries/every-page.ts';
import { createPersonExport } from '#web/queries/generated/sdk.gen.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { nobody, PersonFields, toPersonBody } from '../person-fields.tsx';
import styles from '../settings.module.css';

export function ExportSection() {
  const current = useQuery(allStaffOptions());
  const former = useQuery(formerStaffOptions());
  const form = useContractForm({ schema: PersonExportDraft, initial: nobody, toBody: toPersonBody });

  const { attempt, proofDialog } = useProof();
  const handleRequest = submitHandler(form, async (body) => {
    if ((await attempt(() => createPersonExport({ body }))) === undefined) return;
    form.reset(nobody);
    announce('The export is being made.');
    await afterWrite('personExport');
  });

  const people = [...(current.data ?? []), ...(former.data ?? [])];
  return (
    <Panel title="Export what is kept about a person">
      <p className={styles.quiet}>
        A zip with an index, for somebody who asks what you keep about them: records, e-mails, signatures, photographs
        that they sent, and finished reports that they took part in. The index says what was left out because it is
        about others. Read it before you hand it on.
      </p>
      <Form form={form} label="Export what is kept about a person" onSubmit={handleRequest}>
        <PersonFields people={people} peopleLabel="Or somebody of your firm, also former" />
        <FormActions>
          <SubmitButton variant="default">Make the export</SubmitButton>
        </FormActions>
      </Form>
      {proofDialog}
    </Panel>
  );
}
