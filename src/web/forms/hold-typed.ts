/** A form whose values are on their way to the service: it goes on, and nothing that is typed meanwhile is lost. */
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Call it when the values are sent, and what it returns once they are saved. The form then shows them as they were saved,
 * except for members that were changed since: those stay as they are, for the next save, and the answer is true.
 */
export function holdTyped<Values extends FieldValues, Body>(
  form: UseFormReturn<Values, unknown, Body>,
): (saved: Values) => boolean {
  // The form changes its own objects in place.
  const sent: FieldValues = structuredClone(form.getValues());
  return (saved) => {
    const typed: FieldValues = form.getValues();
    // Fields that stay as they are keep the caret where it is.
    form.reset(saved, { keepValues: true });
    let isTypedSince = false;
    for (const [name, value] of Object.entries<unknown>(saved)) {
      if (!isSameValue(typed[name], sent[name])) isTypedSince = true;
      else if (!isSameValue(typed[name], value))
        form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return isTypedSince;
  };
}

export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
