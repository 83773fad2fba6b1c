/** The reference of a new booking: typed, or given by the firm's numbering when it is booked. */
import { useQuery } from '@tanstack/react-query';
import { writeRef } from '#domain/firm/ref-numbering.ts';
import { TextField } from '#web/forms/fields.tsx';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';

export function NumberedRef() {
  const { data: settings } = useQuery(getAccountSettingsOptions());
  const numbering = settings?.ref_numbering ?? null;
  const hint =
    numbering === null ? undefined : `Left empty: the next number of those from ${writeRef(numbering, 1)} on.`;
  return <TextField name="ref" label="Ref" span={4} hint={hint} />;
}
