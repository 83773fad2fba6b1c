/** The form element, its banner for what concerns no single field, and its submit button. */
import { CircleAlert } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn, useFormState } from 'react-hook-form';
import { classNames } from '#web/ui/class-names.ts';
import { Button, type ButtonProps } from '#web/ui/controls/button.tsx';
import styles from './form.module.css';

type FormProps<Values extends FieldValues, Body> = {
  form: UseFormReturn<Values, unknown, Body>;
  /** The form's accessible name, for example "Property". */
  label: string;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** Lets a button outside of the form submit it (`form={id}`). */
  id?: string | undefined;
  children: ReactNode;
};

export function Form<Values extends FieldValues, Body>({
  form,
  label,
  onSubmit,
  id,
  children,
}: FormProps<Values, Body>) {
  return (
    <FormProvider {...form}>
      <form id={id} aria-label={label} noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
        <Banner />
        {children}
      </form>
    </FormProvider>
  );
}

function Banner() {
  const { errors } = useFormState();
  const message = errors.root?.['server']?.message;
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (message !== undefined) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  if (message === undefined) return null;
  return (
    <div ref={banner} className={styles.banner} role="alert">
      <CircleAlert size={16} aria-hidden />
      {message}
    </div>
  );
}

/** Busy while the form is being saved. Outside of the <form> give it the form's id. */
export function SubmitButton({ children, isBusy, ...rest }: ButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button variant="primary" type="submit" isBusy={isBusy ?? isSubmitting} {...rest}>
      {children}
    </Button>
  );
}

/** `staysInSight`: at the lower edge of the window while a long form goes on below it. */
export function FormActions({ children, staysInSight = false }: { children: ReactNode; staysInSight?: boolean }) {
  return <div className={classNames(styles.actions, staysInSight && styles.inSight)}>{children}</div>;
}
