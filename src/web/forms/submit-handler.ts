/** The handler of a submitted form: it saves, and shows a refusal where it belongs. */
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldNames, showRefusal } from './show-refusal.ts';

/** `nameOf` is the one the form was made with, where it has one. */
export function submitHandler<Values extends FieldValues, Body extends FieldValues>(
  form: UseFormReturn<Values, unknown, Body>,
  save: (body: Body) => Promise<void>,
  nameOf?: FieldNames,
) {
  return form.handleSubmit(async (body) => {
    try {
      await save(body);
    } catch (error) {
      showRefusal(form, error, nameOf);
    }
  });
}
