/** For those who would rather believe their own viewer: the certificate that a PDF must be signed with. */
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getSigningKeysOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import styles from './pdf-check.module.css';

export function SigningCertificate() {
  const { data } = useQuery(getSigningKeysOptions());
  // The check above works without it.
  if (data === undefined) return null;
  return (
    <section className={styles.certificate} aria-labelledby="certificate-title">
      <h2 id="certificate-title">Check it without this page</h2>
      <p>
        Each PDF is signed when it is made, and a viewer such as Adobe Acrobat shows whether it was altered since. It
        calls the signer unknown, as nobody else vouches for this certificate: compare its fingerprint. A firm with a
        certificate of its own is named as the signer instead.
      </p>
      <p className={styles.fingerprint}>{data.pdf_certificate_sha256}</p>
      <a
        className={styles.download}
        href={`data:application/x-pem-file,${encodeURIComponent(data.pdf_certificate)}`}
        download="signing-certificate.pem"
      >
        <Download size={16} /> Download the certificate
      </a>
    </section>
  );
}
