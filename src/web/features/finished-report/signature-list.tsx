/** The signatures: by whom, when and how. */
import { signatureBox } from '#domain/signature-drawing.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { partyName } from './comment-card.tsx';
import type { FinishedReport, FinishedSignature } from './finished.ts';
import styles from './finished-report.module.css';

type Shown = FinishedSignature & { address?: string | null; code_sent_to?: string | null; is_current?: boolean };
type Props = {
  signatures: readonly Shown[];
  /** The version that is shown; a signature under another one says so. */
  version?: number;
};

export function SignatureList({ signatures, version }: Props) {
  return (
    <ul className={styles.signatures}>
      {signatures.map((signature) => {
        const isCurrent = signature.is_current ?? (signature.version ?? version) === version;
        return (
          <li key={signature.id} className={styles.signature}>
            {signature.drawing !== null && <SignatureDrawing path={signature.drawing} name={signature.name} />}
            {signature.method === 'typed' && <p className={styles.typedName}>{signature.name}</p>}
            <p className={styles.byline}>
              <strong>{signature.name}</strong>, {partyName(signature.role)} · <DateTime at={signature.signed_at} /> ·{' '}
              {howText(signature)}
              {signature.address != null && <> · from {signature.address}</>}
            </p>
            {signature.reason !== null && <p className={styles.words}>{signature.reason}</p>}
            {!isCurrent && (
              <p className={styles.byline}>
                {signature.outcome === 'signed' ? 'Signed' : 'Under'}{' '}
                {signature.version == null ? 'an earlier version' : `version ${signature.version}`}; the report was
                changed since.
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const outcomeWords: Record<string, string> = {
  signed: 'Signed',
  declined: 'Declined to sign',
  not_present: 'Not there to sign',
};
export const outcomeText = (outcome: string): string => outcomeWords[outcome] ?? outcome;

function howText({ outcome, method, confirmation, witness, code_sent_to: sentTo }: Shown): string {
  const made = method === 'drawn' ? 'drawn on a screen' : 'name typed';
  const what = outcome === 'signed' ? made : outcomeText(outcome).toLowerCase();
  if (confirmation === 'code') return `${what} · confirmed by a code sent to ${sentTo ?? 'their address'}`;
  return confirmation === 'in_person' ? `${what} · in person, before ${witness ?? 'a witness'}` : what;
}

/** The firm's own, by the clerk who carried it out. */
export function ClerkSignature({ report: { clerk_signature: signed, company } }: { report: FinishedReport }) {
  if (signed === null) return null;
  return (
    <div className={styles.signature}>
      <p className={styles.byline}>Signed for {company.name}</p>
      <img className={styles.clerkSignature} src={signed.url} alt={`Signature of ${signed.name}`} loading="lazy" />
      <p className={styles.byline}>
        <strong>{signed.name}</strong> · <DateTime at={signed.signed_at} />
      </p>
    </div>
  );
}

function SignatureDrawing({ path, name }: { path: string; name: string }) {
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
      role="img"
      aria-label={`Signature of ${name}`}
    >
      <path d={path} />
    </svg>
  );
}
