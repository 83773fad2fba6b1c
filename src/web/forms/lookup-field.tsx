/**
 * A type-ahead in a form: holds the id of the chosen option, or null. The options come from a query of the caller's.
 */
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { isUnanswered, unansweredWords } from '#web/queries/unanswered.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Lookup, type LookupOption } from '#web/ui/fields/lookup.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { inSentence } from './fault-words.ts';
import { type FieldProps, FocusesById } from './fields.tsx';

type LookupFieldProps<Found, Failed, Key extends QueryKey> = FieldProps & {
  /** The query for the typed text; an empty text asks for the first few. */
  queryOf: (sought: string) => UseQueryOptions<Found, Failed, Found, Key>;
  optionsOf: (found: Found, sought: string) => LookupOption[];
  /** The words for the value the form opened with, or was given by somebody else than the field. */
  initial?: LookupOption | null | undefined;
  /** The text that is sought when the field opens for the first time. */
  soughtAtFirst?: string | undefined;
  placeholder?: string | undefined;
  nothing?: string | undefined;
  /** Hears what is typed; empty text once something is chosen, or the field is left. */
  onSeek?: ((sought: string) => void) | undefined;
};

export function LookupField<Found, Failed, Key extends QueryKey>(props: LookupFieldProps<Found, Failed, Key>) {
  const {
    name,
    queryOf,
    optionsOf,
    initial = null,
    soughtAtFirst = '',
    placeholder,
    nothing,
    onSeek,
    ...frame
  } = props;
  const { field, fieldState } = useController({ name });
  const [chosen, setChosen] = useState<LookupOption | null>(null);
  const [sought, setSought] = useState(soughtAtFirst);
  const [hasFocus, setFocus] = useState(false);
  const asked = useSettled(sought.trim());
  const query = useQuery({ ...queryOf(asked), enabled: hasFocus, placeholderData: (before) => before });
  const { data, isFetching } = query;
  const hasNoAnswer = isUnanswered(query);
  const shown =
    [chosen, initial].find((option) => option !== null && String(field.value ?? '') === option.value) ?? null;

  function handleChoose(option: LookupOption | null) {
    setChosen(option);
    field.onChange(option === null ? null : Number(option.value));
  }

  return (
    <Field {...frame} error={inSentence(frame.label, fieldState.error?.message)}>
      {(control) => (
        <div onFocus={() => setFocus(true)}>
          <FocusesById name={name} id={control.id} />
          <Lookup
            control={control}
            placeholder={placeholder}
            chosen={shown}
            onChoose={handleChoose}
            sought={sought}
            onSeek={(text) => {
              setSought(text);
              onSeek?.(text);
            }}
            options={data === undefined || hasNoAnswer ? [] : optionsOf(data, asked)}
            isLooking={isFetching || asked !== sought.trim()}
            nothing={hasNoAnswer ? unansweredWords : nothing}
            onBlur={field.onBlur}
          />
        </div>
      )}
    </Field>
  );
}
