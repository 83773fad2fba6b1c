/** Setting up an authenticator app: read the code with it, and show that it works. */
import { encode } from 'uqr';
import { AuthenticatorSetUp } from '#contract/sign-in/factor.ts';
import { TextField } from '#web/forms/fields.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useContractForm } from '#web/forms/use-contract-form.ts';
import { setAuthenticatorApp } from '#web/queries/generated/sdk.gen.ts';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import styles from './my-account.module.css';

/** As the standard asks for (ISO/IEC 18004, 9.1). */
const QUIET_MODULES = 4;

type Props = { secret: string; uri: string; onClose: () => void; onDone: (codes: string[]) => void };

export function SetUpAppDialog({ secret, uri, onClose, onDone }: Props) {
  const form = useContractForm({
    schema: AuthenticatorSetUp,
    initial: { code: '' },
    toBody: ({ code }) => ({ secret, code }),
  });

  return (
    <FormDialog
      form={form}
      title="Set up an authenticator app"
      size="sm"
      onClose={onClose}
      action="Set up"
      onSave={async (body) => {
        const { data } = await setAuthenticatorApp({ body });
        onDone(data.recovery_codes);
      }}
    >
      <p className={styles.words}>Read this with the app on your telephone, and type the six digits that it shows.</p>
      <QrCode text={uri} />
      <p className={styles.key}>
        No camera? Type this key into the app: <code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>

      <FieldGroup>
        <TextField name="code" label="Code" autoComplete="one-time-code" isRequired takesFocus />
      </FieldGroup>
    </FormDialog>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: QUIET_MODULES });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label="QR code for the app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
