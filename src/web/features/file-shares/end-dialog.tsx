/** Moves the end of a link; the address stays the same. */
import { FileShareChange } from '#contract/file-share.ts';
import { DateField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import type { FileShare } from '#web/queries/generated/types.gen.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { endOfDay } from './share-dialog.tsx';

const nameOf = (name: string) => (name === 'expires_at' ? 'ends' : name);

type Props = { share: FileShare; onClose: () => void; onSave: (expiresAt: string | undefined) => Promise<void> };

export function EndDialog({ share, onClose, onSave }: Props) {
  const form = useContractForm<{ ends: string }, typeof FileShareChange>({
    schema: FileShareChange,
    initial: { ends: toWallTime(share.expires_at).date },
    toBody: ({ ends }) => ({ expires_at: ends === '' ? '' : endOfDay(ends) }),
    nameOf,
  });
  return (
    <FormDialog
      form={form}
      title="When the link ends"
      size="sm"
      onClose={onClose}
      action="Save"
      onSave={async ({ expires_at }) => {
        await onSave(expires_at);
        onClose();
      }}
      nameOf={nameOf}
    >
      <DateField name="ends" label="Works until" hint="That day included, at most a year ahead." />
    </FormDialog>
  );
}
