/** The mail server of a firm: where its e-mails go out, once a test message has. */
import * as z from 'zod';
import { Bounded, EmailAddress, Instant, LINE, open, RequiredText, Version } from '../wire.ts';

export const MailServer = open({
  version: Version,
  host: z
    .string()
    .nullable()
    .meta({ description: 'Its name; null until one is given', examples: ['mail.harbour.example'] }),
  port: z.int().nullable().describe('Its port; null until one is given'),
  user_name: z.string().nullable().describe('The name with which the firm signs in there; null until one is given'),
  has_password: z.boolean().describe('Whether a password is kept; it is never shown'),
  sender: z.string().nullable().describe('The address that e-mails come from; null until one is given'),
  tried_at: Instant.nullable().describe(
    'When a test message went through it as it is, from which moment all e-mails of the firm do; null before, and after a change',
  ),
  installation: z
    .boolean()
    .describe('Whether Keyturn has a mail server here, through which e-mails go while the firm has none of its own'),
}).meta({ id: 'MailServer' });

const Host = Bounded(253)
  .overwrite((text) => text.trim().toLowerCase())
  .refine((text) => text !== '', { error: 'must not be empty' })
  .meta({ description: 'Its name', examples: ['mail.harbour.example'] });

/** Omitted members are kept. */
export const MailServerChange = z
  .object({
    host: Host,
    port: z
      .int()
      .min(1)
      .max(65_535)
      .meta({
        description: '465 is encrypted from the first byte; at any other port encryption begins before the password',
        examples: [587],
      }),
    user_name: RequiredText(LINE),
    password: RequiredText(LINE).meta({
      description: 'Never shown again. Needed again with another `host`, `port` or `user_name`',
    }),
    sender: EmailAddress,
  })
  .partial()
  .meta({ id: 'MailServerChange' });

export const MailServerTrial = open({
  recipient: z.string().describe('The address of the caller, to which a test message was sent'),
  failure: z
    .string()
    .nullable()
    .describe('Null when the mail server took it. Otherwise its answer, or why it could not be asked'),
}).meta({ id: 'MailServerTrial' });
