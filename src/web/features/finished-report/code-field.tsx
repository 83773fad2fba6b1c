/** The code that shows that it is the reader who signs: sent to their address on demand, and typed in here. */
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { TextField } from '#web/forms/fields.tsx';
import { errorText } from '#web/queries/api-error.ts';
import { sendSignatureCode } from '#web/queries/generated/sdk.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldError, FieldGroup } from '#web/ui/fields/field.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './finished-report.module.css';

type Props = {
  reportKey: string;
  /** `a***@example.com` */
  sentTo: string;
};

export function CodeField({ reportKey, sentTo }: Props) {
  const titleId = useId();
  const send = useMutation({ mutationFn: () => sendSignatureCode({ path: { report_key: reportKey } }) });
  const sent = send.data?.data;
  return (
    <section className={styles.code} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.codeTitle}>
        Show that it is you
      </h3>
      <output>
        {sent === undefined ? (
          <p>We send a code of six digits to {sentTo}. It keeps others from signing in your name.</p>
        ) : (
          <p>
            The code is on its way to <strong>{sent.sent_to}</strong>. It works until <DateTime at={sent.ends_at} />.
          </p>
        )}
      </output>
      <div>
        <Button icon={<Mail />} isBusy={send.isPending} onClick={() => send.mutate()}>
          {sent === undefined ? 'Send me a code' : 'Send another code'}
        </Button>
      </div>
      {send.isError && <FieldError id={`${titleId}-error`}>{errorText(send.error)}</FieldError>}
      <FieldGroup>
        <TextField
          name="code"
          label="Code from the e-mail"
          isRequired
          inputMode="numeric"
          autoComplete="one-time-code"
          span={6}
        />
      </FieldGroup>
    </section>
  );
}
