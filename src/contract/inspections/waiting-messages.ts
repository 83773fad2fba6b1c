/** Messages about appointments that wait before they go, so that a change which is taken back tells nobody. */
import * as z from 'zod';
import { mostMinutes, quietMinutes, soonMinutes } from '#domain/message/message-wait.ts';
import { Address } from '../property.ts';
import {
  EmailAddress,
  envelope,
  Id,
  IdList,
  Instant,
  LINE,
  listQuery,
  open,
  PARAGRAPH,
  RequiredText,
  UpdatedSort,
} from '../wire.ts';

/** More than somebody looks at, and what is told of in one transaction. */
const MOST_SENT = 200;

const Message = open({
  kind: z.string().describe('Its kind, as in the settings: `moved`, for example'),
  name: z.string().describe('Who is told'),
  recipient: z.string().describe('The address'),
  subject: z.string().describe('Subject line, as it will be sent'),
  text: z
    .string()
    .describe('Its text, as it will be sent; `{answer}` and `{link}` stand where each recipient’s own link will be'),
  inspection_ids: z.array(Id).describe('The inspections that it tells of: several where they go together'),
  visits: z
    .string()
    .nullable()
    .describe('The list of these visits, which stands in place of `{visits}` in the text; null in a message about one'),
});

export const WaitingMessages = open({
  inspection_id: Id.describe('The inspection they are about'),
  inspection_version: z.int().describe('Its version, of which they tell'),
  property: open({ id: Id, address: Address.describe('Where it is') }).describe('Where the inspection is'),
  since: Instant.describe('When the first change was made'),
  due_at: Instant.describe(
    `When they go: after ${quietMinutes} minutes without another change, also of the visits that go together, or ${soonMinutes} for a visit within four hours, and ${mostMinutes} after the first change at most`,
  ),
  messages: z.array(Message).describe('One each for whoever is told; none where the change was taken back'),
}).meta({ id: 'WaitingMessages' });
export const WaitingMessagesList = envelope(WaitingMessages);
export const WaitingMessagesQuery = z.object({
  ...listQuery(30),
  sort: UpdatedSort,
  inspection_id: IdList.meta({ description: 'Only those about these inspections' }),
});

const EditedMessage = z.object({
  inspection_id: Id.describe('One of the inspections; of a message about several, any of them'),
  recipient: EmailAddress.meta({ description: 'The address, as in the list' }),
  subject: RequiredText(LINE).describe('Another subject line'),
  text: RequiredText(PARAGRAPH).describe(
    'Another text; `{answer}` and `{link}` become the recipient’s own link, and `{visits}` the list of visits, as the other placeholders are filled',
  ),
});

export const WaitingMessagesSending = z
  .object({
    inspections: z
      .array(
        z.object({
          id: Id.describe('An inspection of the list'),
          version: z
            .int()
            .positive()
            .optional()
            .describe('The version whose messages were read: refused when it was changed since'),
        }),
      )
      .min(1)
      .max(MOST_SENT)
      .describe('Those whose messages go now'),
    messages: z.array(EditedMessage).max(MOST_SENT).optional().describe('Messages with a text of their own'),
  })
  .meta({ id: 'WaitingMessagesSending' });

export const WaitingMessagesSent = open({
  sent: z.int().describe('How many people are told, each counted once'),
}).meta({ id: 'WaitingMessagesSent' });
