/** Codes that another system meets, such as scopes and events, each with its words beside it. */
import styles from './integrations.module.css';

type Props = { label: string; codes: readonly string[]; textOf: (code: string) => string };

export function CodesInWords({ label, codes, textOf }: Props) {
  return (
    <ul className={styles.codes} aria-label={label}>
      {codes.map((code) => (
        <li key={code}>
          {textOf(code)} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
