/** A form of some settings, of the account or of a client: it sends what was changed here, and asks about values that two have changed. */
import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { holdTyped, isSameValue } from '#web/forms/hold-typed.ts';
import type { FieldNames } from '#web/forms/show-refusal.ts';
import { submitHandler } from '#web/forms/submit-handler.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { useLeaveGuard } from '#web/forms/use-leave-guard.ts';
import { afterWrite, type Written } from '#web/queries/after-write.ts';
import { updateAccountSettings } from '#web/queries/generated/sdk.gen.ts';
import type { AccountSettings, AccountSettingsChange } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';

/** One level of values, so that people choose value by value. */
type Flat = Record<string, string | number | boolean | null>;

type Versioned = { version?: number | undefined };
type Headers = { 'If-Match': string };

type Options<Values extends FieldValues, Read extends Versioned, Change> = {
  read: Read;
  schema: z.ZodType<FieldValues>;
  valuesOf: (read: Read) => Values;
  /** As the schema judges them. */
  toBody: (values: Values) => unknown;
  flatOf: (values: Values) => Flat;
  /** On the wire. Members that go as a whole keep what `latest` has beside the changes. */
  changeOf: (changes: Partial<Flat>, latest: Read, values: Values) => Change;
  labels: Readonly<Record<string, string>>;
  codeWord?: (code: number, name: string) => string;
  nameOf?: FieldNames;
  send: (body: Change, headers: Headers) => Promise<{ data: Read }>;
  written: Written;
  /** Once it is saved. */
  said: string;
  /** `isTypedSince`: the form holds more by now, which waits for the next save. */
  onSaved?: (read: Read, isTypedSince: boolean) => void;
};

type Unsent = 'send' | 'written';

export const useSettingsForm = <Values extends FieldValues>(
  options: Omit<Options<Values, AccountSettings, AccountSettingsChange>, Unsent>,
) =>
  useRecordForm({
    ...options,
    send: (body, headers) => updateAccountSettings({ body, headers }),
    written: 'accountSettings',
  });

export function useRecordForm<Values extends FieldValues, Read extends Versioned, Change>(
  options: Options<Values, Read, Change>,
) {
  const { read, schema, valuesOf, toBody, flatOf, changeOf, labels, codeWord, nameOf, send, written, said, onSaved } =
    options;
  /** As the form began with them. */
  const [before, setBefore] = useState(read);
  const [seen, setSeen] = useState(read);
  if (read !== seen) {
    setSeen(read);
    // Another form of the page, or somebody else, has changed what this one does not show.
    if (isSameValue(flatOf(valuesOf(read)), flatOf(valuesOf(before)))) setBefore(read);
  }
  const form = useContractForm({ schema, initial: valuesOf(before) as DefaultValues<Values>, toBody, nameOf });
  useLeaveGuard(form.formState.isDirty);
  const { save, conflictDialog } = useConflict(labels, codeWord);
  const versioned = (one: Read) => ({ ...flatOf(valuesOf(one)), version: one.version });

  const handleSave = submitHandler(
    form,
    async () => {
      const values = structuredClone(form.getValues());
      const settle = holdTyped(form);
      const former = flatOf(valuesOf(before));
      const gone = Object.fromEntries(Object.keys(former).map((name) => [name, '']));
      let latest = before;
      const saved = await save({
        before: versioned(before),
        body: { ...gone, ...flatOf(values) },
        send: (changes, headers) => send(changeOf(changes, latest, values), headers),
        present: (current: Read) => {
          latest = current;
          return versioned(current);
        },
      });
      if (saved === undefined) return;
      setBefore(saved.data);
      await afterWrite(written);
      // Last, since the form is free again with it.
      const isTypedSince = settle(valuesOf(saved.data));
      onSaved?.(saved.data, isTypedSince);
      showToast({ text: said });
    },
    nameOf,
  );
  return { form, handleSave, conflictDialog };
}
