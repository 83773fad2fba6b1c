/** Says that no e-mail leaves the house, and what to do about it. */
import { MailWarning } from 'lucide-react';
import styles from './emails.module.css';

export function KeptNotice() {
  return (
    <div className={styles.notice} role="note">
      <MailWarning size={18} aria-hidden />
      <p>
        <strong>No mail server is set, so nothing leaves the house.</strong> E-mails are kept here: open one to pass its
        text or its link on. Once an administrator has connected a mail server under Settings, E-mails, those of the
        last three days are sent.
      </p>
    </div>
  );
}
