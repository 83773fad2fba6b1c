/** The public keys by which anybody checks, without this installation, what it has signed. */
import * as z from 'zod';
import { open } from '../wire.ts';

export const SigningKeys = open({
  pdf_certificate: z
    .string()
    .describe('The certificate of the key that signs PDFs, as PEM. The key itself vouches for it, and nobody else'),
  pdf_certificate_sha256: z
    .string()
    .describe('The SHA-256 of that certificate, in hex: what viewers of PDFs show as its fingerprint'),
  log_public_key: z
    .string()
    .describe('The key of Ed25519 that signs the heads of the logs of sealed versions: its 32 bytes, in base64'),
  log_origin: z
    .string()
    .describe('How the names of these logs begin; the number of the account follows')
    .meta({ examples: ['reports.example/logs/'] }),
}).meta({ id: 'SigningKeys' });
