/** Says something about an item or about the whole report. */
import { CommentDraft } from '#contract/published-report.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';

export type CommentBody = ReturnType<typeof CommentDraft.parse>;
type Values = { text: string };

type Props = {
  /** Undefined: the whole report. */
  item: { id: number; words: string } | undefined;
  /** The holder of the link: the comment is theirs. */
  name: string;
  onSend: (body: CommentBody) => Promise<unknown>;
  onClose: () => void;
};

export function CommentDialog({ item, name, onSend, onClose }: Props) {
  const form = useContractForm<Values, typeof CommentDraft>({
    schema: CommentDraft,
    initial: { text: '' },
    toBody: (values) => ({ ...values, item_id: item?.id ?? null }),
  });

  return (
    <FormDialog
      form={form}
      title={item === undefined ? 'Comment on the report' : `Comment on ${item.words}`}
      onClose={onClose}
      label="Comment"
      action="Send comment"
      onSave={async (body) => {
        await onSend(body);
        onClose();
      }}
    >
      <FieldGroup>
        <TextAreaField
          name="text"
          label="Your comment"
          isRequired
          rows={5}
          hint={`It becomes part of the report, with the name ${name} and the time.`}
        />
      </FieldGroup>
    </FormDialog>
  );
}
