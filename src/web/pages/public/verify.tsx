/** /verify: anybody who holds a PDF of a report checks that it is unaltered and the latest. No account; the PDF stays with them. */
import { PdfCheck } from '#web/features/pdf-check/pdf-check.tsx';
import { SigningCertificate } from '#web/features/pdf-check/signing-certificate.tsx';
import { PublicPage } from './public-page.tsx';

export function Component() {
  return (
    <PublicPage
      title="Check a PDF of a report"
      subtitle="Whether it is as it was made, and whether the report has been corrected since."
    >
      <PdfCheck />
      <SigningCertificate />
    </PublicPage>
  );
}
