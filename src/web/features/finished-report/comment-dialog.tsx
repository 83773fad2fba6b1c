/** Says something about an item or about the whole report. */
import { CommentDraft } from '#contract/published-report.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { keepParty, keptParty, PartyFields } from './party-fields.tsx';

export type CommentBody = ReturnType<typeof CommentDraft.parse>;
type Values = { author: string; role: string; text: string };

type Props = {
  /** Undefined: the whole report. */
  item: { id: number; words: string } | undefined;
  onSend: (body: CommentBody) => Promise<unknown>;
  onClose: () => void;
};

export function CommentDialog({ item, onSend, onClose }: Props) {
  const { name, role } = keptParty();
  const form = useContractForm<Values, typeof CommentDraft>({
    schema: CommentDraft,
    initial: { author: name, role, text: '' },
    toBody: (values) => ({ ...values, author: values.author.trim(), item_id: item?.id ?? null }),
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
        keepParty({ name: body.author, role: body.role });
        onClose();
      }}
    >
      <FieldGroup>
        <TextAreaField
          name="text"
          label="Your comment"
          isRequired
          rows={5}
          hint="It becomes part of the report, with your name and the time."
        />
        <PartyFields nameField="author" />
      </FieldGroup>
    </FormDialog>
  );
}
