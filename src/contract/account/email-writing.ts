/** E-mails as people of the firm send them again, or try a text: all that the forms of the browser need of them. */
import * as z from 'zod';
import { EmailAddress, LINE, PARAGRAPH, RequiredText } from '../wire.ts';

export const EmailResend = z.object({
  recipient: EmailAddress.optional().meta({
    description: 'Another address; the one it had unless given',
    examples: ['ann@example.com'],
  }),
});
export const EmailTrial = z
  .object({ subject: RequiredText(LINE).describe('Subject line'), text: RequiredText(PARAGRAPH).describe('Its text') })
  .meta({ id: 'EmailTrial' });
