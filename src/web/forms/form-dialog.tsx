/** A dialog with one form, and the button that saves it; a click outside loses no typing. */
import { type ReactNode, useId } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx';
import { Form } from './form.tsx';
import type { FieldNames } from './show-refusal.ts';
import { submitHandler } from './submit-handler.ts';

type Props<Values extends FieldValues, Body extends FieldValues> = Pick<DialogProps, 'title' | 'size' | 'onClose'> & {
  form: UseFormReturn<Values, unknown, Body>;
  /** The form's accessible name, unless it is the title. */
  label?: string | undefined;
  /** The words on the button, for example "Add meter". */
  action: string;
  /** On the other button, where "Cancel" could be misread. */
  keep?: string;
  isDanger?: boolean;
  onSave: (body: Body) => Promise<void>;
  /** The one the form was made with, where it has one. */
  nameOf?: FieldNames | undefined;
  children: ReactNode;
};

export function FormDialog<Values extends FieldValues, Body extends FieldValues>({
  form,
  title,
  label = title,
  action,
  keep = 'Cancel',
  isDanger = false,
  size,
  onSave,
  nameOf,
  onClose,
  children,
}: Props<Values, Body>) {
  const id = useId();
  const { isSubmitting } = useFormState({ control: form.control });

  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      closesOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} type="submit" form={id} isBusy={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} label={label} onSubmit={submitHandler(form, onSave, nameOf)}>
        {children}
      </Form>
    </Dialog>
  );
}
