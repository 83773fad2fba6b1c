/** /settings/security: how people sign in, and what keeps others out. Each section is a file in `features/settings`. */
import { LogSection } from '#web/features/settings/log-section.tsx';
import { ProxySection } from '#web/features/settings/proxy-section.tsx';
import { SecondFactorSection } from '#web/features/settings/second-factor-section.tsx';
import { SessionSection } from '#web/features/settings/session-section.tsx';
import { SingleSignOnSection } from '#web/features/settings/single-sign-on-section.tsx';
import styles from '#web/features/settings/settings.module.css';

export function Component() {
  return (
    <div className={styles.sections}>
      <SecondFactorSection />
      <SessionSection />
      <SingleSignOnSection />
      <ProxySection />
      <LogSection />
    </div>
  );
}
