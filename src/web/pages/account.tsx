/** /account: the person's own name, and how they sign in. One section each, in `features/my-account`. */
import { roles } from '#domain/role.ts';
import { ApplicationsSection } from '#web/features/my-account/applications-section.tsx';
import { CalendarSection } from '#web/features/my-account/calendar-section.tsx';
import { DevicesSection } from '#web/features/my-account/devices-section.tsx';
import { EmailsSection } from '#web/features/my-account/emails-section.tsx';
import { NameSection } from '#web/features/my-account/name-section.tsx';
import { PasskeySection } from '#web/features/my-account/passkey-section.tsx';
import { PasswordSection } from '#web/features/my-account/password-section.tsx';
import { SecondFactorSection } from '#web/features/my-account/second-factor-section.tsx';
import { SignatureSection } from '#web/features/my-account/signature-section.tsx';
import { useSession } from '#web/session/session.ts';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  const { email, company, role, isManager } = useSession();
  return (
    <Page title="My account" subtitle={`${email}, ${company}`} layout="read">
      <NameSection />
      {role !== roles.client && <SignatureSection />}
      {role !== roles.client && <EmailsSection />}
      {(isManager || role === roles.clerk) && <CalendarSection />}
      <PasswordSection />
      <PasskeySection />
      <SecondFactorSection />
      <DevicesSection />
      <ApplicationsSection />
    </Page>
  );
}
