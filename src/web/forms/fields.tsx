/** Fields of a form by their wire name: each finds its value, its fault and its focus in the form around it. */
import { type ComponentType, useEffect, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { DateInput, TimeInput } from '#web/ui/fields/date-input.tsx';
import { CheckField as CheckFrame, type ControlProps, Field, type FieldFrame } from '#web/ui/fields/field.tsx';
import { Select, type SelectOption, TextArea, TextInput } from '#web/ui/fields/input.tsx';
import { TagsInput } from '#web/ui/fields/tags-input.tsx';
import { inSentence } from './fault-words.ts';

export type FieldProps = Omit<FieldFrame, 'error'> & { name: string };

function useField<Value>(name: string, label: string) {
  const { field, fieldState } = useController({ name });
  return { field: { ...field, value: field.value as Value }, error: inSentence(label, fieldState.error?.message) };
}

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  /** The keys of a phone. */
  inputMode?: 'numeric';
  /** Suggestions that do not bind. */
  suggestions?: readonly string[];
  /** When its dialog opens. */
  takesFocus?: boolean;
};

export function TextField(props: TextFieldProps) {
  const { name, type = 'text', autoComplete = 'off', inputMode, suggestions, takesFocus, ...frame } = props;
  const { field, error } = useField<string>(name, frame.label);
  const listId = useId();
  return (
    <Field {...frame} error={error}>
      {(control) => (
        <>
          <TextInput
            {...control}
            {...field}
            type={type}
            autoComplete={autoComplete}
            inputMode={inputMode}
            list={suggestions && listId}
            data-autofocus={takesFocus}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

type PasswordFieldProps = FieldProps & { autoComplete: 'current-password' | 'new-password'; isShown?: boolean };

export function PasswordField({ name, autoComplete, isShown = false, ...frame }: PasswordFieldProps) {
  const { field, error } = useField<string>(name, frame.label);
  return (
    <Field {...frame} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...field}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

export function TextAreaField({ name, rows = 3, ...frame }: FieldProps & { rows?: number }) {
  const { field, error } = useField<string>(name, frame.label);
  return (
    <Field {...frame} error={error}>
      {(control) => <TextArea {...control} {...field} rows={rows} />}
    </Field>
  );
}

type NumberFieldProps = FieldProps & {
  min?: number;
  max?: number;
};

/** Holds a number, null when empty, and the text itself when it is no number: the schema then says so. */
export function NumberField({ name, min, max, ...frame }: NumberFieldProps) {
  const { field, error } = useField<number | string | null>(name, frame.label);
  return (
    <Field {...frame} error={error}>
      {(control) => (
        <TextInput
          {...control}
          {...field}
          inputMode="numeric"
          autoComplete="off"
          value={field.value ?? ''}
          onChange={(event) => field.onChange(readNumber(event.target.value))}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (step === undefined || typeof field.value === 'string') return;
            event.preventDefault();
            field.onChange(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (field.value ?? 0) + step)));
          }}
        />
      )}
    </Field>
  );
}

function readNumber(text: string): number | string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : text;
}

type SelectFieldProps = FieldProps & { options: readonly (SelectOption | string)[]; emptyLabel?: string };

/** Holds the chosen value, `''` for none (with `emptyLabel`). */
export function SelectField({ name, options, emptyLabel, ...frame }: SelectFieldProps) {
  const { field, error } = useField<string>(name, frame.label);
  // To who has chosen nothing yet, nothing is not "one of the choices".
  const said = error !== undefined && field.value === '' ? inSentence(frame.label, 'is needed') : error;
  return (
    <Field {...frame} error={said}>
      {(control) => <Select {...control} {...field} options={options} emptyLabel={emptyLabel} />}
    </Field>
  );
}

/** Holds `2027-02-03`, or `''`. */
export function DateField({ name, ...frame }: FieldProps) {
  return <Typed<string> name={name} frame={frame} Input={DateInput} />;
}

/** Holds `09:30`, or `''`. */
export function TimeField({ name, ...frame }: FieldProps) {
  return <Typed<string> name={name} frame={frame} Input={TimeInput} />;
}

/** Holds an array of words. */
export function TagsField({ name, ...frame }: FieldProps) {
  return <Typed<string[]> name={name} frame={frame} Input={TagsInput} />;
}

type InputProps<Value> = { control: ControlProps; value: Value; onChange: (value: Value) => void; onBlur: () => void };
type TypedProps<Value> = {
  name: string;
  frame: Omit<FieldProps, 'name'>;
  Input: ComponentType<InputProps<Value>>;
};

function Typed<Value>({ name, frame, Input }: TypedProps<Value>) {
  const { field, error } = useField<Value>(name, frame.label);
  return (
    <Field {...frame} error={error}>
      {(control) => (
        <>
          <FocusesById name={name} id={control.id} />
          <Input control={control} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
        </>
      )}
    </Field>
  );
}

/** Holds a boolean. */
export function CheckField({ name, ...frame }: Omit<FieldProps, 'isRequired' | 'isLabelHidden'>) {
  const { field, error } = useField<boolean>(name, frame.label);
  return (
    <CheckFrame {...frame} error={error}>
      {(control) => <Tick control={control} field={field} />}
    </CheckFrame>
  );
}

function Tick({ control, field }: { control: ControlProps; field: ReturnType<typeof useField<boolean>>['field'] }) {
  const { value, onChange, ...rest } = field;
  return (
    <input
      {...control}
      {...rest}
      type="checkbox"
      checked={value}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Controls without a `ref` of their own still take the focus when they are at fault. */
export function FocusesById({ name, id }: { name: string; id: string }) {
  const { control } = useFormContext();
  const { field } = useController({ name, control });
  const attach = field.ref;
  useEffect(() => {
    attach({ focus: () => document.getElementById(id)?.focus() });
    return () => attach(null);
  }, [attach, id]);
  return null;
}
