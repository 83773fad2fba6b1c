/** The handler of a submitted form: it saves, and shows a refusal where it belongs. */
import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type FieldNames, showRefusal } from './show-refusal.ts';

/** A second press may come before the button shows that it is busy: it saves nothing again. */
const underWay = new WeakSet<object>();

/** `nameOf` is the one the form was made with, where it has one. */
export function submitHandler<Values extends FieldValues, Body extends FieldValues>(
  form: UseFormReturn<Values, unknown, Body>,
  save: (body: Body) => Promise<void>,
  nameOf?: FieldNames,
) {
  const handleSubmit = form.handleSubmit(async (body) => {
    try {
      await save(body);
    } catch (error) {
      showRefusal(form, error, nameOf);
    }
  });
  return async (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (underWay.has(form.control)) return;
    underWay.add(form.control);
    try {
      await handleSubmit(event);
    } finally {
      underWay.delete(form.control);
    }
  };
}
