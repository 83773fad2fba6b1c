/** Rows of fields in a form, of which there are as many as somebody likes. */
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form';

/** `name` is the member that holds the rows; a field of the second is `name.1.…`. */
export function useRows<Values extends FieldValues, Name extends Path<Values>, Body>(
  form: UseFormReturn<Values, unknown, Body>,
  name: Name,
) {
  type Rows = PathValue<Values, Name>;
  type Row = Rows[number];
  const rows: Row[] = useWatch({ control: form.control, name });
  const replace = (next: Row[]) =>
    form.setValue(name, next as Rows, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return {
    rows,
    replace,
    append: (row: Row) => replace([...rows, row]),
    remove: (...places: readonly number[]) => replace(rows.filter((_, at) => !places.includes(at))),
    moveUp: (at: number) => replace(rows.with(at - 1, rows[at]).with(at, rows[at - 1])),
  };
}
