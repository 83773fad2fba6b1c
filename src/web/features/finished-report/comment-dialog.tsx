/** Says something about an item or about the whole report. */
import { CommentDraft } from '#contract/published-report.ts';
import { TextAreaField } from '#web/forms/fields.tsx';
import { Form } from '#web/forms/form.tsx';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { keepParty, keptParty, PartyFields } from './party-fields.tsx';

export type CommentBody = ReturnType<typeof CommentDraft.parse>;
type Values = { author: string; role: string; text: string };

type Props = {
  /** Undefined: the whole report. */
  item: { id: number; words: string } | undefined;
  onSend: (body: CommentBody) => Promise<unknown>;
  onClose: () => void;
};

const formId = 'report-comment';

export function CommentDialog({ item, onSend, onClose }: Props) {
  const { name, role } = keptParty();
  const form = useContractForm<Values, typeof CommentDraft>({
    schema: CommentDraft,
    initial: { author: name, role, text: '' },
    toBody: (values) => ({ ...values, author: values.author.trim(), item_id: item?.id ?? null }),
  });

  const handleSend = submitHandler(form, async (body) => {
    await onSend(body);
    keepParty({ name: body.author, role: body.role });
    onClose();
  });

  return (
    <Dialog
      title={item === undefined ? 'Comment on the report' : `Comment on ${item.words}`}
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.formState.isSubmitting}>
            Send comment
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label="Comment" onSubmit={handleSend}>
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
      </Form>
    </Dialog>
  );
}
