/** Moves the end of a link; the address stays the same. */
import { FileShareChange } from '#contract/file-share.ts';
import { DateField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { FileShare } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { endOfDay } from './share-dialog.tsx';

const nameOf = (name: string) => (name === 'expires_at' ? 'ends' : name);
const formId = 'end-of-share';

type Props = { share: FileShare; onClose: () => void; onSave: (expiresAt: string | undefined) => Promise<void> };

export function EndDialog({ share, onClose, onSave }: Props) {
  const form = useContractForm<{ ends: string }, typeof FileShareChange>({
    schema: FileShareChange,
    initial: { ends: toWallTime(share.expires_at).date },
    toBody: ({ ends }) => ({ expires_at: ends === '' ? '' : endOfDay(ends) }),
    nameOf,
  });
  const handleSave = submitHandler(
    form,
    async ({ expires_at }) => {
      await onSave(expires_at);
      onClose();
    },
    nameOf,
  );
  return (
    <Dialog
      title="When the link ends"
      size="sm"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.formState.isSubmitting}>
            Save
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label="When the link ends" onSubmit={handleSave}>
        <DateField name="ends" label="Works until" hint="That day included, at most a year ahead." />
      </Form>
    </Dialog>
  );
}
