/** /settings/firm: the firm's name, place and look. */
import { BookingsSection } from '#web/features/settings/firm/bookings-section.tsx';
import { FirmSection } from '#web/features/settings/firm/firm-section.tsx';
import { LogoSection } from '#web/features/settings/firm/logo-section.tsx';
import styles from '#web/features/settings/settings.module.css';

export function Component() {
  return (
    <div className={styles.sections}>
      <FirmSection />
      <LogoSection />
      <BookingsSection />
    </div>
  );
}
