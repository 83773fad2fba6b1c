/** The certificate of a firm's own, with which its PDFs are signed in its name. */
import * as z from 'zod';
import { Bounded, Instant, LINE, open, PARAGRAPH, RequiredText, Version } from '../wire.ts';

export const SigningCertificate = open({
  version: Version,
  subject: z
    .string()
    .nullable()
    .meta({ description: 'The name in it; null until there is one', examples: ['CN=Harbour Lettings Ltd, C=GB'] }),
  issuer: z.string().nullable().describe('The authority that vouches for it; null until there is one'),
  sha256: z.string().nullable().describe('Its fingerprint (SHA-256), in hex; null until there is one'),
  valid_from: Instant.nullable().describe('When it begins; null until there is one'),
  valid_until: Instant.nullable().describe('When it ends; null until there is one'),
  is_used: z
    .boolean()
    .describe(
      'Whether PDFs are signed with it now; otherwise they are signed with the certificate of the installation',
    ),
}).meta({ id: 'SigningCertificate' });

export const SigningCertificateChange = z
  .object({
    pem: RequiredText(PARAGRAPH).meta({
      description:
        'The certificate, its private key (RSA, 2048 bits or more) and the certificates that vouch for it, in PEM, one after the other. The key is never shown again',
    }),
    passphrase: Bounded(LINE).optional().meta({ description: 'That of the private key, where it has one' }),
  })
  .meta({ id: 'SigningCertificateChange' });
