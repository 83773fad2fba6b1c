/** A form that is opened for one of its fields begins there: `?field=clerk.id`. */
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';

export function useAskedField<Values extends FieldValues, Body>({
  setFocus,
}: Pick<UseFormReturn<Values, unknown, Body>, 'setFocus'>): void {
  const [params] = useSearchParams();
  const asked = params.get('field') as Path<Values> | null;
  useEffect(() => {
    if (asked !== null) setFocus(asked);
  }, [asked, setFocus]);
}
